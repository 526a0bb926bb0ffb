/// One path of a symbol and how it is drawn. Later marks are drawn over earlier ones.
package struct SymbolMark: Equatable, Sendable {
  package enum Ink: Sendable {
    /// A line.
    case line
    /// A filled area and its outline.
    case area
    /// A line through which one sees what is behind the symbol.
    case cutLine
    /// An area through which one sees what is behind the symbol.
    case cutArea

    package var isCut: Bool { self == .cutLine || self == .cutArea }
    package var isFilled: Bool { self == .area || self == .cutArea }
  }

  package var path: SymbolPath
  package var ink: Ink
}

/// A path of a drawing, and what becomes of it in the variants.
struct SymbolPart {
  enum Kind: Character {
    /// A line in all variants.
    case line = " "
    /// The outline of an area that `.fill` fills.
    case area = "="
    /// A line on an area, which `.fill` cuts out.
    case detail = "-"
    /// The outline of a smaller area on an area, which `.fill` cuts out.
    case hole = "~"
    /// An area that is always filled.
    case solid = "+"
  }

  var kind: Kind
  var path: SymbolPath

  /// Reads the parts of a drawing: paths between bars, each after the character of its kind, if that is not a line. `@` stands
  /// for the parts of another drawing.
  static func parts(_ drawing: Substring) -> [SymbolPart] {
    drawing.split(separator: "|").flatMap { text -> [SymbolPart] in
      if text.hasPrefix("@") { return SymbolDrawings.drawing(of: String(text.dropFirst())).map(parts) ?? [] }
      let kind = text.first.flatMap(Kind.init(rawValue:))
      return [SymbolPart(kind: kind ?? .line, path: SymbolPath(String(kind == nil ? text : text.dropFirst())))]
    }
  }

  /// Returns how the part is drawn in an outline or a filled symbol.
  func mark(isFilled: Bool) -> SymbolMark {
    switch kind {
    case .line: SymbolMark(path: path, ink: .line)
    case .area: SymbolMark(path: path, ink: isFilled ? .area : .line)
    case .detail: SymbolMark(path: path, ink: isFilled ? .cutLine : .line)
    case .hole: SymbolMark(path: path, ink: isFilled ? .cutArea : .line)
    case .solid: SymbolMark(path: path, ink: .area)
    }
  }

  /// Returns how the part is drawn on a filled circle or square, where ink and background have changed places.
  var markOnFrame: SymbolMark {
    switch kind {
    case .line: SymbolMark(path: path, ink: .cutLine)
    case .area, .solid: SymbolMark(path: path, ink: .cutArea)
    case .detail: SymbolMark(path: path, ink: .line)
    case .hole: SymbolMark(path: path, ink: .area)
    }
  }
}
