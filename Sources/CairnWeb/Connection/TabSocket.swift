import CairnHashes
import CairnMessages
import CairnWire

/// The socket of a page. Its first message must name the page.
@MainActor
final class TabSocket: SocketDelegate {
  /// `nil` if the cookie is unknown.
  private let user: WebUser?
  private weak var service: WebService?
  private var socket: WebSocket?
  private weak var tab: WebTab?
  /// The last message sent on this socket.
  private var sent = 0
  /// The edition of the page that the browser shows. While it reloads, it still acknowledges messages of the old
  /// edition.
  private var edition = 0

  /// The `hello` of a browser follows at once.
  let patience: Duration? = .seconds(10)

  /// Tells the script that its page is gone, so that it loads another.
  static let gone = "{\"gone\":1}"

  init(of user: WebUser?, _ service: WebService) {
    self.user = user
    self.service = service
  }

  func opened(_ socket: WebSocket) {
    self.socket = socket
    user?.sockets += 1
  }

  func received(_ text: String, on socket: WebSocket) {
    guard let tab else { return greet(text, socket) }
    guard let message = ClientMessage(text) else { return socket.close(.policyViolation, reason: "malformed") }
    // A page that is being reloaded may still send events of the old edition. They acknowledge nothing of the new one.
    guard message.number <= tab.line.heard + 1 else { return socket.close(.policyViolation, reason: "gap") }
    if message.isAcknowledgement {
      if edition == tab.line.edition { tab.confirm(message.confirmed) }
      return
    }
    tab.confirm(message.confirmed)
    guard message.number > tab.line.heard else { return confirm() }
    tab.line.hear(message.number)
    tab.app.handle(message.events, at: tab)
    if confirmed < tab.line.heard { confirm() }
  }

  /// Reads `hello`: the page's name, the last message received, the name of the browser tab, and whether the tab may be
  /// a duplicate. Scripts of earlier versions omit the last two. A page that was never connected adds its mark and its
  /// address, as another process may have rendered it.
  private func greet(_ text: String, _ socket: WebSocket) {
    var parts = text.split(separator: " ")
    var begun: (tab: WebTab, isSame: Bool)?
    if parts.count >= 7, parts[parts.count - 3] == "page", let mark = PageMark(String(parts[parts.count - 2])) {
      if let user, let name = RandomToken.unmasked(String(parts[1])), parts[2] == "0" {
        begun = service?.begin(mark, named: name, at: String(parts[parts.count - 1]), of: user)
      }
      parts.removeLast(3)
    }
    guard (3...5).contains(parts.count), parts[0] == "hello", let name = RandomToken.unmasked(String(parts[1])),
      let last = Int(parts[2]), last >= 0, parts.count < 4 || WebService.isName(String(parts[3])),
      parts.count < 5 || parts[4] == "copy"
    else { return socket.close(.policyViolation, reason: "malformed") }
    guard let user, let tab = begun?.tab ?? user.tabs.first(where: { ConstantTime.isSame($0.token, name) }),
      !tab.isEnded, tab.line.outbox.canContinue(after: last)
    else {
      // The page reloads, and gets the restored one.
      if let user { service?.thaw(tabNamed: name, of: user) }
      socket.send(Self.gone)
      return socket.close(.normal)
    }
    guard parts.count > 3 else { return attach(to: tab, after: last) }
    let old = tab.browserTab
    let page = service?.page(for: tab, inTabNamed: String(parts[3]), isCopy: parts.count > 4) ?? tab
    guard page !== tab || begun?.isSame == false else {
      attach(to: tab, after: last)
      if tab.browserTab != old, tab.browserTab != String(parts[3]) {
        socket.send("{\"name\":\(JSON.quoted(tab.browserTab ?? RandomToken.make()))}")
      }
      return
    }
    // The other page is assigned to this browser tab too, and its browser has missed a message.
    tab.line.socket?.lost()
    socket.send(page.whole())
    attach(to: page, after: 0)
  }

  /// Shows another page in the browser tab.
  func show(_ page: WebTab) {
    let old = tab
    tab = nil
    old?.left(self)
    socket?.send(page.whole())
    attach(to: page, after: 0)
  }

  /// Reports that the window is closed for good.
  func sendClosed() {
    let words = tab?.words ?? .english
    tab = nil
    socket?.send("{\"closed\":\(JSON.quoted(PageDocument.closed(words)))}")
    socket?.close(.normal)
  }

  private func attach(to tab: WebTab, after last: Int) {
    self.tab = tab
    edition = tab.line.edition
    tab.line.outbox.confirm(last)
    sent = last
    tab.attached(self)
    confirm()
    tab.update()
    flush()
  }

  /// Makes the browser reload the page: it was sent to another browser tab by mistake, or is too far behind.
  func lost() {
    socket?.send(Self.gone)
    socket?.close(.normal)
  }

  private var confirmed = 0

  /// Sends the messages that were not sent on this socket.
  func flush() {
    guard let tab, let socket, socket.isOpen else { return }
    for (number, text) in tab.line.outbox.waiting where number > sent {
      socket.send("{\"n\":\(number),\"a\":\(tab.line.heard),\"o\":\(text)}")
      sent = number
      confirmed = tab.line.heard
    }
  }

  private func confirm() {
    guard let tab, let socket else { return }
    confirmed = tab.line.heard
    socket.send("{\"a\":\(tab.line.heard)}")
  }

  /// Closes the socket, because another one has taken over the page.
  func replaced() {
    tab = nil
    socket?.send("{\"moved\":1}")
    socket?.close(.normal, reason: "replaced")
  }

  func close() { socket?.close(.goingAway) }

  func closed(_ socket: WebSocket, code: CloseCode, reason: String) {
    tab?.left(self)
    tab = nil
    self.socket = nil
    guard let user else { return }
    user.sockets -= 1
    service?.forgetIfAbsent(user)
  }
}
