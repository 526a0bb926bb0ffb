/// The messages that the browser has not acknowledged, kept for a reconnect.
@MainActor
final class Outbox {
  private(set) var last = 0
  /// The last message that the browser has acknowledged.
  private(set) var acknowledged = 0
  private(set) var waiting: [(number: Int, text: String)] = []
  private var size = 0

  /// Above this many unacknowledged bytes, updates are held back. They are then sent as one.
  static let window = 256 << 10
  /// Messages beside updates, such as copied text, are not held back. Beyond this limit the page must be reloaded. A
  /// single message may be larger.
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

  /// Whether a browser that has received everything up to a message can continue from there.
  func canContinue(after number: Int) -> Bool { !isOverfull && (acknowledged...last).contains(number) }

  func clear() {
    waiting = []
    size = 0
    last = 0
    acknowledged = 0
    isOverfull = false
  }
}
