extension Symbols {
  /// Papers, tools, machines and storage.
  static let things: [String: Character] = [
    "dumbbell": "⊷", "doc": "▯", "doc.fill": "▮", "doc.text": "▤", "doc.richtext": "▤", "doc.plaintext": "▤",
    "doc.on.doc": "❐", "doc.on.clipboard": "❏", "doc.append": "⎁", "doc.viewfinder": "⊡",
    "doc.text.magnifyingglass": "⌕", "note": "▯", "book": "◫", "book.closed": "▮", "books.vertical": "▥", "tray": "⊔",
    "tray.full": "⊎", "tray.2": "⊎", "tray.and.arrow.down": "⍖", "tray.and.arrow.up": "⍏", "square.and.pencil": "✎",
    "pencil": "✏", "pencil.slash": "⊘", "scissors": "✂", "hammer": "⚒", "gear": "⚙", "gearshape": "⚙",
    "gearshape.2": "✲", "trash": "⌫", "key": "⊸", "magnifyingglass": "⌕", "clock": "◷", "clock.arrow.circlepath": "↺",
    "timer": "◴", "stopwatch": "◵", "alarm": "◶", "deskclock": "◷", "gauge": "◔", "speedometer": "◔", "chart.bar": "▂",
    "chart.line.uptrend.xyaxis": "↝", "chart.line.downtrend.xyaxis": "↜", "chart.pie": "◕", "chart.xyaxis.line": "⌊",
    "chart.dots.scatter": "∵", "battery.100": "▰", "battery.50": "▱", "battery.25": "▱", "battery.0": "▱", "power": "⎉",
    "poweron": "⎉", "cellularbars": "▁", "server.rack": "≣", "desktopcomputer": "⎕", "laptopcomputer": "⌨",
    "iphone": "▯", "ipad": "▭", "keyboard": "⌨", "display": "⎕", "pc": "⎕", "cursorarrow": "↖", "simcard": "▯",
    "sdcard": "▯", "flask": "⚗", "scalemass": "⚖", "scale.3d": "⚖", "rectangle.and.hand.point.up.left": "☝",
    "icloud.and.arrow.down": "⇩", "icloud.and.arrow.up": "⇧", "icloud.slash": "⊘", "dial.low": "◔", "dial.high": "◕",
    "square.text.square": "▤", "hand.raised.slash": "⊘",
  ]
}
