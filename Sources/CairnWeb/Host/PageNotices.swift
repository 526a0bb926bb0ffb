/// The notices beside a page, each of which is shown for a few seconds.
@MainActor
final class PageNotices {
  /// Whether the page restores an earlier one, and the user has not been notified yet.
  var isThawed = false
  /// Whether the last requested address led to no page, and the user has not been notified yet.
  var isLost = false
  private(set) var shown: String?
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
  func notify(_ text: String) {
    shown = page?.words(text) ?? text
    page?.post { write(&$0) }
    page?.after(.seconds(5)) { [weak self] in
      self?.shown = nil
      self?.page?.post { $0.attributes("note", Self.note(isShown: false), version: nil) }
    }
  }

  /// Writes the current notice. A re-rendered page repeats it, as its browser may not have shown it yet.
  func write(_ patches: inout Patches) {
    guard let shown else { return }
    patches.announce(shown)
    patches.html("note", shown)
    patches.attributes("note", Self.note(isShown: true), version: nil)
  }

  private static func note(isShown: Bool) -> [(name: String, value: String)] {
    [("role", "status"), ("aria-live", "polite")] + (isShown ? [("class", "show")] : [])
  }
}
