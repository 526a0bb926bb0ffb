import CairnWireSystem
import Glibc

/// One end of the line between gate and worker. Messages arrive whole, each with a descriptor or none.
@MainActor
final class Channel: SocketWatcher {
  /// No message is larger: a head, and what was read with it.
  static let largest = 150_000
  /// Messages in one turn, so that a chatty worker does not keep the others waiting.
  private static let batch = 32

  private let loop: SocketLoop
  private var descriptor: Descriptor?
  private var token: SocketLoop.Token?
  private var queue = MessageQueue()
  private var buffer = [UInt8](repeating: 0, count: Channel.largest + 1000)

  var received: ((GateMessage, consuming Descriptor?) -> Void)?
  /// The other end is gone, or speaks nonsense.
  var ended: ((_ wasNonsense: Bool) -> Void)?

  init(_ descriptor: consuming Descriptor, loop: SocketLoop) throws {
    self.loop = loop
    let number = descriptor.number
    self.descriptor = consume descriptor
    token = try loop.add(number, .readable, self)
  }

  /// The messages that the other end has not taken.
  var backlog: Int { queue.count }

  func send(_ message: GateMessage, passing passed: consuming Descriptor? = nil) {
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
    for _ in 0..<Self.batch {
      guard let number = descriptor?.number else { return }
      let (transfer, passed) = SystemCalls.receiveMessage(from: number, into: &buffer)
      let descriptor: Descriptor? = passed >= 0 ? Descriptor(owning: passed) : nil
      switch transfer {
      case .later: return
      case .end, .failed: return end()
      case .count(let count):
        guard let message = GateMessage(buffer[..<count]) else { return end(wasNonsense: true) }
        received?(message, descriptor)
      }
    }
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

/// Messages that wait, with descriptors that close if nobody takes them.
private struct MessageQueue {
  private final class Message {
    let bytes: [UInt8]
    let number: Int32
    private let passed: Descriptor?

    init(_ bytes: [UInt8], _ passed: consuming Descriptor?) {
      self.bytes = bytes
      switch consume passed {
      case .some(let passed):
        number = passed.number
        self.passed = consume passed
      case .none:
        number = -1
        self.passed = nil
      }
    }
  }

  private var messages: [Message] = []

  var count: Int { messages.count }

  mutating func append(_ bytes: [UInt8], _ passed: consuming Descriptor?) { messages.append(Message(bytes, passed)) }

  func sendFirst(to number: Int32) -> SystemCalls.Transfer {
    SystemCalls.sendMessage(messages[0].bytes, passing: messages[0].number, to: number)
  }

  mutating func removeFirst() { messages.removeFirst() }
}
