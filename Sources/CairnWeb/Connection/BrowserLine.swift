/// The messages between the page and its browser, and the socket that carries them, if one is connected.
@MainActor
final class BrowserLine {
  let outbox = Outbox()
  private(set) weak var socket: TabSocket?
  /// The number of the browser's last message.
  private(set) var heard = 0
  /// How often the page was rendered as a whole. Both sides count messages from the last rendering.
  private(set) var edition = 0

  /// Begins to count again, because the page is rendered as a whole.
  func beginEdition() {
    edition += 1
    outbox.clear()
    heard = 0
  }

  /// Sends through another socket, which takes over the page.
  func attach(_ new: TabSocket) {
    if let socket, socket !== new { socket.replaced() }
    socket = new
  }

  func detach() { socket = nil }
  func hear(_ number: Int) { heard = number }

  /// Sends patches, now or when a browser connects.
  func send(_ patches: Patches) {
    outbox.add(patches.json)
    if outbox.isOverfull { socket?.lost() } else { socket?.flush() }
  }
}
