import Dispatch
import Foundation

/// Shuts a server down cleanly on a signal.
@MainActor
enum Termination {
  static func signals(_ numbers: Int32..., end: @escaping @MainActor () -> Void) -> [any DispatchSourceSignal] {
    (numbers.isEmpty ? [SIGTERM, SIGINT] : numbers).map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(end) }
      source.resume()
      return source
    }
  }
}
