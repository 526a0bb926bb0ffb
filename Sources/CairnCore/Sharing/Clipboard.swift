import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// The items copied last in the app. Hosts with a system clipboard put its contents here.
package final class Clipboard: @unchecked Sendable {
  // Sendable: only the main thread accesses it; other threads just pass it on.
  private let source = _Source()

  package var contents: [_SharedContent] {
    get {
      source.noteRead()
      return stored
    }
    set {
      take(newValue)
      onWrite?(newValue)
    }
  }

  /// Called with what the app copies, for hosts with a system clipboard.
  package var onWrite: (([_SharedContent]) -> Void)?

  /// Updates the contents after the system's clipboard has changed.
  package func take(_ new: [_SharedContent]) {
    guard new != stored else { return }
    stored = new
    source.changedOnMain(with: Runtime.shared.transaction)
  }

  private var stored: [_SharedContent] = []

  init() {}

  /// Returns the contents as items of a type. A copied URL also counts as text.
  package func items<T: Transferable>(of type: T.Type) -> [T] {
    contents.compactMap { content in
      if let item = T.item(from: content) { return item }
      guard case .url(let url) = content else { return nil }
      return T.item(from: .text(url.absoluteString))
    }
  }
}

extension EnvironmentValues {
  package var clipboard: Clipboard? { self[SessionKey.self].session?.clipboard }
}
