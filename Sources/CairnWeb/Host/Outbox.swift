/// The messages that the browser has not acknowledged. They are kept for a reconnect.
@MainActor
final class Outbox {
  private(set) var last = 0
  /// The last message that the browser has acknowledged.
  private(set) var acknowledged = 0
  private(set) var waiting: [(number: Int, text: String)] = []
  private var size = 0

  /// A browser with this many bytes to read gets no further updates until it has read some. Then it gets them as one.
  static let window = 256 << 10
  /// What an app sends beside its updates, such as what it copies, is not held back. Beyond this, the page has to be loaded
  /// again. A single message may be larger.
  static let room = 1 << 20
  private(set) var isOverfull = false

  var isBehind: Bool { size >= Self.window }

  func add(_ operations: String) {
    guard !isOverfull else { return }
    guard size < Self.room else {
      waiting = []
      size = 0
      isOverfull = true
      return
    }
    last += 1
    waiting.append((last, operations))
    size += operations.utf8.count
  }

  func confirm(_ number: Int) {
    acknowledged = max(acknowledged, min(number, last))
    let read = waiting.prefix { $0.number <= number }
    size -= read.reduce(0) { $0 + $1.text.utf8.count }
    waiting.removeFirst(read.count)
  }

  /// Whether a browser that has everything up to a message can go on from there.
  func canContinue(after number: Int) -> Bool { !isOverfull && (acknowledged...last).contains(number) }

  func clear() {
    waiting = []
    size = 0
    last = 0
    acknowledged = 0
    isOverfull = false
  }
}
