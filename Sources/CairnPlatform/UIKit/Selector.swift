import CairnCore
import Foundation

/// The name of a method of Objective-C, which Swift on Linux cannot call.
///
/// Xcode projects may write `#selector(UIResponder.resignFirstResponder)`, which becomes one of these.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the method, with its labels.
  let name: String

  /// Creates a selector from the name of a method.
  public init(_ name: String) { self.name = name }

  /// Creates a selector from the name of a method.
  public init(stringLiteral name: String) { self.name = name }
}

/// An event of UIKit's. None is ever sent.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

extension UIApplication {
  /// Sends an action to an object, or to the view that has the focus.
  ///
  /// Only one action has an effect: `resignFirstResponder` ends the editing of a text field.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
  /// ```
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action == "resignFirstResponder", target == nil else { return false }
    return FrontSession.current?.endEditing() ?? false
  }
}
