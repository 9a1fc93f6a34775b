"""The Fairy Circle: Hunters, by Andrea Guerrieri."""
