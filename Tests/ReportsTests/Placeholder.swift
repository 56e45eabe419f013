// Replaced by the stage's first test.
