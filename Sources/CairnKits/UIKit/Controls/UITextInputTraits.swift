import CairnCore
import CairnValues
import Foundation

/// The look of a phone's keyboard.
///
/// ```swift
/// UITextField.appearance().keyboardAppearance = .dark
/// ```
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// The name of the key that submits.
///
/// ```swift
/// field.returnKeyType = .search
/// ```
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    default: .return
    }
  }
}

/// Whether typed text is corrected.
///
/// ```swift
/// field.autocorrectionType = .no
/// ```
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether the spelling of typed text is checked.
///
/// ```swift
/// field.spellCheckingType = .no
/// ```
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Kinds of data to recognize in a text. Stored without effect.
///
/// ```swift
/// textView.dataDetectorTypes = .link
/// ```
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Follows the editing of a text field of UIKit.
///
/// ```swift
/// func textFieldShouldReturn(_ textField: UITextField) -> Bool { submit() }
/// ```
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. It ends in any case.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the key that submits has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether the text may be removed. Never called.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextField {
  /// Why editing has ended.
  ///
  /// ```swift
  /// func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { save() }
  /// ```
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
