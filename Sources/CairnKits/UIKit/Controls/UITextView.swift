import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// UIKit's text of many lines, shown as a `TextEditor`, or as a `Text` if it cannot be edited.
///
/// ```swift
/// let view = UITextView()
/// view.delegate = context.coordinator
/// ```
open class UITextView: UIScrollView {
  override class func blank() -> UIView { UITextView() }

  /// The text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  /// The distances between the text and the edges. Stored without effect.
  public var textContainerInset = UIEdgeInsets.zero
  /// The color of the text.
  @_Noted public var textColor: UIColor?
  /// The font of the text.
  @_Noted public var font: UIFont?
  /// The text.
  @_Noted open var text: String! = "" {
    didSet { attributed = nil }
  }
  /// The styled text. Its styles are seen where it cannot be edited.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string ?? ""
      attributed = newValue
    }
  }
  @_Noted private var attributed: NSAttributedString?
  /// The side on which lines begin.
  @_Noted public var textAlignment = NSTextAlignment.natural
  /// Whether a user can change the text.
  @_Noted public var isEditable = true
  /// Whether a user can select the text.
  @_Noted public var isSelectable = true
  /// The selected part of the text. Stored without effect.
  public var selectedRange = NSRange(location: 0, length: 0)
  /// The keyboard of a phone.
  @_Noted public var keyboardType = UIKeyboardType.default
  /// Which letters become capitals.
  @_Noted public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected.
  @_Noted public var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked. Stored without effect.
  public var spellCheckingType = UITextSpellCheckingType.default
  /// The name of the key that ends a line. Stored without effect.
  public var returnKeyType = UIReturnKeyType.default
  /// The kinds of data to recognize in the text. Stored without effect.
  public var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the font follows the user's choice of a size. Stored without effect, as fonts of a text style always do.
  public var adjustsFontForContentSizeCategory = false
  /// The look of links. Stored without effect.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The view above a phone's keyboard. Stored without effect.
  open var inputAccessoryView: UIView?
  /// Whether the view has the focus.
  public internal(set) var isEditing = false
  @_Noted var focus = EntryFocus()

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var isFirstResponder: Bool { isEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable else { return false }
    if !isEditing { focus.want(true) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    focus.want(false)
    return true
  }

  override var content: AnyView? { AnyView(TextViewContent(view: self)) }
  override var growth: Axis.Set { isScrollEnabled ? [.horizontal, .vertical] : .horizontal }
  override var contentAnchor: UnitPoint { .topLeading }
  override var scrolled: [UIView] { [] }
}

extension UITextView: TextEntry {
  var entryText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  func mayBegin() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
  func didBegin() {
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
  }
  func didEnd() {
    // The focus has moved already, so the answer changes nothing.
    _ = textDelegate?.textViewShouldEndEditing(self)
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
  }
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  func didChange() {
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// Follows the editing of a text view of UIKit.
///
/// ```swift
/// func textViewDidChange(_ textView: UITextView) { text = textView.text }
/// ```
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. It ends in any case.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// A user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// A user has changed the text or the selection.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a part of the text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

private struct TextViewContent: View {
  let view: UITextView

  var body: some View {
    let _ = view.parts.changes.read()
    Group {
      if view.isEditable {
        TextEditor(text: view.boundText)
          .scrollContentBackground(.hidden)
          .keyboardType(view.keyboardType)
          .textInputAutocapitalization(TextInputAutocapitalization(view.autocapitalizationType))
          .autocorrectionDisabled(view.autocorrectionType == .no)
          .modifier(EntryFocusLook(entry: view, request: view.focus))
          .fixedSize(horizontal: false, vertical: !view.isScrollEnabled)
      } else if view.isScrollEnabled {
        ScrollView { plain }
      } else {
        plain
      }
    }
    .font(view.font.map { Font($0) })
    .foregroundStyle(view.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(view.textAlignment.alignment)
  }

  private var plain: some View {
    Text(AttributedString(view.attributedText))
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: horizontal, vertical: .top))
  }

  private var horizontal: HorizontalAlignment {
    switch view.textAlignment {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
