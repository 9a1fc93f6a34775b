"""The side panel: score sheet, story, pages, help, and the prompt."""
