"""The contract between a game and any table: pictures, words and beats as plain data. No Qt."""
