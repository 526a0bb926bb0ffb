/// The drawing of a symbol, made of paths on a grid of 24 by 24 and lines of one width.
///
/// Most variants of a symbol follow from its drawing: `.fill` fills its areas, `.circle` and `.square` stand around it, `.slash`
/// crosses it out, and `.badge` adds a mark at its corner.
package struct Symbol: Equatable, Sendable {
  /// The length of a side of the grid.
  package static let side = 24.0
  /// The width of lines on the grid.
  package static let lineWidth = 2.0

  package private(set) var marks: [SymbolMark]
  /// Whether it turns around where lines run from right to left.
  package private(set) var isMirrored = false

  /// Returns the drawing for a name, or `nil` if there is none.
  package static func named(_ name: String) -> Symbol? {
    guard let name = SymbolName(name, isDrawn: { SymbolDrawings.drawing(of: $0) != nil }),
      let drawing = SymbolDrawings.drawing(of: name.base)
    else { return nil }
    var symbol = Symbol(marks: marks(of: name, SymbolPart.parts(drawing)))
    symbol.isMirrored = turnsAround(name.base)
    return symbol
  }

  /// The drawing for a name that has none: an empty box.
  package static let unknown = Symbol(
    marks: [SymbolMark(path: SymbolPath("R4 4 16 16 2M4.5 19.5l15-15"), ink: .line)])

  private static func marks(of name: SymbolName, _ parts: [SymbolPart]) -> [SymbolMark] {
    var marks: [SymbolMark]
    if let frame = name.frame {
      let outline = SymbolPath(frame == .circle ? "O12 12 9.5" : "R3 3 18 18 3")
      let inner = parts.fitted(into: frame)
      marks = [SymbolMark(path: outline, ink: name.isFilled ? .area : .line)]
      marks += inner.map { name.isFilled ? $0.markOnFrame : $0.mark(isFilled: $0.isNarrow) }
    } else {
      marks = parts.map { $0.mark(isFilled: name.isFilled) }
    }
    if name.isCrossedOut {
      marks.append(SymbolMark(path: SymbolPath("M5 2.5L21.5 19"), ink: .cutLine))
      marks.append(SymbolMark(path: SymbolPath("M3 3L21 21"), ink: .line))
    }
    if let badge = name.badge { marks += Self.badge(badge) }
    return marks
  }

  /// Returns the marks of a badge, at the lower trailing corner if it says something.
  private static func badge(_ word: String) -> [SymbolMark] {
    guard let glyph = badges[word] else {
      return [
        SymbolMark(path: SymbolPath("O18.5 5.5 5"), ink: .cutArea),
        SymbolMark(path: SymbolPath("O18.5 5.5 3"), ink: .area),
      ]
    }
    return [
      SymbolMark(path: SymbolPath("O18 18 5.5"), ink: .cutArea), SymbolMark(path: SymbolPath(glyph), ink: .line),
    ]
  }

  private static let badges = [
    "plus": "M18 13.5v9M13.5 18h9", "minus": "M13.5 18h9", "xmark": "M14.5 14.5l7 7M21.5 14.5l-7 7",
    "checkmark": "M13.5 18.5l3 3 6-7", "exclamationmark": "M18 13v5M18 22.2v.1",
    "questionmark": "M15.5 15a2.7 2.7 0 1 1 2.5 3.5M18 22.2v.1",
    "clock": "O18 18 4.5M18 15.8v2.6h1.6",
    "gearshape": "O18 18 2.5M18 13v1M18 22v1M13 18h1M22 18h1",
  ]

  /// Returns whether a drawing points along the line of a text. The arrows of a player do not.
  private static func turnsAround(_ base: String) -> Bool {
    let parts = base.split(separator: ".")
    guard parts.count > 1 else { return false }
    if parts[0] == "list" { return true }
    return !["forward", "backward"].contains(parts[0])
      && parts.dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }
}

extension [SymbolPart] {
  /// Makes the parts small enough for the frame around them and puts them in its middle.
  fileprivate func fitted(into frame: SymbolName.Frame) -> [SymbolPart] {
    let bounds = SymbolBounds(of: map(\.path))
    let longest = Swift.max(bounds.width, bounds.height, 1)
    let diagonal = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
    let room = frame == .circle ? 13 / Swift.max(diagonal, 1) : 0.8
    let scale = Swift.min(room, 10.5 / longest, 0.8)
    return map {
      SymbolPart(
        kind: $0.kind, path: $0.path.placed(scale: scale, x: 12 - scale * bounds.midX, y: 12 - scale * bounds.midY))
    }
  }
}

extension SymbolPart {
  /// Whether a line around the area would leave no room inside.
  fileprivate var isNarrow: Bool {
    let bounds = SymbolBounds(of: [path])
    return Swift.min(bounds.width, bounds.height) < 3
  }
}
