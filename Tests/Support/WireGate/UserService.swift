import CairnWire
import Foundation

/// An app with one global for one user.
@MainActor
final class UserService: WireService {
  weak var worker: GateWorker?
  var isAfterCrash = false
  private var count = 0
  private var eaten: [[UInt8]] = []

  func respond(to request: HTTPRequest, on exchange: Exchange) {
    var text = ""
    switch request.path {
    case "/count":
      count += 1
      text = "\(count)"
    case "/process": text = "\(getpid())"
    case "/crashed": text = "\(isAfterCrash)"
    case "/echo": text = String(decoding: request.body, as: UTF8.self)
    case "/rename": _ = worker?.rename()
    case "/retire": worker?.retire()
    case "/hang": while true { usleep(1000) }
    case "/compute": while true { _ = getpid() }
    case "/abort": abort()
    case "/exit": exit(0)
    case "/stream": return exchange.stream(HTTPResponse(), length: 10, from: Beginning())
    case "/use": worker?.noteUse()
    case "/picture": text = "\(getpid())"
    case "/hang-later": later { while true { usleep(1000) } }
    case "/eat-later": later { self.eaten.append([UInt8](repeating: 1, count: 100 << 20)) }
    case "/retire-and-hang":
      worker?.retire()
      later { while true { usleep(1000) } }
    case "/eat": eaten.append([UInt8](repeating: 1, count: 100 << 20))
    default: return exchange.respond(HTTPResponse(plain: .notFound))
    }
    var response = HTTPResponse(type: "text/plain", text: text + "|")
    if let user = worker?.user, request.headers.cookie("cairn") != user.text {
      response.headers["set-cookie"] = UserNaming().setCookie(user)
    }
    exchange.respond(response)
  }

  /// Does something when the response has been sent.
  private func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated(work) }
  }

  /// A body of which only the beginning is there.
  private final class Beginning: BodySource {
    private var isRead = false

    func read(upTo count: Int) -> BodyPart {
      defer { isRead = true }
      return isRead ? .later : .bytes(Array("begun".utf8))
    }
  }

  func accept(_ request: HTTPRequest) -> UpgradeDecision { .accept(Echo()) }

  private final class Echo: SocketDelegate {
    func received(_ text: String, on socket: WebSocket) { socket.send(text) }
    func closed(_ socket: WebSocket, code: CloseCode, reason: String) {}
  }
}
