import Glibc
import Synchronization

/// Writes messages to standard error.
///
/// No message is worth the program that writes it. So nothing here traps or raises a signal: not on a full disk, nor when
/// the reader of a pipe has closed it. `FileHandle.write` does both.
package enum StandardError {
  /// Whether a reader of the log that does not read stops the program until it does. That is right for a command, whose
  /// output must be complete. A program with users sets this to `false`, because they would all wait too.
  ///
  /// It holds for the whole process, because a writer does not know who waits.
  package static var waits: Bool {
    get { isPatient.load(ordering: .relaxed) }
    set { isPatient.store(newValue, ordering: .relaxed) }
  }
  private static let isPatient = Atomic<Bool>(true)

  /// Writes a text, or as much of it as fits.
  package static func write(_ text: String) {
    let waits = waits
    withoutSignals {
      var rest = Array((waits ? text : text.cut(to: longestText)).utf8)[...]
      while !rest.isEmpty {
        var watched = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        let ready = poll(&watched, 1, waits ? -1 : 0)
        if ready < 0, errno == EINTR { continue }
        guard ready > 0, watched.revents & Int16(POLLOUT) != 0 else { return }
        // A pipe that is ready takes this much without blocking.
        let part = Array(rest.prefix(4_096))
        let count = Glibc.write(STDERR_FILENO, part, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The bytes of one text in a log that is not waited for.
  private static let longestText = 8_000

  /// Blocks the signals that a failed write raises in this thread, and takes back those it has raised.
  private static func withoutSignals(_ work: () -> Void) {
    var signals = sigset_t()
    var pending = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    sigpending(&pending)
    let werePending = [SIGPIPE, SIGXFSZ].contains { sigismember(&pending, $0) == 1 }
    guard !werePending, pthread_sigmask(SIG_BLOCK, &signals, &before) == 0 else { return work() }
    work()
    var none = timespec()
    while sigtimedwait(&signals, nil, &none) > 0 {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

/// The signals and descriptors of a process that is to outlive its terminal, its log and its clients.
package enum ProcessSafety {
  /// Ignores the signals of failed writes. The writing code gets an error anyway.
  package static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Opens `/dev/null` in place of a standard stream that is closed. The next socket would get its number, and a client
  /// would receive what is printed.
  package static func openStandardStreams() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      let opened = open("/dev/null", number == STDIN_FILENO ? O_RDONLY : O_WRONLY)
      // The lowest number is free, so it is this one.
      if opened >= 0, opened != number { close(opened) }
    }
  }
}
