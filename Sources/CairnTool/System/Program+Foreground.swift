import Foundation
import Glibc

extension Program {
  /// Runs the program in the place of this one: it has the terminal and its keys. Returns how it ended, as a shell says it.
  ///
  /// Foundation starts programs in a process group of their own, which may not read from a terminal.
  func runInForeground(_ arguments: [String]) throws(Failure) -> Int32 {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var entries: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in words + entries { free(text) } }
    // The keys that end the program must not end the one that waits for it.
    let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    var attributes = posix_spawnattr_t()
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT] { sigaddset(&defaults, number) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let problem = posix_spawn(&child, path, nil, &attributes, &words, &entries)
    guard problem == 0 else { throw .unavailable("Cannot run \(path): \(String(cString: strerror(problem))).") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let ending = status & 0x7F
    return ending == 0 ? (status >> 8) & 0xFF : 128 + ending
  }
}
