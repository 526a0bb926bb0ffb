import CairnCore
import CairnValues
import Foundation

/// UIKit's search field, shown as a `TextField`.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.delegate = context.coordinator
/// ```
open class UISearchBar: UIView {
  override class func blank() -> UIView { UISearchBar() }

  /// The look of the bar. Stored without effect.
  ///
  /// ```swift
  /// bar.searchBarStyle = .minimal
  /// ```
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The text.
  @_Noted public var text: String?
  /// The placeholder of an empty field.
  @_Noted public var placeholder: String?
  /// The color of the bar. Stored without effect.
  public var barTintColor: UIColor?
  /// The look of the bar. Stored without effect.
  public var searchBarStyle = Style.default
  /// Whether a button that cancels is shown.
  @_Noted public var showsCancelButton = false
  /// Which letters become capitals.
  @_Noted public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected.
  @_Noted public var autocorrectionType = UITextAutocorrectionType.default
  /// Told of changes.
  public weak var delegate: (any UISearchBarDelegate)?
  var isEditing = false
  @_Noted var focus = EntryFocus()

  /// Shows or hides the button that cancels.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  open override var isFirstResponder: Bool { isEditing }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if !isEditing { focus.want(true) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return false }
    focus.want(false)
    return true
  }

  override var content: AnyView? { AnyView(SearchBarContent(bar: self)) }
  override var growth: Axis.Set { .horizontal }
}

extension UISearchBar: TextEntry {
  var entryText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  func mayBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  func didBegin() {
    isEditing = true
    delegate?.searchBarTextDidBeginEditing(self)
  }
  func didEnd() {
    isEditing = false
    delegate?.searchBarTextDidEndEditing(self)
  }
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  func didChange() { delegate?.searchBar(self, textDidChange: text ?? "") }
}

/// Follows the editing of UIKit's search field.
///
/// ```swift
/// func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
/// ```
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A user submits the text.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// A user cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

private struct SearchBarContent: View {
  let bar: UISearchBar

  var body: some View {
    let _ = bar.parts.changes.read()
    HStack {
      TextField(text: bar.boundText, prompt: Text(verbatim: placeholder)) { Text(verbatim: placeholder) }
        .textFieldStyle(.roundedBorder)
        .submitLabel(.search)
        .textInputAutocapitalization(TextInputAutocapitalization(bar.autocapitalizationType))
        .autocorrectionDisabled(bar.autocorrectionType == .no)
        .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
        .modifier(EntryFocusLook(entry: bar, request: bar.focus))
      if bar.showsCancelButton {
        Button(role: .cancel) {
          bar.delegate?.searchBarCancelButtonClicked(bar)
        } label: {
          Text(own: "Cancel")
        }
      }
    }
  }

  private var placeholder: String { bar.placeholder ?? "" }
}
