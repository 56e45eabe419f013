// Diagram: the stage's first file replaces this one.
