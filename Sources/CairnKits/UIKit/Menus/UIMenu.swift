import CairnCore
import CairnValues
import Foundation

/// A menu of UIKit.
///
/// ```swift
/// button.menu = UIMenu(title: "Sort", children: [byName, byDate])
/// ```
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// The name by which apps find a menu.
  public let identifier: Identifier
  /// What the menu contains.
  public let children: [UIMenuElement]
  /// How the menu is shown.
  public let options: Options

  /// How a menu is shown.
  ///
  /// ```swift
  /// UIMenu(options: .displayInline, children: actions)
  /// ```
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name by which apps find a menu.
  ///
  /// ```swift
  /// UIMenu(title: "Game", identifier: UIMenu.Identifier("game"), children: [newGame])
  /// ```
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title, image)
  }

  /// Returns the menu with other contents.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
