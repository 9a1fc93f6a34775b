"""All You Wish For, by Emiliano "il Wentu" Venturini."""
