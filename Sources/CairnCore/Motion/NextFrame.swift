import CairnScreen
import CairnValues
import Foundation

extension Node {
  /// The time of the host's clock, in seconds.
  final var hostTime: TimeInterval { (graph.timeHost?.date ?? Date()).timeIntervalSinceReferenceDate }

  /// Does work when the next frame is due: in a sixtieth of a second, because few screens are much faster.
  /// Returns false if there is no host to schedule it.
  @discardableResult
  final func onNextFrame(_ work: @escaping @MainActor () -> Void) -> Bool {
    guard let host = graph.timeHost else { return false }
    host.after(.seconds(1) / 60) { [weak self] in
      guard let self, !self.flags.contains(.unmounted) else { return }
      work()
    }
    return true
  }
}
