import CairnCore
import CairnValues
import Foundation

/// What a menu of UIKit contains: actions and other menus.
///
/// ```swift
/// let elements: [UIMenuElement] = [open, delete]
/// ```
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  public internal(set) var title: String
  /// The picture.
  public internal(set) var image: UIImage?

  init(_ title: String, _ image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }

  /// What an element means.
  ///
  /// ```swift
  /// UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
  /// ```
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element has a check mark.
  ///
  /// ```swift
  /// action.state = .on
  /// ```
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}
