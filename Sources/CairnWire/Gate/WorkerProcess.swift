import CairnWireSystem
import Glibc

/// The gate's side of a worker.
@MainActor
final class WorkerProcess {
  let process: Int32
  let channel: Channel
  /// The connections that the worker has.
  var connections: [UInt64: Lent] = [:]
  /// How many of them it has not started to answer.
  var unanswered: Int { connections.values.count { $0.unanswered != nil } }
  /// How many connections it has received.
  var served = 0
  /// Whether its user has used the app, and not only loaded a page.
  var isInUse = false
  /// When it was asked to retire, or has announced that it will.
  var retiredAt: UInt64?
  /// The number of checks that were skipped.
  var skippedChecks = 0
  /// When it last received or handed back a connection.
  var usedAt: UInt64 = 0
  /// The check that it has not answered yet.
  var unansweredCheck: UnansweredCheck?
  /// Why the gate has ended it.
  var fate: GateMetrics.Exit?
  private let watch: Watch

  /// A connection that a worker has.
  struct Lent {
    let peer: Peer
    /// Kept until the worker answers. If the worker ends before, the gate answers.
    var unanswered: SharedDescriptor?
  }

  /// A check that a worker has not answered. The gate adds up its own heartbeats instead of reading a clock, because
  /// after a pause of the whole machine an answer may be waiting that it has not read.
  struct UnansweredCheck {
    /// The worker's processor time when it was asked.
    let processorTime: Duration
    var waited = Duration.zero
  }

  /// Starts a worker. `ended` is called with its status when the process has ended.
  init(_ settings: GateSettings, loop: SocketLoop, ended: @escaping (Int32) -> Void) throws {
    let ends = try SystemCalls.makeChannel()
    let own = Descriptor(owning: ends.own)
    let other = Descriptor(owning: ends.other)
    // Children inherit the gate's environment, so it is changed here. The gate does not read these variables again.
    for (name, value) in settings.environment() { setenv(name, value, 1) }
    // A backtracer would keep a crashed worker, and its user waiting, while it reads symbols.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    let started = try SystemCalls.spawn(
      settings.program, arguments: settings.arguments, variable: GateWorker.variable, channel: other.number)
    process = started.process
    watch = try Watch(started.watch, process: process, loop: loop, ended: ended)
    channel = try Channel(own, loop: loop)
  }

  /// Starts to wait for the answer to a check, or for a new process to be ready.
  func expectAnswer() {
    unansweredCheck = UnansweredCheck(processorTime: processorTime)
  }

  func kill(_ fate: GateMetrics.Exit) {
    if self.fate == nil { self.fate = fate }
    wire_kill(process)
  }

  /// The processor time that the process has used.
  var processorTime: Duration {
    // The name in parentheses may contain spaces. User and system time are fields 14 and 15; the name is field 2.
    guard let text = try? String(file: "/proc/\(process)/stat"), let nameEnd = text.lastIndex(of: ")") else {
      return .zero
    }
    let fields = text[nameEnd...].split(separator: " ").dropFirst(12).prefix(2).compactMap { Int($0) }
    return .seconds(Double(fields.reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK))))
  }

  /// The process's private memory in bytes.
  var memory: Int {
    guard let text = try? String(file: "/proc/\(process)/statm") else { return 0 }
    let pages = text.split(separator: " ").compactMap { Int($0) }
    return pages.count > 2 ? (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }

  /// Waits for the end of the process.
  @MainActor
  private final class Watch: SocketWatcher {
    private let descriptor: Descriptor
    private let process: Int32
    private let loop: SocketLoop
    private var token: SocketLoop.Token?
    private let ended: (Int32) -> Void

    init(_ number: Int32, process: Int32, loop: SocketLoop, ended: @escaping (Int32) -> Void) throws {
      descriptor = Descriptor(owning: number)
      self.process = process
      self.loop = loop
      self.ended = ended
      token = try loop.add(number, .readable, self)
    }

    func ready(_ what: SocketLoop.Interest) {
      let status = wire_reap(process)
      guard status != -EAGAIN else { return }
      if let token { loop.remove(token) }
      token = nil
      ended(status)
    }
  }
}

extension String {
  /// The text of a small file.
  fileprivate init(file path: String) throws {
    var size: Int64 = 0
    let file = Descriptor(owning: try SystemError.check(wire_open_file(path, &size), "opening \(path)"))
    self.init(decoding: SystemCalls.read(file: file.number, at: 0, count: 4096) ?? [], as: UTF8.self)
  }
}
