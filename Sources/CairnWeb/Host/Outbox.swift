/// The messages that the browser has not confirmed. They are kept for a reconnect.
@MainActor
final class Outbox {
  private(set) var last = 0
  private(set) var waiting: [(number: Int, text: String)] = []
  private var size = 0

  /// A page that stays away for longer is written anew when it returns.
  static let room = 1 << 20
  private(set) var isOverfull = false

  func add(_ operations: String) {
    last += 1
    waiting.append((last, operations))
    size += operations.utf8.count
    if size > Self.room {
      waiting = []
      size = 0
      isOverfull = true
    }
  }

  func confirm(_ number: Int) {
    while let first = waiting.first, first.number <= number {
      size -= first.text.utf8.count
      waiting.removeFirst()
    }
  }

  func clear() {
    waiting = []
    size = 0
    last = 0
    isOverfull = false
  }
}
