import CairnScreen
import CairnValues
import Foundation

extension Node {
  /// Seconds by the host's clock.
  final var hostTime: TimeInterval { (graph.session?.host.date ?? Date()).timeIntervalSinceReferenceDate }

  /// Does something when the next frame is due: a sixtieth of a second from now, which no screen is faster than by much.
  /// False if there is no host that could tell.
  @discardableResult
  final func onNextFrame(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard let host = graph.session?.host else { return false }
    host.after(.seconds(1) / 60) { [weak self] in
      guard let self, !self.flags.contains(.unmounted) else { return }
      work()
    }
    return true
  }
}
