/// The messages between gate and worker.
enum GateMessage: Equatable, Sendable {
  // From the gate.
  /// A connection, with the bytes that were read from it. The message carries the descriptor. Without a user's id, the
  /// connection is a guest's: it has no cookie.
  case connection(number: UInt64, user: UserID?, afterCrash: Bool, peer: Peer, bytes: [UInt8])
  case areYouThere(UInt64)
  case drain(milliseconds: UInt64)

  // From the worker.
  case ready
  case here(UInt64)
  /// The first byte of a response is about to be sent, so the gate can no longer answer instead.
  case answering(number: UInt64)
  /// A connection whose request was answered, with bytes of the next one. The message carries the descriptor.
  case returned(number: UInt64, bytes: [UInt8])
  case closed(number: UInt64)
  /// The user has a new cookie.
  case renamed(UserID)
  /// The user has used the app, and not only loaded a page.
  case inUse
  /// The user's state is suspended, and the worker is about to end.
  case retiring

  private enum Kind: UInt8 {
    case connection = 1
    case areYouThere, drain, ready, here, returned, closed, renamed, retiring, answering, inUse
  }

  func encoded() -> [UInt8] {
    var writer = Writer()
    switch self {
    case .connection(let number, let user, let afterCrash, let peer, let bytes):
      writer.kind(.connection)
      writer.number(number)
      writer.text(user?.text ?? "")
      writer.bytes.append(afterCrash ? 1 : 0)
      writer.text(peer.address)
      writer.number(UInt64(peer.port))
      writer.bytes += bytes
    case .areYouThere(let number): writer.kind(.areYouThere, number)
    case .drain(let milliseconds): writer.kind(.drain, milliseconds)
    case .ready: writer.kind(.ready)
    case .here(let number): writer.kind(.here, number)
    case .answering(let number): writer.kind(.answering, number)
    case .inUse: writer.kind(.inUse)
    case .returned(let number, let bytes):
      writer.kind(.returned, number)
      writer.bytes += bytes
    case .closed(let number): writer.kind(.closed, number)
    case .renamed(let user):
      writer.kind(.renamed)
      writer.text(user.text)
    case .retiring: writer.kind(.retiring)
    }
    return writer.bytes
  }

  /// Parses a message, or returns `nil` if it is malformed. The worker runs the app, so it is not trusted.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = Reader(rest: bytes)
    guard let first = reader.rest.popFirst(), let kind = Kind(rawValue: first) else { return nil }
    switch kind {
    case .connection:
      guard let number = reader.number(), let name = reader.text(), name.isEmpty || UserID(name) != nil,
        let afterCrash = reader.rest.popFirst(), let address = reader.text(),
        let port = reader.number().flatMap({ UInt16(exactly: $0) })
      else { return nil }
      self = .connection(
        number: number, user: UserID(name), afterCrash: afterCrash == 1, peer: Peer(address: address, port: port),
        bytes: Array(reader.rest))
      return
    case .returned:
      guard let number = reader.number() else { return nil }
      self = .returned(number: number, bytes: Array(reader.rest))
      return
    case .areYouThere, .drain, .here, .closed, .answering:
      guard let number = reader.number() else { return nil }
      self =
        switch kind {
        case .areYouThere: .areYouThere(number)
        case .drain: .drain(milliseconds: number)
        case .here: .here(number)
        case .answering: .answering(number: number)
        default: .closed(number: number)
        }
    case .renamed:
      guard let user = reader.text().flatMap({ UserID($0) }) else { return nil }
      self = .renamed(user)
    case .ready: self = .ready
    case .inUse: self = .inUse
    case .retiring: self = .retiring
    }
    guard reader.rest.isEmpty else { return nil }
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func kind(_ kind: Kind, _ number: UInt64? = nil) {
      bytes.append(kind.rawValue)
      if let number { self.number(number) }
    }

    mutating func number(_ number: UInt64) {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }

    mutating func text(_ text: String) {
      let utf8 = Array(text.utf8.prefix(255))
      bytes.append(UInt8(utf8.count))
      bytes += utf8
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func number() -> UInt64? {
      guard rest.count >= 8 else { return nil }
      defer { rest = rest.dropFirst(8) }
      return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func text() -> String? {
      guard let count = rest.popFirst(), rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(Int(count)) }
      return String(validating: rest.prefix(Int(count)), as: UTF8.self)
    }
  }
}
