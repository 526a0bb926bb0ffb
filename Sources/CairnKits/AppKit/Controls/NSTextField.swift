import CairnCore
import CairnValues
import Foundation

/// AppKit's text of one line, shown as a `TextField`, or as a `Text` if it cannot be edited.
///
/// ```swift
/// let field = NSTextField(string: "")
/// field.placeholderString = "Name"
/// field.delegate = context.coordinator
/// ```
open class NSTextField: NSControl {
  /// The placeholder of an empty field.
  @_Noted open var placeholderString: String?
  /// The color of the text.
  @_Noted open var textColor: NSColor?
  /// The color behind the text.
  @_Noted open var backgroundColor: NSColor?
  /// Whether the background is drawn.
  @_Noted open var drawsBackground = false
  /// Whether a user can change the text.
  @_Noted open var isEditable = true
  /// Whether a user can select the text. Stored without effect.
  open var isSelectable = true
  /// Whether the field has a frame.
  @_Noted open var isBezeled = true
  /// Whether the field has a line around it.
  @_Noted open var isBordered = false
  /// The most lines; 0 for any number.
  @_Noted open var maximumNumberOfLines = 1
  /// Where a text that is too long is cut.
  @_Noted open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Told of changes.
  open weak var delegate: (any NSTextFieldDelegate)?
  var isEditing = false
  @_Noted var focus = EntryFocus()

  /// Creates a field with a frame.
  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a field with a text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  /// Creates a text that cannot be edited.
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    (isEditable, isBezeled, isSelectable) = (false, false, false)
  }

  /// Creates a text of many lines that cannot be edited.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    maximumNumberOfLines = 0
  }

  override var content: AnyView? { AnyView(MacFieldContent(field: self)) }
  override var growth: Axis.Set { isEditable ? .horizontal : [] }
  override var contentAnchor: UnitPoint { alignment.anchor }
}

/// AppKit's text field whose text is hidden, shown as a `SecureField`.
///
/// ```swift
/// let password = NSSecureTextField(string: "")
/// ```
open class NSSecureTextField: NSTextField {}

extension NSTextField: TextEntry {
  var entryText: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  func mayBegin() -> Bool { true }
  func didBegin() {
    isEditing = true
    delegate?.controlTextDidBeginEditing(notification(Self.didBeginEditing))
  }
  func didEnd() {
    isEditing = false
    delegate?.controlTextDidEndEditing(notification(Self.didEndEditing))
  }
  func mayChange(_ range: NSRange, to text: String) -> Bool { true }
  func didChange() { delegate?.controlTextDidChange(notification(Self.didChangeText)) }

  private static let didBeginEditing = Notification.Name("NSControlTextDidBeginEditingNotification")
  private static let didEndEditing = Notification.Name("NSControlTextDidEndEditingNotification")
  private static let didChangeText = Notification.Name("NSControlTextDidChangeNotification")

  private func notification(_ name: Notification.Name) -> Notification { Notification(name: name, object: self) }
}

/// Follows the editing of a text field of AppKit.
///
/// ```swift
/// func controlTextDidChange(_ notification: Notification) {
///   text = (notification.object as? NSTextField)?.stringValue ?? ""
/// }
/// ```
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: AnyObject {
  /// Editing has begun.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Editing has ended.
  func controlTextDidEndEditing(_ obj: Notification)
  /// A user has changed the text.
  func controlTextDidChange(_ obj: Notification)
}

extension NSTextFieldDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
}

private struct MacFieldContent: View {
  let field: NSTextField

  var body: some View {
    let _ = field.parts.changes.read()
    Group {
      if !field.isEditable {
        Text(verbatim: field.stringValue)
          .lineLimit(field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil)
          .truncationMode(field.lineBreakMode.truncation)
      } else if field is NSSecureTextField {
        entry(SecureField(text: field.boundText, prompt: prompt) { label })
      } else {
        entry(TextField(text: field.boundText, prompt: prompt) { label })
      }
    }
    .font(field.font.map { Font($0) })
    .foregroundStyle(field.textColor.map { Color(nsColor: $0) } ?? .primary)
    .multilineTextAlignment(field.alignment.alignment)
    .background(field.drawsBackground ? field.backgroundColor.map { Color(nsColor: $0) } : nil)
    .disabled(!field.isEnabled)
  }

  private func entry(_ content: some View) -> some View {
    content
      .modifier(FieldBorder(hasBorder: field.isBezeled || field.isBordered))
      .onSubmit { field.changed() }
      .modifier(EntryFocusLook(entry: field, request: field.focus))
  }

  private var prompt: Text? { field.placeholderString.map { Text(verbatim: $0) } }
  private var label: Text { Text(verbatim: field.placeholderString ?? "") }
}
