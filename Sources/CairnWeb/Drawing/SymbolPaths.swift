/// The drawings of symbols, each a list of paths.
enum SymbolPaths {
  static let unknown = ["M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"]

  private static let circle = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z"

  static let all: [String: [String]] = {
    var all = drawn
    for (name, other) in sameAs { all[name] = drawn[other] }
    return all
  }()

  private static let drawn: [String: [String]] = [
    // Arrows
    "chevron.right": ["M9 5l7 7-7 7"], "chevron.left": ["M15 5l-7 7 7 7"], "chevron.up": ["M5 15l7-7 7 7"],
    "chevron.down": ["M5 9l7 7 7-7"], "chevron.up.chevron.down": ["M7 9l5-5 5 5", "M7 15l5 5 5-5"],
    "arrow.right": ["M4 12h16", "M13 5l7 7-7 7"], "arrow.left": ["M20 12H4", "M11 5l-7 7 7 7"],
    "arrow.up": ["M12 20V4", "M5 11l7-7 7 7"], "arrow.down": ["M12 4v16", "M5 13l7 7 7-7"],
    "arrow.up.right": ["M6 18L18 6", "M9 6h9v9"],
    "arrow.up.arrow.down": ["M8 20V4", "M4 8l4-4 4 4", "M16 4v16", "M12 16l4 4 4-4"],
    "arrow.left.arrow.right": ["M4 8h16", "M16 4l4 4-4 4", "M20 16H4", "M8 12l-4 4 4 4"],
    "arrow.clockwise": ["M20 12a8 8 0 1 1-2.4-5.7L20 8.5", "M20 3.5v5h-5"],
    "arrow.counterclockwise": ["M4 12a8 8 0 1 0 2.4-5.7L4 8.5", "M4 3.5v5h5"],
    "arrow.triangle.2.circlepath": [
      "M4 11a8 8 0 0 1 14-4.5L20 9", "M20 4v5h-5", "M20 13a8 8 0 0 1-14 4.5L4 15", "M4 20v-5h5",
    ],
    "arrow.uturn.backward": ["M8 5L4 9l4 4", "M4 9h10a6 6 0 0 1 0 12h-4"],
    "arrow.uturn.forward": ["M16 5l4 4-4 4", "M20 9H10a6 6 0 0 0 0 12h4"],
    "square.and.arrow.up": ["M7 10H5v11h14V10h-2", "M12 15V3", "M8 7l4-4 4 4"],
    "square.and.arrow.down": ["M7 10H5v11h14V10h-2", "M12 3v12", "M8 11l4 4 4-4"],
    "arrowshape.turn.up.left": ["M10 5l-7 6 7 6v-4c5 0 8 1.5 11 5-1-7-5-9-11-9z"],
    "arrowshape.turn.up.right": ["M14 5l7 6-7 6v-4c-5 0-8 1.5-11 5 1-7 5-9 11-9z"],
    "shuffle": ["M3 7h3c5 0 6 10 11 10h4", "M3 17h3c5 0 6-10 11-10h4", "M18 4l3 3-3 3", "M18 14l3 3-3 3"],
    "repeat": ["M4 11V9a2 2 0 0 1 2-2h14", "M17 4l3 3-3 3", "M20 13v2a2 2 0 0 1-2 2H4", "M7 20l-3-3 3-3"],
    // Marks
    "plus": ["M12 4v16", "M4 12h16"], "minus": ["M4 12h16"], "xmark": ["M5 5l14 14", "M19 5L5 19"],
    "checkmark": ["M4 13l5 5L20 6"], "equal": ["M5 9h14", "M5 15h14"], "multiply": ["M6 6l12 12", "M18 6L6 18"],
    "ellipsis": [
      "M5 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6z", "M12 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6z",
      "M19 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6z",
    ], "exclamationmark": ["M12 4v10", "M12 19h.01"],
    "questionmark": ["M8 8.5a4 4 0 1 1 5.6 3.7C12.5 12.8 12 13.5 12 15", "M12 19h.01"],
    "info": ["M12 11v8", "M12 6h.01"], "number": ["M9 4L7 20", "M17 4l-2 16", "M4 9h16", "M4 15h16"],
    "at": ["M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5"],
    "exclamationmark.triangle": ["M12 3.5L22 20.5H2z", "M12 10v5", "M12 18h.01"],
    "asterisk": ["M12 4v16", "M5 8l14 8", "M19 8L5 16"],
    // Shapes
    "circle": [circle], "square": ["M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"],
    "triangle": ["M12 4l9.5 16h-19z"], "diamond": ["M12 2.5l9.5 9.5-9.5 9.5L2.5 12z"],
    "hexagon": ["M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z"],
    "rectangle": ["M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z"],
    "capsule": ["M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7z"],
    "star": ["M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z"],
    "heart": [
      "M12 20.5C5 15.5 2.5 12 2.5 8.6 2.5 6 4.5 4 7 4c2 0 3.8 1.1 5 3 1.2-1.9 3-3 5-3 2.5 0 4.5 2 4.5 4.6 0 3.4-2.5 6.9-9.5 11.9z"
    ],
    "square.stack": ["M6 9h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z", "M6 6h12", "M8 3h8"],
    "square.on.square": [
      "M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
      "M16 5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2",
    ],
    "square.grid.2x2": ["M4 4h7v7H4z", "M13 4h7v7h-7z", "M4 13h7v7H4z", "M13 13h7v7h-7z"],
    "square.grid.3x3": ["M4 4h16v16H4z", "M9.3 4v16", "M14.7 4v16", "M4 9.3h16", "M4 14.7h16"],
    "rectangle.stack": [
      "M5 10h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z", "M5 7h14", "M7 4h10",
    ],
    "sidebar.left": ["M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z", "M9.5 4v16"],
    "sidebar.right": ["M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z", "M14.5 4v16"],
    "macwindow": ["M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z", "M3 9h18"],
    // Lists and text
    "list.bullet": ["M9 6h12", "M9 12h12", "M9 18h12", "M4 6h.01", "M4 12h.01", "M4 18h.01"],
    "list.number": ["M10 6h11", "M10 12h11", "M10 18h11", "M4 4.5h1.5V9", "M4 15h3l-3 4h3"],
    "line.3.horizontal": ["M4 6h16", "M4 12h16", "M4 18h16"],
    "line.3.horizontal.decrease": ["M3 6h18", "M7 12h10", "M10 18h4"],
    "slider.horizontal.3": [
      "M4 6h8", "M16 6h4", "M14 4v4", "M4 12h2", "M10 12h10", "M8 10v4", "M4 18h10", "M18 18h2", "M16 16v4",
    ],
    "text.alignleft": ["M4 6h16", "M4 10h10", "M4 14h16", "M4 18h10"],
    "textformat": ["M3 18l5-12 5 12", "M5 14h6", "M20 11v7", "M17 11.5a3.2 3.2 0 1 0 0 6 3.2 3.2 0 0 0 0-6z"],
    "bold": ["M7 4h6a4 4 0 0 1 0 8H7z", "M7 12h7a4 4 0 0 1 0 8H7z"], "italic": ["M10 4h8", "M6 20h8", "M14 4l-4 16"],
    "doc": ["M6 2.5h8l5 5v12a2 2 0 0 1-2 2H6a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z", "M14 2.5v5h5"],
    "doc.text": [
      "M6 2.5h8l5 5v12a2 2 0 0 1-2 2H6a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z", "M14 2.5v5h5", "M8.5 13h7", "M8.5 17h7",
    ],
    "doc.on.doc": [
      "M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
      "M16 5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2",
    ],
    "note.text": [
      "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z", "M8 9h8", "M8 13h8", "M8 17h5",
    ],
    "folder": [
      "M3 6a1.5 1.5 0 0 1 1.5-1.5H9l2.5 3H19.5A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z"
    ],
    "tray": ["M3 13l3-8h12l3 8v6H3z", "M3 13h5l1.5 3h5l1.5-3h5"],
    "archivebox": ["M3 4h18v5H3z", "M5 9v11h14V9", "M10 13h4"],
    "paperclip": ["M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a2 2 0 0 1-3-3L14 7"],
    "book": ["M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2z", "M12 6.5v14"],
    "bookmark": ["M7 3h10a1 1 0 0 1 1 1v17l-6-4.5L6 21V4a1 1 0 0 1 1-1z"],
    "newspaper": ["M4 4h13v14a2 2 0 0 0 4 0V9h-4", "M4 4v14a2 2 0 0 0 2 2h13", "M7 8h7", "M7 12h7", "M7 16h7"],
    "pencil": ["M4 20l1-5L16 4l4 4L9 19z", "M13.5 6.5l4 4"],
    "square.and.pencil": [
      "M11 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-6", "M9 15l.7-3.5L18 3.2l2.8 2.8-8.3 8.3z",
    ],
    "scissors": [
      "M6 4a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z", "M6 15a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z", "M8 8l12 9",
      "M8 16l12-9",
    ],
    "trash": ["M5.5 7l1 13a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1l1-13", "M3.5 6.5h17", "M9 6V3.5h6V6", "M10 11v6", "M14 11v6"],
    "calendar": [
      "M4 5h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z", "M3 10h18", "M8 3v4", "M16 3v4",
    ],
    "clock": [circle, "M12 6.5V12l3.5 2.5"],
    "alarm": ["M12 5a8 8 0 1 0 0 16a8 8 0 1 0 0-16z", "M12 9v4l3 2", "M3 6l3-3", "M21 6l-3-3"],
    "timer": ["M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15z", "M12 13.5V10", "M9.5 2.5h5"],
    "hourglass": ["M6 3h12", "M6 21h12", "M7 3c0 5 4 6 5 9 1-3 5-4 5-9", "M7 21c0-5 4-6 5-9 1 3 5 4 5 9"],
    // People and talk
    "person": ["M4.5 21c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7z", "M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z"],
    "person.2": [
      "M2.5 20c0-4 2.8-6 6.5-6s6.5 2 6.5 6z", "M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
      "M16 5a3.3 3.3 0 0 1 0 6.5", "M18 14.5c2.2.8 3.5 2.5 3.5 5.5",
    ],
    "bubble.left": ["M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"],
    "envelope": ["M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z", "M3.5 6.5L12 13l8.5-6.5"],
    "paperplane": ["M21 3L3 10.5l7 3 3 7z", "M10 13.5L21 3"],
    "phone": ["M6 3h3l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z"],
    "video": ["M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z", "M16 11l6-4v10l-6-4"],
    "hand.tap": [
      "M9 21l-4.5-6a1.6 1.6 0 0 1 2.4-2L9 14.5V6a1.6 1.6 0 0 1 3.2 0v5l5 1.2A2.5 2.5 0 0 1 19 15l-1 6z",
      "M6 6.5a4.5 4.5 0 0 1 9 0",
    ],
    "hand.thumbsup": ["M7 11v9h10c2 0 3.5-5 3.5-8 0-1.5-1-2-2.5-2h-5l1-5c0-2-2.5-2.5-3-.5z", "M7 11H3v9h4"],
    "hand.wave": [
      "M8 20c-3-3-5-6-4-8l3 3-3-6c0-1.5 1.5-2 2.5-.5L9 12 6.5 6C7 4.5 8.5 4.5 9 6l3 5.5L11 6c.5-1.5 2-1.5 2.5 0l2 6 1.5-2c1.5-.8 2.5.5 2 2-1 5-3 9-7 9-2 0-3-.3-4-1z"
    ],
    "face.smiling": [circle, "M8 14.5c2 2.7 6 2.7 8 0", "M9 9.5h.01", "M15 9.5h.01"],
    // Media
    "play": ["M7 4l13 8-13 8z"], "pause": ["M7 5h3v14H7z", "M14 5h3v14h-3z"], "stop": ["M6 6h12v12H6z"],
    "forward": ["M3 5l9 7-9 7z", "M12 5l9 7-9 7z"], "backward": ["M21 5l-9 7 9 7z", "M12 5l-9 7 9 7z"],
    "forward.end": ["M5 5l11 7-11 7z", "M19 5v14"], "backward.end": ["M19 5L8 12l11 7z", "M5 5v14"],
    "music.note": [
      "M9 18V5l11-2v13", "M6.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
      "M17.5 13.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z",
    ],
    "speaker.wave.2": ["M3 9h4l5-4v14l-5-4H3z", "M15.5 9a4.5 4.5 0 0 1 0 6", "M18.5 6.5a8 8 0 0 1 0 11"],
    "speaker": ["M7 9h4l5-4v14l-5-4H7z"],
    "mic": ["M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3z", "M6 11a6 6 0 0 0 12 0", "M12 17v4"],
    "headphones": ["M4 14v-2a8 8 0 0 1 16 0v2", "M4 14h4v7H6a2 2 0 0 1-2-2z", "M20 14h-4v7h2a2 2 0 0 0 2-2z"],
    "photo": [
      "M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z", "M3 17l5.5-5.5 4 4L16 12l5 5",
      "M15.5 7.5h.01",
    ],
    "camera": [
      "M4 7h4l2-3h4l2 3h4a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z",
      "M12 9.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    ],
    "film": ["M4 4h16v16H4z", "M8 4v16", "M16 4v16", "M4 8h4", "M4 12h16", "M4 16h4", "M16 8h4", "M16 16h4"],
    "tv": ["M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z", "M8 21h8"],
    "gamecontroller": [
      "M7 7h10a5 5 0 0 1 5 5.5c-.5 4-1.5 6-3.5 6-2 0-2.5-3-4-3h-5c-1.5 0-2 3-4 3S2.5 16.5 2 12.5A5 5 0 0 1 7 7z",
      "M8 10v4", "M6 12h4", "M16 11h.01", "M18 13h.01",
    ],
    // Nature
    "sun.max": [
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M12 2v2", "M12 20v2", "M2 12h2", "M20 12h2", "M5 5l1.4 1.4",
      "M17.6 17.6L19 19", "M19 5l-1.4 1.4", "M6.4 17.6L5 19",
    ],
    "moon": ["M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"],
    "cloud": ["M7 19a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 10.5a4.3 4.3 0 0 1-1 8.5z"],
    "cloud.sun": [
      "M9 20a4.5 4.5 0 0 1-.4-8.98A5.5 5.5 0 0 1 19 13a3.5 3.5 0 0 1-.5 7z", "M8 8a4 4 0 0 1 7-2.5", "M11 1.5v1",
      "M4.5 4.5l.7.7",
    ],
    "cloud.rain": [
      "M7 15a5 5 0 0 1-.6-9.96A6.5 6.5 0 0 1 19 6.5a4.3 4.3 0 0 1-1 8.5z", "M8 18l-1 3", "M12 18l-1 3", "M16 18l-1 3",
    ],
    "snowflake": ["M12 3v18", "M4.2 7.5l15.6 9", "M19.8 7.5l-15.6 9"], "bolt": ["M13 2.5L5 13.5h6l-1 8 8-11h-6z"],
    "flame": ["M12 2.5c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5.5 2 1.5 2.5 2.5 2.5 0-4-1-6 1-9z"],
    "drop": ["M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3z"],
    "leaf": ["M5 19C3 10 9 4 20 4c1 10-4 16-12 15", "M4 21c2-5 5-8 10-10"],
    "globe": [circle, "M2.5 12h19", "M12 2.5c-6 6-6 13 0 19", "M12 2.5c6 6 6 13 0 19"],
    "pawprint": [
      "M12 12c-3 0-6 3-6 6 0 2 2 3 6 3s6-1 6-3c0-3-3-6-6-6z", "M5 9v2", "M9.5 5v2.5", "M14.5 5v2.5", "M19 9v2",
    ],
    // Places
    "house": ["M4 11l8-7.5 8 7.5v8.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z", "M9.5 20.5v-6h5v6"],
    "building.2": [
      "M3 21V8h8v13", "M11 21V3h10v18", "M3 21h18", "M6 12h2", "M6 16h2", "M14.5 8h3", "M14.5 12h3", "M14.5 16h3",
    ],
    "map": ["M3 6l6-2.5 6 2.5 6-2.5v14.5L15 20.5 9 18l-6 2.5z", "M9 3.5V18", "M15 6v14.5"],
    "mappin": ["M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z", "M12 12v9"],
    "location": ["M21 3L3 10.5l8 2.5 2.5 8z"],
    "airplane": [
      "M21 12c0-1-1-1.8-2-1.8h-5L9.5 3H8l2 7.2H6L4 8H2.8l1 4-1 4H4l2-2.2h4L8 21h1.5l4.5-7.2h5c1 0 2-.8 2-1.8z"
    ],
    "car": ["M4 16v-3l2-6h12l2 6v3z", "M3 13h18", "M6 16v3", "M18 16v3", "M7 13.5h.01", "M17 13.5h.01"],
    "bicycle": [
      "M6 13a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M18 13a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", "M6 17l3.5-8h6L18 17",
      "M9.5 9L13 17h-7", "M8 7h3",
    ],
    // Things
    "magnifyingglass": ["M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z", "M15.5 15.5L21 21"],
    "gearshape": [
      "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z", "M12 2.5v3", "M12 18.5v3", "M2.5 12h3", "M18.5 12h3",
      "M5.3 5.3l2.1 2.1", "M16.6 16.6l2.1 2.1", "M18.7 5.3l-2.1 2.1", "M7.4 16.6l-2.1 2.1",
      "M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z",
    ],
    "link": [
      "M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5", "M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5",
    ],
    "lock": ["M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z", "M8 11V7.5a4 4 0 0 1 8 0V11"],
    "lock.open": [
      "M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z", "M8 11V7.5a4 4 0 0 1 7.8-1.3",
    ],
    "key": ["M8 9a5 5 0 1 0 0 .01z", "M11.5 10.5L21 20", "M17 16l-2.5 2.5", "M20 19l-2 2"],
    "eye": [
      "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z",
      "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    ],
    "bell": ["M12 3a6 6 0 0 1 6 6c0 5 2 7 2.5 8h-17C4 16 6 14 6 9a6 6 0 0 1 6-6z", "M10 20.5h4"],
    "tag": ["M3 4.5A1.5 1.5 0 0 1 4.5 3H11l10 10-8 8L3 11z", "M7.5 7.5h.01"],
    "flag": ["M5 4c5-2 9 2 14 0v10c-5 2-9-2-14 0z", "M5 3v18"],
    "cart": ["M3 4h3l2.5 12h10L21 7H6.7", "M9 20h.01", "M18 20h.01"],
    "bag": ["M5 8h14l1 13H4z", "M8.5 8V7a3.5 3.5 0 0 1 7 0v1"],
    "creditcard": ["M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z", "M3 10h18", "M6.5 15h4"],
    "gift": [
      "M4 12h16v9H4z", "M3 8h18v4H3z", "M12 8v13", "M12 8c-5 0-5-5-2.5-5S12 6 12 8z", "M12 8c5 0 5-5 2.5-5S12 6 12 8z",
    ],
    "paintpalette": [
      "M12 3a9 9 0 1 0 0 18c2 0 2-1.5 1.5-2.5-.6-1.2.2-2.5 1.5-2.5H18a3 3 0 0 0 3-3C21 7 17 3 12 3z", "M7.5 12h.01",
      "M9.5 7.5h.01", "M14.5 7.5h.01", "M17 11h.01",
    ],
    "paintbrush": ["M20 3c-6 2-9 6-11 10l3 3c4-2 7-6 8-13z", "M9 13c-3 0-4 2-4 4s-1 2.5-2 3c5 2 9 0 9-4"],
    "hammer": ["M11 7l7 7-2 2-7-7z", "M9 9l-6 9 3 3 8-8", "M11 7c1-3 4-4 7-4l3 4-3 3"],
    "wrench": ["M20 6.5l-3.5 3.5-2.5-2.5L17.5 4A5 5 0 0 0 11 10.5L3.5 18 6 20.5 13.5 13A5 5 0 0 0 20 6.5z"],
    "lightbulb": ["M12 3a6.5 6.5 0 0 1 3.5 12c-.5.5-.8 1-.8 2h-5.4c0-1-.3-1.5-.8-2A6.5 6.5 0 0 1 12 3z", "M10 20.5h4"],
    "fork.knife": ["M7 3v18", "M4 3v5a3 3 0 0 0 6 0V3", "M17 21V3c-3 1-4 5-4 9h4"],
    "cup.and.saucer": ["M5 5h12v7a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5z", "M17 7h1.5a2.5 2.5 0 0 1 0 5H17", "M4 20.5h14"],
    "keyboard": [
      "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z", "M7 10h.01", "M11 10h.01",
      "M15 10h.01", "M17 14h.01", "M7 14h.01", "M10 14h4",
    ],
    "desktopcomputer": [
      "M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z", "M12 16v4", "M8 20h8",
    ],
    "iphone": [
      "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5z",
      "M11 18.5h2",
    ],
    "wifi": ["M3 9.5a13 13 0 0 1 18 0", "M6 13a8.5 8.5 0 0 1 12 0", "M9 16.5a4.5 4.5 0 0 1 6 0", "M12 20h.01"],
    "chart.bar": ["M4 20V11h4v9z", "M10 20V4h4v16z", "M16 20v-6h4v6z"],
    "chart.line.uptrend.xyaxis": ["M4 4v16h16", "M7 15l4-4 3 3 6-7"],
    "trophy": [
      "M7 3h10v7a5 5 0 0 1-10 0z", "M7 5H3.5c0 4 1.5 5.5 4 6", "M17 5h3.5c0 4-1.5 5.5-4 6", "M12 15v4", "M8 20.5h8",
    ],
    "figure.walk": ["M13 3.5h.01", "M12 8l-2 6 3 3 1 4", "M10 14l-2.5 7", "M12 8l-3.5 2L8 13", "M12 8l3 3 3 1"],
    "figure.run": ["M15 4h.01", "M14 8l-4 6 4 2-1 5", "M10 14l-1.5 4H4", "M14 8l-5-1-3 3", "M14 8l2.5 3.5H20"],
    "bed.double": [
      "M3 18v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5", "M3 16h18", "M5 11V7a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v4",
    ],
    "cross.case": [
      "M4 7h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z", "M9 7V4h6v3", "M12 10.5v6",
      "M9 13.5h6",
    ],
    "sparkles": [
      "M10 6l1.5 4.5L16 12l-4.5 1.5L10 18l-1.5-4.5L4 12l4.5-1.5z", "M18 3v5", "M15.5 5.5h5", "M18 17v3", "M16.5 18.5h3",
    ],
    "wand.and.stars": ["M4 20L15 9", "M17 4v4", "M15 6h4", "M19 12v3", "M17.5 13.5h3", "M8 4v3", "M6.5 5.5h3"],
    "rectangle.portrait.and.arrow.right": ["M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8", "M10 12h11", "M17 8l4 4-4 4"],
    "power": ["M12 3v9", "M7 6a8 8 0 1 0 10 0"],
    "command": [
      "M9 9h6v6H9z", "M9 9V6.5A2.5 2.5 0 1 0 6.5 9z", "M15 9h2.5A2.5 2.5 0 1 0 15 6.5z",
      "M15 15v2.5a2.5 2.5 0 1 0 2.5-2.5z", "M9 15H6.5A2.5 2.5 0 1 0 9 17.5z",
    ],
  ]

  /// Symbols that look like others here.
  private static let sameAs: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "arrow.up.forward": "arrow.up.right", "gear": "gearshape",
    "list.dash": "list.bullet",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "message": "bubble.left", "text.bubble": "bubble.left", "bubble.right": "bubble.left", "icloud": "cloud",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "sun.min": "sun.max", "books.vertical": "book",
    "text.book.closed": "book", "doc.plaintext": "doc.text", "person.3": "person.2", "house.lodge": "house",
    "questionmark.diamond": "diamond", "basket": "cart", "externaldrive": "tray", "archivebox.circle": "archivebox",
    "ipad": "iphone", "laptopcomputer": "desktopcomputer", "display": "desktopcomputer", "xmark.bin": "trash",
    "photo.on.rectangle": "photo", "square.grid.3x2": "square.grid.2x2", "tray.full": "tray", "flag.checkered": "flag",
    "wrench.and.screwdriver": "wrench", "slider.horizontal.2.square": "slider.horizontal.3",
    "speaker.wave.3": "speaker.wave.2",
    "speaker.wave.1": "speaker.wave.2", "mug": "cup.and.saucer", "cup": "cup.and.saucer", "chart.pie": "clock",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right", "sidebar.squares.left": "sidebar.left",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "mappin.and.ellipse": "mappin", "location.north": "location",
  ]
}
