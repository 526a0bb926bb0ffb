#!/usr/bin/env python3
"""Writes the font Blocks, whose letters are squares as wide as the font is large, so that tests can tell it by its widths.

Usage: make-font.py FILE
"""

import struct
import sys

EM = 1000
LETTERS = range(ord("A"), ord("Z") + 1)
# What the squares leave free, as in most fonts.
ASCENT, DESCENT = 800, -200


def glyph(size):
    """A square on the base line."""
    points = [(100, 0), (100, size), (size, size), (size, 0)]
    x = [points[0][0]] + [b[0] - a[0] for a, b in zip(points, points[1:])]
    y = [points[0][1]] + [b[1] - a[1] for a, b in zip(points, points[1:])]
    head = struct.pack(">hhhhh", 1, 100, 0, size, size)
    return head + struct.pack(">HH4B4h4h", 3, 0, 1, 1, 1, 1, *x, *y)


def names():
    texts = {1: "Blocks", 2: "Regular", 3: "Blocks 1", 4: "Blocks Regular", 5: "Version 1.0", 6: "Blocks-Regular"}
    records, storage = b"", b""
    for kind, text in sorted(texts.items()):
        data = text.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, kind, len(data), len(storage))
        storage += data
    return struct.pack(">3H", 0, len(texts), 6 + len(records)) + records + storage


def character_map():
    """One segment of letters, and the one that every map ends with."""
    first, last = LETTERS[0], LETTERS[-1]
    segments = struct.pack(">2H", last, 0xFFFF) + b"\0\0" + struct.pack(">2H", first, 0xFFFF)
    segments += struct.pack(">2H", (1 - first) & 0xFFFF, 1) + struct.pack(">2H", 0, 0)
    table = struct.pack(">7H", 4, 14 + len(segments), 0, 4, 4, 1, 0) + segments
    return struct.pack(">2H", 0, 1) + struct.pack(">HHI", 3, 1, 12) + table


def tables():
    count = 1 + len(LETTERS)
    outlines = [glyph(500)] + [glyph(700)] * len(LETTERS)
    outlines = [outline + b"\0" * (-len(outline) % 4) for outline in outlines]
    places = [sum(map(len, outlines[:index])) for index in range(count + 1)]
    yield "OS/2", struct.pack(
        ">Hh3H11h10B4I4s3H3h2H2I2h3H", 4, EM, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0,
        *[0] * 10, 0, 0, 0, 0, b"none", 0x40, LETTERS[0], LETTERS[-1], ASCENT, DESCENT, 0, ASCENT, -DESCENT, 1, 0,
        500, 700, 0, 32, 1)
    yield "cmap", character_map()
    yield "glyf", b"".join(outlines)
    yield "head", struct.pack(">4I2H2q4h2H3h", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 100, 0, 700, 700, 0, 8, 2, 1, 0)
    yield "hhea", struct.pack(">I3hH11hH", 0x10000, ASCENT, DESCENT, 0, EM, 100, 300, 700, 1, *[0] * 7, count)
    yield "hmtx", struct.pack(">Hh", EM, 100) * count
    yield "loca", struct.pack(f">{count + 1}I", *places)
    yield "maxp", struct.pack(">I14H", 0x10000, count, 4, 1, 0, 0, 1, *[0] * 8)
    yield "name", names()
    yield "post", struct.pack(">2I2h5I", 0x30000, 0, -100, 50, 1, 0, 0, 0, 0)


def checksum(data):
    data += b"\0" * (-len(data) % 4)
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def font():
    made = list(tables())
    place = 12 + 16 * len(made)
    directory, body, head = b"", b"", 0
    for tag, data in made:
        if tag == "head":
            head = place + len(body)
        directory += struct.pack(">4s3I", tag.encode(), checksum(data), place + len(body), len(data))
        body += data + b"\0" * (-len(data) % 4)
    whole = struct.pack(">I4H", 0x10000, len(made), 128, 3, len(made) * 16 - 128) + directory + body
    adjusted = struct.pack(">I", (0xB1B0AFBA - checksum(whole)) & 0xFFFFFFFF)
    return whole[:head + 8] + adjusted + whole[head + 12:]


if __name__ == "__main__":
    with open(sys.argv[1], "wb") as file:
        file.write(font())
