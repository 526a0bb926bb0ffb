import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// AppKit's base class for controls.
///
/// ```swift
/// button.target = self
/// button.action = #selector(save)
/// ```
open class NSControl: NSView {
  /// The object that the action is sent to.
  open weak var target: AnyObject?
  /// The method that is called when a user changes the control.
  open var action: Selector?
  /// Whether the control can be used.
  @_Noted open var isEnabled = true
  /// The font of texts.
  @_Noted open var font: NSFont?
  /// The side on which texts begin.
  @_Noted open var alignment = NSTextAlignment.natural
  /// Whether actions are sent during a change. Stored without effect.
  open var isContinuous = false
  /// How large the control is.
  @_Noted open var controlSize = ControlSize.regular

  /// The size of a control.
  ///
  /// ```swift
  /// indicator.controlSize = .small
  /// ```
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large

    var size: CairnValues.ControlSize {
      switch self {
      case .regular: .regular
      case .small: .small
      case .mini: .mini
      case .large: .large
      }
    }
  }

  @_Noted private var text = ""

  /// The value as a text.
  open var stringValue: String {
    get { text }
    set { text = newValue }
  }
  /// The value as a number.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The value as a number.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The value as a whole number.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { stringValue = "\(newValue)" }
  }

  /// Sends an action to an object.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    ActionReceiver(target, action).send(from: self)
    return true
  }

  /// A user has changed the control.
  func changed() { sendAction(action, to: target) }
}

/// Returns a binding to a property that a user changes.
@MainActor
func bound<Control: NSControl, Value>(
  _ control: Control, _ property: ReferenceWritableKeyPath<Control, Value>
) -> Binding<Value> {
  Binding {
    control[keyPath: property]
  } set: {
    control[keyPath: property] = $0
    control._note()
    control.changed()
  }
}
