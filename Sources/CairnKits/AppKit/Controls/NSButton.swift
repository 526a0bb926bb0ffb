import CairnCore
import CairnValues
import Foundation

/// AppKit's button, shown as a `Button`, or as a `Toggle` if it has a state.
///
/// ```swift
/// NSButton(title: "Save", target: self, action: #selector(save))
/// ```
open class NSButton: NSControl {
  /// The effect of a click.
  ///
  /// ```swift
  /// button.setButtonType(.switch)
  /// ```
  public enum ButtonType: UInt, Sendable {
    case momentaryLight = 0
    case pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }
  /// The frame of a button. Stored without effect.
  ///
  /// ```swift
  /// button.bezelStyle = .rounded
  /// ```
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare
    case disclosure = 5
    case shadowlessSquare, circular, texturedSquare, helpButton, smallSquare
    case texturedRounded, roundRect, recessed, roundedDisclosure, inline
  }

  /// The title.
  @_Noted open var title = ""
  /// The picture.
  @_Noted open var image: NSImage?
  /// Whether the button is on.
  @_Noted open var state = StateValue.off
  /// Whether the button has a frame.
  @_Noted open var isBordered = true
  /// The frame of the button. Stored without effect.
  open var bezelStyle = BezelStyle.rounded
  /// The color of the title and the picture.
  @_Noted open var contentTintColor: NSColor?
  /// The key that presses the button; "\r" makes it the default.
  @_Noted open var keyEquivalent = ""
  /// Whether the button deletes something.
  @_Noted open var hasDestructiveAction = false
  @_Noted fileprivate var type = ButtonType.momentaryPushIn

  /// Whether a button is on.
  ///
  /// ```swift
  /// checkbox.state = .on
  /// ```
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }

  /// Creates a button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with a picture.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
  }

  /// Creates a button with a check mark.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    type = .switch
  }

  /// Sets what a click does to the button.
  open func setButtonType(_ type: ButtonType) { self.type = type }

  /// Clicks the button.
  open func performClick(_ sender: Any?) {
    if hasState { state = state == .on ? .off : .on }
    changed()
  }

  fileprivate var hasState: Bool { [.pushOnPushOff, .toggle, .switch, .radio, .onOff].contains(type) }
  fileprivate var isOn: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }

  override var content: AnyView? { AnyView(MacButtonContent(button: self)) }
}

private struct MacButtonContent: View {
  let button: NSButton

  var body: some View {
    let _ = button.parts.changes.read()
    Group {
      if button.hasState {
        Toggle(isOn: bound(button, \.isOn)) { label }
      } else if button.isBordered {
        Button(role: button.hasDestructiveAction ? .destructive : nil, action: button.changed) { label }
          .keyboardShortcut(button.keyEquivalent == "\r" ? .defaultAction : nil)
      } else {
        Button(action: button.changed) { label }.buttonStyle(.borderless)
      }
    }
    .font(button.font.map { Font($0) })
    .controlSize(button.controlSize.size)
    .tint(button.contentTintColor.map { Color(nsColor: $0) })
    .disabled(!button.isEnabled)
  }

  private var label: some View { TitleLabel(title: button.title, image: button.image) }
}
