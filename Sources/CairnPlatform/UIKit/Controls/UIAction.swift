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
  public let title: String
  /// The picture.
  public let image: UIImage?

  fileprivate init(_ title: String, _ image: UIImage?) {
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

/// A closure that a control or a menu of UIKit calls.
///
/// ```swift
/// button.addAction(UIAction { _ in save() }, for: .primaryActionTriggered)
/// ```
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name by which apps find an action.
  ///
  /// ```swift
  /// UIAction.Identifier("save")
  /// ```
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which apps find the action.
  public let identifier: Identifier
  /// What the action means.
  public var attributes: UIMenuElement.Attributes
  /// Whether the action has a check mark.
  public var state: UIMenuElement.State
  /// The object that sent the action.
  public internal(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
  }

  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// A menu of UIKit.
///
/// ```swift
/// button.menu = UIMenu(title: "Sort", children: [byName, byDate])
/// ```
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
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

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    (self.options, self.children) = (options, children)
    super.init(title, image)
  }
}

/// Shows the elements of a menu.
struct MenuElements: View {
  let elements: [UIMenuElement]
  weak var sender: AnyObject?

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) {
          Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
            action.run(from: sender)
          } label: {
            ElementLabel(element: action, isChecked: action.state == .on)
          }
          .disabled(action.attributes.contains(.disabled))
        }
      } else if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          Section { MenuElements(elements: menu.children, sender: sender) }
        } else {
          Menu {
            MenuElements(elements: menu.children, sender: sender)
          } label: {
            ElementLabel(element: menu)
          }
        }
      }
    }
  }
}

private struct ElementLabel: View {
  let element: UIMenuElement
  var isChecked = false

  var body: some View {
    if isChecked {
      Label(element.title, systemImage: "checkmark")
    } else {
      TitleLabel(title: element.title, image: element.image)
    }
  }
}
