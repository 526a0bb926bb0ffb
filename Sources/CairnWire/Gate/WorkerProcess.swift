import CairnWireSystem
import Glibc

/// A worker, seen from the gate.
@MainActor
final class WorkerProcess {
  let process: Int32
  let channel: Channel
  /// The connections it holds.
  var connections: [UInt64: Lent] = [:]
  /// How many of them it has not begun to answer.
  var unanswered: Int { connections.values.count { $0.unanswered != nil } }
  /// How many connections it has been given.
  var served = 0
  /// Whether its person has used the app, and not only loaded a page.
  var isInUse = false
  /// When it was told to end, or has said that it will.
  var retiredAt: UInt64?
  /// How often it was not asked whether it is there.
  var skippedChecks = 0
  /// When it last got or gave back a connection.
  var usedAt: UInt64 = 0
  /// When the last unanswered check was sent.
  var askedAt: UInt64?
  /// Why the gate has ended it.
  var fate: GateMetrics.Exit?
  private let watch: Watch

  /// A connection that a worker holds.
  struct Lent {
    let peer: Peer
    /// Kept until the worker answers. If it ends before, the gate answers.
    var unanswered: SharedDescriptor?
  }

  /// Starts a worker. `ended` is called when the process is gone, with its status.
  init(_ settings: GateSettings, loop: SocketLoop, ended: @escaping (Int32) -> Void) throws {
    let ends = try SystemCalls.makeChannel()
    let own = Descriptor(owning: ends.own)
    let other = Descriptor(owning: ends.other)
    // Children inherit the gate's own. The gate does not look there again.
    for (name, value) in settings.environment() { setenv(name, value, 1) }
    // A crashed worker would stay for as long as its own backtracer reads symbols, and its person with it.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    let started = try SystemCalls.spawn(
      settings.program, arguments: settings.arguments, variable: GateWorker.variable, channel: other.number)
    process = started.process
    watch = try Watch(started.watch, process: process, loop: loop, ended: ended)
    channel = try Channel(own, loop: loop)
  }

  func kill(_ fate: GateMetrics.Exit) {
    if self.fate == nil { self.fate = fate }
    wire_kill(process)
  }

  /// The private bytes of the process.
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
