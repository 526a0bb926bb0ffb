import CairnLocks

/// The texts of the source that have been edited while the app runs, so that they show before the app is built again.
package final class EditedTexts: Sendable {
  private struct State {
    var edited: [String: String] = [:]
    var seen: Set<String> = []
  }

  private static let shared = AtomicLazyReference<EditedTexts>()

  private let state = Mutex(State())

  /// Begins to note which texts are looked up.
  package static func follow() { _ = shared.storeIfNil(EditedTexts()) }

  /// Shows another text for one of the source. Returns `false` if the app has not looked that one up.
  package static func replace(_ text: String, by other: String) -> Bool {
    guard let texts = shared.load() else { return false }
    return texts.state.withLock { state in
      // The text may itself be the result of an edit.
      let original = state.edited.first { $0.value == text }?.key ?? text
      guard state.seen.contains(original) else { return false }
      state.edited[original] = other
      return true
    }
  }

  /// The text to show for a key, if it has been edited.
  @inline(__always)
  static func text(for key: String) -> String? {
    guard let texts = shared.load() else { return nil }
    return texts.look(key)
  }

  private func look(_ key: String) -> String? {
    state.withLock { state in
      state.seen.insert(key)
      return state.edited[key]
    }
  }
}
