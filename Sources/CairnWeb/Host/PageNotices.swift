import CairnCore
import CairnMessages

/// The notices beside a page, each of which is shown for a few seconds.
@MainActor
final class PageNotices {
  private struct Notice {
    let text: String
    /// What the button Undo undoes, if the notice has one.
    var action: UndoableAction?
  }

  /// Whether the page restores an earlier one, and the user has not been notified yet.
  var isThawed = false
  /// Whether the last requested address led to no page, and the user has not been notified yet.
  var isLost = false
  private var shown: Notice?
  /// What the page shows.
  var text: String? { shown?.text }
  /// How many notices the page has shown.
  private var count = 0
  private weak var page: (any PageContext)?

  init(_ page: any PageContext) { self.page = page }

  /// Notifies the user that the page was restored.
  func notifyIfThawed(withDrafts: Bool) {
    guard isThawed else { return }
    isThawed = false
    notify(
      withDrafts ? "This page was restored with your input." : "This page was restored. Unsaved changes are lost.")
  }

  /// Notifies the user that the requested address leads to no page.
  func notifyIfLost() {
    guard isLost else { return }
    isLost = false
    notify("Nothing was found at this address. This is the last page before it.")
  }

  /// Shows a text in the user's language.
  func notify(_ text: String) { show(Notice(text: page?.words(text) ?? text), for: .seconds(5)) }

  /// Offers to undo the user's last action, long enough to reach the button by keys.
  func offerToUndo(_ action: UndoableAction) {
    let text = action.name.isEmpty ? page?.words("Changed") ?? "" : action.name
    show(Notice(text: text, action: action), for: .seconds(10))
  }

  /// Undoes the action that the notice offers to undo.
  func undo() {
    guard let action = shown?.action else { return }
    hide()
    page?.controller?.window.undo(action)
  }

  private func show(_ notice: Notice, for time: Duration) {
    shown = notice
    count += 1
    page?.post { write(&$0) }
    page?.after(time) { [weak self, count] in if self?.count == count { self?.hide() } }
  }

  private func hide() {
    shown = nil
    page?.post { $0.attributes("note", Self.note(isShown: false), version: nil) }
  }

  /// Writes the current notice. A re-rendered page repeats it, as its browser may not have shown it yet.
  func write(_ patches: inout Patches) {
    guard let shown else { return }
    var html = HTMLText.shown(shown.text)
    if shown.action != nil {
      html += " <button class=\"undo\" data-act=\"undo\">\(HTMLText.shown(page?.words("Undo") ?? "Undo"))</button>"
    }
    patches.announce(shown.text)
    patches.html("note", html)
    patches.attributes("note", Self.note(isShown: true), version: nil)
  }

  private static func note(isShown: Bool) -> [(name: String, value: String)] {
    [("role", "status"), ("aria-live", "polite")] + (isShown ? [("class", "show")] : [])
  }
}
