/// How a symbol uses colors.
///
///     Image(systemName: "cloud.sun").symbolRenderingMode(.multicolor)
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// One color.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colors.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One color in several strengths.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The colors of the foreground style, one for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of a symbol, such as filled or in a circle.
///
///     Image(systemName: "heart").symbolVariant(.circle.fill)
public struct SymbolVariants: Hashable, Sendable {
  private struct Flags: OptionSet, Hashable {
    let rawValue: UInt8
    static let fill = Flags(rawValue: 1 << 0)
    static let slash = Flags(rawValue: 1 << 1)
  }

  private enum Frame: Hashable { case circle, square, rectangle }

  private var flags: Flags = []
  private var frame: Frame?

  private init(flags: Flags = [], frame: Frame? = nil) {
    self.flags = flags
    self.frame = frame
  }

  /// The plain symbol.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square.
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(flags: .fill)
  /// Crossed out.
  public static let slash = SymbolVariants(flags: .slash)

  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(flags: flags, frame: .circle) }
  /// The variant in a square.
  public var square: SymbolVariants { SymbolVariants(flags: flags, frame: .square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(flags: flags, frame: .rectangle) }
  /// The variant filled.
  public var fill: SymbolVariants { SymbolVariants(flags: flags.union(.fill), frame: frame) }
  /// The variant crossed out.
  public var slash: SymbolVariants { SymbolVariants(flags: flags.union(.slash), frame: frame) }

  /// Returns whether this variant includes all of another.
  public func contains(_ other: SymbolVariants) -> Bool {
    flags.isSuperset(of: other.flags) && (other.frame == nil || other.frame == frame)
  }

  /// Returns the name of a symbol in this variant. Symbol names have their parts in a fixed order.
  package func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    if let frame {
      let name = "\(frame)"
      if !parts.contains(name) { parts.append(name) }
    }
    for (flag, name) in [(Flags.slash, "slash"), (Flags.fill, "fill")] where flags.contains(flag) {
      if !parts.contains(name) { parts.append(name) }
    }
    // "fill" comes last in every name.
    if let fill = parts.firstIndex(of: "fill") { parts.append(parts.remove(at: fill)) }
    return parts.joined(separator: ".")
  }
}
