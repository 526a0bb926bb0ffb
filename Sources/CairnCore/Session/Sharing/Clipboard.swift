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
      changeCount += 1
      onWrite?(newValue)
    }
  }

  /// The number of times that the app copied something.
  package private(set) var changeCount = 0

  /// Whether the system tells what others have copied only when a user pastes, as browsers do.
  package var isReadOnDemand = false

  /// Called with what the app copies, for hosts with a system clipboard.
  package var onWrite: (([_SharedContent]) -> Void)?

  /// Updates the contents after the system's clipboard has changed.
  package func take(_ new: [_SharedContent]) {
    guard new != stored else { return }
    stored = new
    source.changedOnMain(with: Runtime.shared.transaction)
  }

  private var stored: [_SharedContent] = []

  package init() {}

  /// Returns the contents as items of a type. A copied URL also counts as text.
  package func items<T: Transferable>(of type: T.Type) -> [T] {
    contents.compactMap { content in
      if let item = T.item(from: content) { return item }
      guard case .url(let url) = content else { return nil }
      return T.item(from: .text(url.absoluteString))
    }
  }
}

/// How an element takes the contents of the clipboard.
package enum PasteOffer: ElementTraitKey {
  package enum Means {
    /// A press pastes.
    case press
    /// The paste command pastes while the focus is inside.
    case command
  }

  package typealias Value = LiveTrait<Means>
}

extension Element {
  /// How the element takes the contents of the clipboard, or `nil` if it does not.
  package var pasting: PasteOffer.Means? { traits?[PasteOffer.self]?.payload }
}

nonisolated extension View {
  /// Tells hosts that have to ask for the clipboard that the view pastes.
  package func pastes(by means: PasteOffer.Means) -> some View {
    modifier(LiveTraitModifier<PasteOffer, PasteOffer.Means>(payload: means))
  }
}

extension EnvironmentValues {
  package var clipboard: Clipboard? { self[SessionKey.self].session?.clipboard }
}
