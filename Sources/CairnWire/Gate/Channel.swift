import CairnWireSystem
import Glibc

/// One end of the channel between gate and worker. Messages arrive whole, each with at most one descriptor.
@MainActor
final class Channel: SocketWatcher {
  /// The largest message: a head, and the bytes that were read with it.
  static let largest = 150_000
  /// The messages read in one turn. A limit, so that other workers get their turn.
  private static let batch = 32

  private let loop: SocketLoop
  private var descriptor: Descriptor?
  private var token: SocketLoop.Token?
  private var queue = MessageQueue()
  private var buffer = [UInt8](repeating: 0, count: Channel.largest + 1000)

  var received: ((GateMessage, consuming Descriptor?) -> Void)?
  /// Called when the other end has closed or sent a malformed message.
  var ended: ((_ wasNonsense: Bool) -> Void)?

  init(_ descriptor: consuming Descriptor, loop: SocketLoop) throws {
    self.loop = loop
    let number = descriptor.number
    self.descriptor = consume descriptor
    token = try loop.add(number, .readable, self)
  }

  /// The number of messages that the other end has not read.
  var backlog: Int { queue.count }

  func send(_ message: GateMessage, passing passed: SharedDescriptor? = nil) {
    guard descriptor != nil else { return }
    queue.append(message.encoded(), passed)
    flush()
  }

  private func flush() {
    while let number = descriptor?.number, queue.count > 0 {
      switch queue.sendFirst(to: number) {
      case .count: queue.removeFirst()
      case .later, .end:
        if let token { loop.change(token, to: [.readable, .writable]) }
        return
      case .failed: return end()
      }
    }
    if let token { loop.change(token, to: .readable) }
  }

  func ready(_ what: SocketLoop.Interest) {
    if what.contains(.writable) { flush() }
    guard what.contains(.readable) || what.contains(.broken) else { return }
    for _ in 0..<Self.batch where !receive() { return }
  }

  /// Reads the remaining messages after the other end has closed.
  func receiveAll() {
    while receive() {}
  }

  /// Reads a message. Returns whether there was one.
  private func receive() -> Bool {
    guard let number = descriptor?.number else { return false }
    let (transfer, passed) = SystemCalls.receiveMessage(from: number, into: &buffer)
    let descriptor: Descriptor? = passed >= 0 ? Descriptor(owning: passed) : nil
    switch transfer {
    case .later: return false
    case .end, .failed: end()
    case .count(let count):
      if let message = GateMessage(buffer[..<count]) {
        received?(message, descriptor)
        return true
      }
      end(wasNonsense: true)
    }
    return false
  }

  private func end(wasNonsense: Bool = false) {
    guard descriptor != nil else { return }
    close()
    let ended = ended
    self.ended = nil
    ended?(wasNonsense)
  }

  func close() {
    if let token { loop.remove(token) }
    token = nil
    descriptor = nil
    received = nil
    queue = MessageQueue()
  }
}

/// A descriptor that gate and worker share. It closes when its last owner is released.
@MainActor
final class SharedDescriptor {
  let number: Int32
  private var descriptor: Descriptor?

  init(_ descriptor: consuming Descriptor) {
    number = descriptor.number
    self.descriptor = consume descriptor
  }

  func take() -> Descriptor? { descriptor.take() }
}

/// Messages to be sent. Their descriptors close if they are never sent.
private struct MessageQueue {
  private var messages: [(bytes: [UInt8], passed: SharedDescriptor?)] = []

  var count: Int { messages.count }

  mutating func append(_ bytes: [UInt8], _ passed: SharedDescriptor?) { messages.append((bytes, passed)) }

  @MainActor func sendFirst(to number: Int32) -> SystemCalls.Transfer {
    SystemCalls.sendMessage(messages[0].bytes, passing: messages[0].passed?.number ?? -1, to: number)
  }

  mutating func removeFirst() { messages.removeFirst() }
}
