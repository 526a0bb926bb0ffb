import CairnCore
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// An action that passes items to the host, which knows the other apps.
struct ShareAction {
  let session: WeakSession
  let locale: Locale

  /// Shares items, at once if they are ready and otherwise as soon as they are.
  @MainActor func callAsFunction<T: Transferable>(_ items: [T], subject: Text?, message: Text?) {
    guard let session = session.session else { return }
    let contents = items.compactMap(\.sharedContent)
    if contents.count == items.count { return hand(on: contents, subject: subject, message: message) }
    RunningTask(counted: session.graph.tasks, on: session.host.taskExecutor, priority: .userInitiated) {
      var prepared: [_SharedContent] = []
      for item in items {
        if let content = try? await item.preparedContent() { prepared.append(content) }
      }
      let contents = prepared
      await MainActor.run { hand(on: contents, subject: subject, message: message) }
    }
  }

  @MainActor private func hand(on contents: [_SharedContent], subject: Text?, message: Text?) {
    guard let session = session.session else { return }
    let items = SharedItems(
      contents: contents, subject: subject?.string(locale: locale), message: message?.string(locale: locale))
    if contents.isEmpty {
      session.graph.diagnostics.report(
        .warning, "share.no-content",
        "A ShareLink shares nothing that a host can transfer. Give the shared type a ProxyRepresentation that "
          + "exports a String, a URL or Data.")
    } else if !session.host.share(items) {
      session.graph.diagnostics.report(
        .warning, "share.unavailable", "Nothing on this system accepts what a ShareLink shares.")
    }
  }
}

extension EnvironmentValues {
  var shareAction: ShareAction { ShareAction(session: self[SessionKey.self], locale: locale) }
}
