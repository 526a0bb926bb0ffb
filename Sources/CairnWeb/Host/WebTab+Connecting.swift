import CairnCore
import Foundation

// Sockets come and go. The page stays for a while.
extension WebTab {
  func attached(_ socket: TabSocket) {
    if let old = self.socket, old !== socket { old.replaced() }
    self.socket = socket
    isUsed = true
    user.keep()
    files.note(leftAt: nil)
    files.keep()
    window?.scenePhase = .active
    service.answerAwaited()
    notifyIfThawed()
    notifyIfLost()
    offerAgain()
  }

  func left(_ socket: TabSocket) {
    guard self.socket === socket else { return }
    self.socket = nil
    // When the process ends, the user has not left.
    if !service.isEnding { files.note(leftAt: Date()) }
    leftAt = .now
    // The app outlives a service that has ended.
    app.after(.seconds(WebService.keptSeconds + 1)) { [weak self, weak service] in
      if let self { service?.dropIfLeft(self) }
    }
    app.after(Self.patience) { [weak self] in
      guard let self, !isEnded, !isAttached, leftAt.duration(to: .now) >= Self.patience else { return }
      window?.scenePhase = .background
    }
  }

  /// How long a browser may be disconnected before its window counts as in the background. Short interruptions do not.
  private static let patience = Duration.seconds(5)
}
