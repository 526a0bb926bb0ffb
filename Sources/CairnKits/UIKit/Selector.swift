import CairnCore
import CairnPlatform
import Foundation

/// The name of a method, and a closure that calls it. Swift on Linux has no `#selector`.
///
/// Xcode projects may write `#selector(save)` and `#selector(Coordinator.changed(_:))`, which become selectors with a closure.
/// `#selector(UIResponder.resignFirstResponder)` becomes a name.
///
/// ```swift
/// let save = Selector("save") { (target: NoteController) in target.save() }
/// button.addTarget(self, action: save, for: .touchUpInside)
/// ```
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the method, with its labels.
  package let name: String
  /// Calls the method of an object with the sender. Returns false if they have other types.
  private let call: (@MainActor @Sendable (Any, Any?) -> Bool)?

  /// Creates a selector from the name of a method, which cannot be called.
  public init(_ name: String) { (self.name, call) = (name, nil) }

  /// Creates a selector from the name of a method, which cannot be called.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector from the name of a method and a closure that calls it.
  public init<Target>(_ name: String, _ method: @escaping @MainActor @Sendable (_ target: Target) -> Void) {
    self.name = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)
      return true
    }
  }

  /// Creates a selector from the name of a method and a closure that calls it with the sender.
  public init<Target, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (_ target: Target, _ sender: Sender) -> Void
  ) {
    self.name = name
    call = { target, sender in
      guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
      method(target, sender)
      return true
    }
  }

  /// Calls the method of an object. Returns false if the selector is only a name, or made for other types.
  @MainActor func send(to target: Any, from sender: Any?) -> Bool { call.map { $0(target, sender) } ?? false }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An object and the method of it that a control or a gesture calls.
@MainActor
struct ActionReceiver {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  private let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// Whether the receiver is the object and the method; `nil` stands for any.
  func isFor(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { $0 as AnyObject === self.target } ?? true) && (action.map { $0 == self.action } ?? true)
  }

  /// Whether both are the same method of the same object, which is then called once.
  func isSame(as other: ActionReceiver) -> Bool {
    hasTarget == other.hasTarget && target === other.target && action == other.action
  }

  func send(from sender: AnyObject?) {
    if let target {
      if action.send(to: target, from: sender) { return }
      MissingFramework.reportCall(
        "The action \"\(action.name)\"", from: "UIKit",
        outcome: "It was not called. Use addAction(_:for:) with a UIAction, or #selector in an Xcode project.")
    } else if !hasTarget {
      _ = UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
    }
  }
}

/// An event of UIKit's. None is ever sent.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen. None is ever passed to an app.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Returns where the finger is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIApplication {
  /// Sends an action to an object, or to the first responder that has the method: the controllers that are shown, the front one
  /// first, their window, and the app's delegate.
  ///
  /// `resignFirstResponder` ends the editing of a text field.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  /// ```
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.send(to: target, from: sender) }
    if action == "resignFirstResponder" { return FrontSession.current?.endEditing() ?? false }
    return ResponderChain.current.contains { action.send(to: $0, from: sender) }
  }
}
