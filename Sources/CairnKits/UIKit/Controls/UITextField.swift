import CairnCore
import CairnValues
import Foundation

/// UIKit's text field, shown as a `TextField` or a `SecureField`.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Name"
/// field.delegate = context.coordinator
/// ```
open class UITextField: UIControl {
  override class func blank() -> UIView { UITextField() }

  /// When part of a text field is shown.
  ///
  /// ```swift
  /// UITextField.appearance().clearButtonMode = .whileEditing
  /// ```
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The frame of a text field.
  ///
  /// ```swift
  /// field.borderStyle = .roundedRect
  /// ```
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  /// The text.
  @_Noted open var text: String?
  /// The styled text, whose characters count.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The placeholder of an empty field.
  @_Noted public var placeholder: String?
  /// The placeholder, whose characters count.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The color of the text.
  @_Noted public var textColor: UIColor?
  /// The font of the text.
  @_Noted public var font: UIFont?
  /// The side on which the text begins.
  @_Noted public var textAlignment = NSTextAlignment.natural
  /// The frame of the field.
  @_Noted public var borderStyle = BorderStyle.none
  /// The keyboard of a phone.
  @_Noted public var keyboardType = UIKeyboardType.default
  /// The meaning of the text, so that the system can complete it.
  @_Noted public var textContentType: UITextContentType?
  /// Which letters become capitals.
  @_Noted public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected.
  @_Noted public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked. Stored without effect.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// The name of the key that submits.
  @_Noted public var returnKeyType = UIReturnKeyType.default
  /// Whether the text is hidden.
  @_Noted public var isSecureTextEntry = false
  /// When a button that removes the text is shown. Stored without effect, as hosts decide it.
  public var clearButtonMode = ViewMode.never
  /// Whether the text is removed when editing begins.
  public var clearsOnBeginEditing = false
  /// The look of a phone's keyboard. Stored without effect.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// The view before the text. Stored without effect.
  public var leftView: UIView?
  /// The view after the text. Stored without effect.
  public var rightView: UIView?
  /// When the view before the text is shown. Stored without effect.
  public var leftViewMode = ViewMode.never
  /// When the view after the text is shown. Stored without effect.
  public var rightViewMode = ViewMode.never
  /// The view above a phone's keyboard. Stored without effect.
  open var inputAccessoryView: UIView?
  /// Asked before changes, and told of them.
  public weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field has the focus.
  public internal(set) var isEditing = false
  @_Noted var focus = EntryFocus()

  open override var isFirstResponder: Bool { isEditing }
  /// Whether the field can have the focus.
  open var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled else { return false }
    if !isEditing { focus.want(true) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    focus.want(false)
    return true
  }

  override var content: AnyView? { AnyView(FieldContent(field: self)) }
  override var growth: Axis.Set { .horizontal }
}

extension UITextField: TextEntry {
  var entryText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  func mayBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  func didBegin() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }
  func didEnd() {
    // The focus has moved already, so the answer changes nothing.
    _ = delegate?.textFieldShouldEndEditing(self)
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
  func didChange() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

private struct FieldContent: View {
  let field: UITextField

  var body: some View {
    let _ = field.parts.changes.read()
    Group {
      if field.isSecureTextEntry {
        SecureField(text: field.boundText, prompt: prompt) { label }
      } else {
        TextField(text: field.boundText, prompt: prompt) { label }
      }
    }
    .modifier(FieldBorder(hasBorder: field.borderStyle != .none))
    .font(field.font.map { Font($0) })
    .foregroundStyle(field.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(field.textAlignment.alignment)
    .keyboardType(field.keyboardType)
    .textContentType(field.textContentType)
    .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
    .autocorrectionDisabled(field.autocorrectionType == .no)
    .submitLabel(field.returnKeyType.label)
    .onSubmit { field.submit() }
    .modifier(EntryFocusLook(entry: field, request: field.focus))
    .disabled(!field.isEnabled)
  }

  private var prompt: Text? { field.placeholder.map { Text(verbatim: $0) } }
  private var label: Text { Text(verbatim: field.accessibilityLabel ?? field.placeholder ?? "") }
}

struct FieldBorder: ViewModifier {
  let hasBorder: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if hasBorder { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
  }
}
