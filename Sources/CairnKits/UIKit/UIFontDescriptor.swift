import CairnCore
import CairnValues
import Foundation

/// UIKit's font description.
///
/// ```swift
/// let serif = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.serif)
/// let font = UIFont(descriptor: serif!, size: 0)
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(UIFont.TextStyle)
    case system(Font.Weight, hasEvenDigits: Bool = false)
    case named(String)
  }

  private let base: Base
  /// The size of the font.
  public private(set) var pointSize: CGFloat
  private var isResized = false
  private var design: SystemDesign?
  /// The traits of the font: bold, italic and the like.
  public private(set) var symbolicTraits: SymbolicTraits = []

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  init(_ base: Base, pointSize: CGFloat) {
    self.base = base
    self.pointSize = pointSize
  }

  /// Describes a font by its name.
  public init(name fontName: String, size: CGFloat) { self.init(.named(fontName), pointSize: size) }

  /// Describes the font of a style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.style(style), pointSize: style.style.pointSize())
  }

  /// Returns the descriptor with another design, or `nil` if the font is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = base { return nil }
    return with { $0.design = design }
  }

  /// Returns the descriptor with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { $0.symbolicTraits = symbolicTraits }
  }

  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    guard newPointSize != pointSize else { return self }
    return with {
      $0.pointSize = newPointSize
      $0.isResized = true
    }
  }

  private func with(_ change: (inout UIFontDescriptor) -> Void) -> UIFontDescriptor {
    var copy = self
    change(&copy)
    return copy
  }

  /// The descriptor as a SwiftUI font.
  var font: Font {
    var font = plainFont
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
    if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
    if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    return font
  }

  private var plainFont: Font {
    switch base {
    case .named(let name): .custom(name, fixedSize: pointSize)
    case .style(let style) where !isResized: .system(style.style, design: design?.design)
    case .style: .system(size: pointSize, design: design?.design)
    case .system(let weight, let hasEvenDigits):
      evened(.system(size: pointSize, weight: weight, design: design?.design), if: hasEvenDigits)
    }
  }

  private func evened(_ font: Font, if hasEvenDigits: Bool) -> Font { hasEvenDigits ? font.monospacedDigit() : font }
}
