"""Makes a font whose glyphs are all half an em wide, or an em where the engine counts two columns: for comparing layouts."""

import struct
import unicodedata


def font():
    """Returns the bytes of a TrueType font with an empty glyph for every character of the basic plane and the pictures above it."""
    count = 0xFFFF
    widths = bytearray()
    for code in range(count):
        wide = 0x1100 <= code < 0xD800 and unicodedata.east_asian_width(chr(code)) in "WF" or 0xE000 <= code < 0xF000
        empty = code < 0x20 or 0xD800 > code and unicodedata.category(chr(code)) in ("Mn", "Me", "Cf")
        widths += struct.pack(">HH", 0 if empty else 1000 if wide else 500, 0)
    tables = {
        "OS/2": struct.pack(">HhHHH", 4, 500, 400, 5, 0) + struct.pack(">10h", 650, 700, 0, 140, 650, 700, 0, 480, 50, 260)
        + struct.pack(">h", 0) + bytes(10) + struct.pack(">4L", 0, 0, 0, 0) + b"CRN " + struct.pack(">HHH", 0x40, 0x20, 0xFFFF)
        + struct.pack(">hhhHH", 820, -180, 0, 820, 180) + struct.pack(">LL", 1, 0) + struct.pack(">hhHHH", 500, 700, 0, 32, 1),
        "cmap": cmap(),
        "glyf": bytes(4),
        "head": struct.pack(">LLLLHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, 1000, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0),
        "hhea": struct.pack(">LhhhHhhhhhh4hhH", 0x10000, 820, -180, 0, 1000, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, count),
        "hmtx": bytes(widths),
        "loca": bytes(2 * (count + 1)),
        "maxp": struct.pack(">LH13H", 0x10000, count, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        "name": name(),
        "post": struct.pack(">LLhhLLLLL", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    offset, directory, body = 12 + 16 * len(tables), b"", b""
    for tag, data in tables.items():
        padded = data + bytes(-len(data) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        directory += tag.encode() + struct.pack(">LLL", total, offset + len(body), len(data))
        body += padded
    return struct.pack(">LHHHH", 0x10000, len(tables), 128, 3, len(tables) * 16 - 128) + directory + body


def cmap():
    # One glyph for each character, by its number; pictures above the basic plane share those of the private area.
    groups = [(0x20, 0xD7FF, 0x20), (0xE000, 0xFFFD, 0xE000), (0x1F000, 0x1FAFF, 0xE000)]
    data = b"".join(struct.pack(">LLL", *group) for group in groups)
    return struct.pack(">HH", 0, 1) + struct.pack(">HHL", 3, 10, 12) + struct.pack(">HHLLL", 12, 0, 16 + len(data), 0, len(groups)) + data


def name():
    words = {1: "Half", 2: "Regular", 4: "Half", 6: "Half"}
    records, text = b"", b""
    for number, word in words.items():
        data = word.encode("utf-16-be")
        records += struct.pack(">6H", 3, 1, 0x409, number, len(data), len(text))
        text += data
    return struct.pack(">HHH", 0, len(words), 6 + len(records)) + records + text
