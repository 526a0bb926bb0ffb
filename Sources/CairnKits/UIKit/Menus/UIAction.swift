import CairnCore
import CairnValues
import Foundation

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
