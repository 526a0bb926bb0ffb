"""What the pictures show: the app of the guide, used in the same way on each host."""

import json

# The size of a page in a narrow and a wide picture, in points, and of the bar above it.
NARROW, WIDE = (396, 418), (900, 456)
BAR = 44
# The size of a terminal's cell, in points.
CELL = (9, 19)
# Pixels per point.
DENSITY = 2
APPEARANCES = ("light", "dark")

BOOKS = [
    ("Emma", "Jane Austen", "wanted", ""),
    ("The Moonstone", "Wilkie Collins", "wanted", ""),
    ("Kindred", "Octavia E. Butler", "wanted", ""),
    ("Middlemarch", "George Eliot", "reading", "Book three. Casaubon never finishes his key to all mythologies."),
    ("The Dispossessed", "Ursula K. Le Guin", "reading", "There was a wall. It did not look important."),
    ("My Ántonia", "Willa Cather", "reading", ""),
    ("The Waves", "Virginia Woolf", "reading", ""),
    ("Walden", "Henry David Thoreau", "finished", ""),
    ("Persuasion", "Jane Austen", "finished", ""),
]


def settings():
    """The file in which the app keeps its library."""
    books = [
        {"id": number, "title": title, "author": author, "shelf": shelf, "notes": notes}
        for number, (title, author, shelf, notes) in enumerate(BOOKS, 1)
    ]
    return json.dumps({"version": 1, "values": {"library": json.dumps(books, ensure_ascii=False)}}, ensure_ascii=False)


def narrow(user):
    """Uses the app in a narrow window. `user` can press, go back, type and take a picture."""
    user.take("shelves")
    user.choose("Reading", "shelves-choose")
    user.take("list")
    user.choose("Middlemarch", "list-choose")
    user.take("book")
    user.press("Delete")
    user.take("alert")
    user.press("Cancel")
    user.go_back()
    user.press("Add")
    user.type("Ulysses")
    user.next_field()
    user.type("James Joyce")
    user.take("sheet")
    user.press("Save", "sheet-save")
    user.take("added")
    user.search("wa")
    user.take("search")


def wide(user):
    user.choose("Reading")
    user.take("columns")


WALKS = [(NARROW, narrow), (WIDE, wide)]
