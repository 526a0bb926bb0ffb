import Glibc

/// Listening descriptors that systemd passed to this process.
package enum InheritedListeners {
  private static let first: Int32 = 3

  /// Returns the addresses to listen at, if the variables are meant for this process.
  package static func addresses(
    in environment: [String: String], process: Int32 = getpid()
  ) -> [ListenAddress] {
    guard environment["LISTEN_PID"].flatMap({ Int32($0) }) == process,
      let count = environment["LISTEN_FDS"].flatMap({ Int32($0) }), (1...64).contains(count)
    else { return [] }
    return (first..<first + count).map { .inherited($0) }
  }
}
