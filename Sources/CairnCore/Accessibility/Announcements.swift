extension Session {
  /// Speaks a text to users of a screen reader, in the window in front.
  package func announce(_ text: String) {
    guard !text.isEmpty, let frontWindow else { return }
    host.announce(text, in: frontWindow)
  }
}

extension FrontSession {
  /// Speaks a text in the app whose code is running, on any thread.
  nonisolated package static func announce(_ text: String) {
    if Runtime.shared.isMain {
      MainActor.assumeIsolated { current?.announce(text) }
    } else {
      Task { @MainActor in current?.announce(text) }
    }
  }
}
