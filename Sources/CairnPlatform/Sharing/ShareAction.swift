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
    let ready = items.compactMap { item in
      item.sharedContent.map { SharedItems.Item($0, fileName: item.suggestedFileName) }
    }
    if ready.count == items.count { return hand(on: ready, subject: subject, message: message) }
    RunningTask(counted: session.graph.tasks, on: session.host.taskExecutor, priority: .userInitiated) {
      var prepared: [SharedItems.Item] = []
      for item in items {
        if let content = try? await item.preparedContent() {
          prepared.append(.init(content, fileName: item.suggestedFileName))
        }
      }
      let shared = prepared
      await MainActor.run { hand(on: shared, subject: subject, message: message) }
    }
  }

  @MainActor private func hand(on shared: [SharedItems.Item], subject: Text?, message: Text?) {
    guard let session = session.session else { return }
    let items = SharedItems(
      shared, subject: subject?.string(locale: locale), message: message?.string(locale: locale))
    if shared.isEmpty {
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
