"""The room for practice: an overview of the skills, and exercises one after the other."""
