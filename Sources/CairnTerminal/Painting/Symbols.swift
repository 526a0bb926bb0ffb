/// Characters that stand for symbols of Apple's set, by the part of their names that says what they show.
enum Symbols {
  /// One cell or two; what is not known is a small diamond.
  static func character(for name: String) -> Character {
    if let known = known[name] { return known }
    // Variants such as `.fill` and `.circle` are the same thing to a reader.
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let known = known[parts.joined(separator: ".")] { return known }
    }
    return "◆"
  }

  private static let known: [String: Character] = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "chevron.right": "›", "chevron.left": "‹",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.forward": "›", "chevron.backward": "‹", "arrow.right": "→",
    "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.uturn.backward": "↶", "arrow.up.right": "↗", "arrow.up.arrow.down": "⇅", "magnifyingglass": "⌕",
    "gear": "⚙", "gearshape": "⚙", "trash": "⌫", "pencil": "✎", "square.and.pencil": "✎", "envelope": "✉",
    "phone": "☎", "house": "⌂", "flag": "⚑", "bell": "♫", "music.note": "♪", "bolt": "↯", "sun.max": "☀",
    "moon": "☾", "cloud": "☁", "snowflake": "❄", "umbrella": "☂", "leaf": "♣", "flame": "♨", "drop": "•",
    "ellipsis": "…", "ellipsis.circle": "…", "info": "i", "info.circle": "i", "questionmark": "?",
    "questionmark.circle": "?", "exclamationmark.triangle": "⚠", "exclamationmark": "!", "lock": "⚿",
    "person": "☺", "person.2": "☺", "book": "▤", "books.vertical": "▥", "doc": "▯", "macwindow": "▢", "doc.text": "▤",
    "folder": "▣", "tray": "▤", "list.bullet": "☰", "line.3.horizontal": "☰", "sidebar.leading": "◧",
    "sidebar.left": "◧",
    "sidebar.right": "◨", "square.grid.2x2": "▦", "rectangle.split.3x1": "▥", "paintpalette": "◐", "paintbrush": "✎",
    "link": "∞", "globe": "◍", "map": "▨", "location": "◎", "mappin": "◉", "calendar": "▦", "clock": "◷",
    "timer": "◷", "cart": "⊞", "creditcard": "▭", "tag": "◁", "bookmark": "⚐", "paperclip": "§", "photo": "▧",
    "camera": "◙", "play": "▶", "pause": "‖", "stop": "■", "speaker": "◖", "mic": "♩", "slider.horizontal.3": "≡",
    "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩", "rectangle.stack": "❐", "square.stack": "❐",
    "square.on.square": "❐", "number": "#", "textformat": "a", "fork.knife": "♨", "cup.and.saucer": "♨", "eye": "◉",
    "hand.raised": "☝", "hand.tap": "☝", "signpost.right": "⇨", "point.topleft.down.curvedto.point.bottomright.up": "∿",
  ]
}
