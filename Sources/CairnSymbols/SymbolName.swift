/// A symbol's name, taken apart: what it shows and which variants it asks for.
struct SymbolName {
  enum Frame: String { case circle, square }

  /// The name of a drawing.
  var base: String
  var isFilled = false
  var frame: Frame?
  var isCrossedOut = false
  /// What the badge says, which is empty for one that only calls for attention.
  var badge: String?

  /// Takes a name apart at the end of the longest name that has a drawing. Parts that mean nothing here name details that
  /// the drawing can do without.
  init?(_ name: String, isDrawn: (String) -> Bool) {
    let parts = name.split(separator: ".")
    guard let count = (1...max(parts.count, 1)).last(where: { isDrawn(parts.prefix($0).joined(separator: ".")) })
    else { return nil }
    base = parts.prefix(count).joined(separator: ".")
    for part in parts.dropFirst(count) {
      switch part {
      case "fill": isFilled = true
      case "circle", "square": if badge == nil { frame = Frame(rawValue: String(part)) }
      case "slash": isCrossedOut = true
      case "badge": badge = ""
      default: if badge == "" { badge = String(part) }
      }
    }
  }
}
