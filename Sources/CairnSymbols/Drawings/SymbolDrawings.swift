/// The drawings of symbols, one per line after its name. ``SymbolPart`` has the notation.
///
/// All lines are two units wide. The center is at 12, and ends of lines are between 2 and 22.
enum SymbolDrawings {
  static func drawing(of name: String) -> Substring? {
    all[Substring(same[name] ?? name)] ?? characters[Substring(name)]
  }

  private static let all: [Substring: Substring] = {
    let tables = [arrows, marks, shapes, texts, people, media, nature, places, things, devices]
    return lines(of: tables.joined(separator: "\n"))
  }()

  /// Returns the drawings of a table by their names.
  static func lines(of table: String) -> [Substring: Substring] {
    var lines: [Substring: Substring] = [:]
    for line in table.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      lines[line[..<space]] = line[line.index(after: space)...]
    }
    return lines
  }

  /// Symbols that look like others.
  private static let same = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "arrow.up.forward": "arrow.up.right", "arrow.down.forward": "arrow.down.right",
    "arrow.uturn.left": "arrow.uturn.backward", "arrow.uturn.right": "arrow.uturn.forward",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.circlepath": "arrow.triangle.2.circlepath",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "list.triangle": "list.bullet", "multiply": "xmark", "document": "doc", "document.on.document": "doc.on.doc",
    "document.on.clipboard": "doc.on.clipboard", "filemenu.and.selection": "list.bullet", "icloud": "cloud",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right", "sidebar.squares.left": "sidebar.left",
    "text.justify.left": "text.alignleft", "text.justifyleft": "text.alignleft", "display": "desktopcomputer",
    "laptopcomputer.and.iphone": "laptopcomputer", "mic.and.signal.meter": "mic", "sos": "exclamationmark.triangle",
    "house.lodge": "house", "xmark.bin": "trash", "snow": "snowflake", "case": "briefcase", "cup": "mug",
    "thermometer": "thermometer.medium", "speedometer": "gauge", "scribble.variable": "scribble",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "chart.bar.xaxis": "chart.bar", "wrench.adjustable": "wrench",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "dot.radiowaves.right": "dot.radiowaves.left.and.right", "wind.snow": "wind", "platter.2.filled.ipad": "ipad",
    "ladybug.slash": "ladybug", "figure.flexibility": "figure.arms.open", "figure.stand": "figure.arms.open",
    "arrow.left.to.line.compact": "arrow.left.to.line", "smallcircle.filled.circle": "record.circle",
    "circle.inset.filled": "record.circle", "largecircle.fill.circle": "record.circle",
    "sparkle.magnifyingglass": "sparkles",
  ]
}
