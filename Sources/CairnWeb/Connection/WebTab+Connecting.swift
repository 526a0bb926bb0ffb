import CairnCore
import Foundation

// Sockets come and go. The page stays for a while.
extension WebTab {
  func attached(_ socket: TabSocket) {
    line.attach(socket)
    life.noteUse()
    user.keep()
    files.note(leftAt: nil)
    files.keep()
    window?.scenePhase = .active
    service.answerAwaited()
    // An edit of the source is no reason to worry the user.
    if service.development != nil { notices.isThawed = false }
    notices.notifyIfThawed(withDrafts: place.draftsAreRestored)
    notices.notifyIfLost()
    offerAgain()
  }

  func left(_ socket: TabSocket) {
    guard line.socket === socket else { return }
    line.detach()
    // When the process ends, the user has not left.
    if !service.isEnding { files.note(leftAt: Date()) }
    life.noteLeaving()
    // The app outlives a service that has ended.
    app.after(.seconds(WebService.keptSeconds + 1)) { [weak self, weak service] in
      if let self { service?.dropIfLeft(self) }
    }
    app.after(Self.patience) { [weak self] in
      guard let self, !isEnded, !isAttached, life.leftAt.duration(to: .now) >= Self.patience else { return }
      window?.scenePhase = .background
    }
  }

  /// How long a browser may be disconnected before its window counts as in the background. Short interruptions do not.
  private static let patience = Duration.seconds(5)
}
