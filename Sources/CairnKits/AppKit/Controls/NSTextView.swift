import CairnCore
import CairnValues
import Foundation

/// AppKit's text of many lines, shown as a `TextEditor`, or as a `Text` if it cannot be edited.
///
/// ```swift
/// let view = NSTextView()
/// view.delegate = context.coordinator
/// ```
open class NSTextView: NSView {
  /// The text.
  @_Noted open var string = ""
  /// The font of the text.
  @_Noted open var font: NSFont?
  /// The color of the text.
  @_Noted open var textColor: NSColor?
  /// Whether a user can change the text.
  @_Noted open var isEditable = true
  /// Whether a user can select the text. Stored without effect.
  open var isSelectable = true
  /// Whether the text has styles. Stored without effect.
  open var isRichText = true
  /// Whether the background is drawn. Stored without effect.
  open var drawsBackground = true
  /// The color behind the text. Stored without effect.
  open var backgroundColor = NSColor.textBackgroundColor
  /// Whether changes can be undone. Stored without effect, as hosts decide it.
  open var allowsUndo = false
  /// Told of changes.
  open weak var delegate: (any NSTextViewDelegate)?
  var isEditing = false
  @_Noted var focus = EntryFocus()

  /// The text has changed.
  public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  private static let didEndNotification = Notification.Name("NSTextDidEndEditingNotification")
  private static let didBeginNotification = Notification.Name("NSTextDidBeginEditingNotification")

  override var content: AnyView? { AnyView(MacTextContent(view: self)) }
  override var growth: Axis.Set { [.horizontal, .vertical] }
  override var contentAnchor: UnitPoint { .topLeading }
}

extension NSTextView: TextEntry {
  var entryText: String {
    get { string }
    set { string = newValue }
  }
  func mayBegin() -> Bool { true }
  func didBegin() {
    isEditing = true
    delegate?.textDidBeginEditing(Notification(name: Self.didBeginNotification, object: self))
  }
  func didEnd() {
    isEditing = false
    delegate?.textDidEndEditing(Notification(name: Self.didEndNotification, object: self))
  }
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementString: text) ?? true
  }
  func didChange() {
    let notification = Notification(name: Self.didChangeNotification, object: self)
    delegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }
}

/// Follows the editing of a text view of AppKit.
///
/// ```swift
/// func textDidChange(_ notification: Notification) { text = (notification.object as? NSTextView)?.string ?? "" }
/// ```
@MainActor @preconcurrency
public protocol NSTextViewDelegate: AnyObject {
  /// Editing has begun.
  func textDidBeginEditing(_ notification: Notification)
  /// Editing has ended.
  func textDidEndEditing(_ notification: Notification)
  /// A user has changed the text.
  func textDidChange(_ notification: Notification)
  /// Whether a part of the text may be replaced.
  func textView(_ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?) -> Bool
}

extension NSTextViewDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
  ) -> Bool { true }
}

private struct MacTextContent: View {
  let view: NSTextView

  var body: some View {
    let _ = view.parts.changes.read()
    Group {
      if view.isEditable {
        TextEditor(text: view.boundText).modifier(EntryFocusLook(entry: view, request: view.focus))
      } else {
        ScrollView { Text(verbatim: view.string).frame(maxWidth: .infinity, alignment: .leading) }
      }
    }
    .font(view.font.map { Font($0) })
    .foregroundStyle(view.textColor.map { Color(nsColor: $0) } ?? .primary)
  }
}

/// AppKit's scroll view, shown as its text view, or as a `ScrollView` of another document view.
///
/// ```swift
/// scrollView.documentView = textView
/// ```
open class NSScrollView: NSView {
  /// The view that is scrolled.
  @_Noted open var documentView: NSView?
  /// Whether a vertical indicator is shown. Stored without effect.
  open var hasVerticalScroller = false
  /// Whether a horizontal indicator is shown. Stored without effect.
  open var hasHorizontalScroller = false
  /// Whether indicators hide. Stored without effect.
  open var autohidesScrollers = false
  /// Whether the background is drawn. Stored without effect.
  open var drawsBackground = true

  override var content: AnyView? { AnyView(MacScrollContent(view: self)) }
  override var growth: Axis.Set { [.horizontal, .vertical] }
  override var contentAnchor: UnitPoint { .topLeading }
}

private struct MacScrollContent: View {
  let view: NSScrollView

  var body: some View {
    let _ = view.parts.changes.read()
    if let document = view.documentView {
      if document is NSTextView { ShownView(view: document) } else { ScrollView { ShownView(view: document) } }
    }
  }
}
