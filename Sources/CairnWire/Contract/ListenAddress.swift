/// An address for a server to listen at.
package enum ListenAddress: Hashable, Sendable {
  /// A name or a numeric address. Port 0 lets the system choose.
  case tcp(host: String, port: UInt16)
  case unix(path: String)
  /// An inherited listening descriptor, as from systemd.
  case inherited(Int32)
}

extension ListenAddress: LosslessStringConvertible {
  /// Parses `8080`, `:8080`, `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, `unix:/run/app.sock` or `fd:3`. A port
  /// alone listens only on the loopback interface.
  package init?(_ text: String) {
    if text.hasPrefix("unix:") {
      let path = String(text.dropFirst(5))
      guard !path.isEmpty else { return nil }
      self = .unix(path: path)
      return
    }
    if text.hasPrefix("fd:") {
      guard let number = Int32(text.dropFirst(3)), number >= 0 else { return nil }
      self = .inherited(number)
      return
    }
    let colon = text.lastIndex(of: ":")
    let digits = colon.map { text[text.index(after: $0)...] } ?? text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(digits) else {
      return nil
    }
    var host = colon.map { String(text[..<$0]) } ?? ""
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
    } else if host.contains(":") {
      return nil
    }
    self = .tcp(host: host.isEmpty ? "127.0.0.1" : host, port: port)
  }

  package var description: String {
    switch self {
    case .tcp(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    case .unix(let path): "unix:\(path)"
    case .inherited(let number): "fd:\(number)"
    }
  }
}
