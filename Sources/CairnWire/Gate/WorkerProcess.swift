import CairnWireSystem
import Glibc

/// A worker, seen from the gate.
@MainActor
final class WorkerProcess {
  let process: Int32
  let channel: Channel
  /// The connections it holds, and who is at their other end.
  var connections: [UInt64: Peer] = [:]
  /// When it last got or gave back a connection.
  var usedAt: UInt64 = 0
  /// When the last unanswered check was sent.
  var askedAt: UInt64?
  /// Why the gate has ended it.
  var fate: GateMetrics.Exit?
  private let watch: Watch

  /// Starts a worker. `ended` is called when the process is gone, with its status.
  init(_ settings: GateSettings, loop: SocketLoop, ended: @escaping (Int32) -> Void) throws {
    let ends = try SystemCalls.makeChannel()
    let own = Descriptor(owning: ends.own)
    let other = Descriptor(owning: ends.other)
    // Children inherit the gate's own. The gate does not look there again.
    for (name, value) in settings.environment() { setenv(name, value, 1) }
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
