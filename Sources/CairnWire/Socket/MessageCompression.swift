import CairnCompression

/// The extension `permessage-deflate` (RFC 7692), as agreed with a client.
///
/// Each message is compressed separately, in both directions. So no state is kept between messages, and the length of
/// one reveals nothing about another.
struct MessageCompression: Equatable {
  /// The size of the client's window.
  private let window: Int
  /// The client's limit for the window, which the answer repeats.
  private let windowBits: Int?

  /// Shorter messages are not compressed, as they hardly shrink.
  static let shortest = 128

  /// Accepts the first supported offer.
  init?(offers: [SocketExtension]) {
    for offer in offers {
      if let agreed = MessageCompression(offer) {
        self = agreed
        return
      }
    }
    return nil
  }

  /// Declines offers with parameters that are unknown, repeated or out of range, as the standard demands.
  private init?(_ offer: SocketExtension) {
    guard offer.name.isWord("permessage-deflate") else { return nil }
    var seen: Set<String> = []
    var bits: Int?
    for (name, value) in offer.parameters {
      guard seen.insert(name).inserted else { return nil }
      switch name {
      case "server_no_context_takeover", "client_no_context_takeover": if value != nil { return nil }
      case "client_max_window_bits": if let value, Self.bits(value) == nil { return nil }
      case "server_max_window_bits":
        guard let limit = value.flatMap(Self.bits) else { return nil }
        bits = limit
      default: return nil
      }
    }
    windowBits = bits
    window = 1 << (bits ?? 15)
  }

  private static func bits(_ text: String) -> Int? {
    (8...15).first { "\($0)" == text }
  }

  /// The value of `Sec-WebSocket-Extensions` in the answer.
  var answer: String {
    "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
      + (windowBits.map { "; server_max_window_bits=\($0)" } ?? "")
  }

  /// Returns a compressed message, or `nil` if it would not be shorter.
  func compressed(_ message: some Collection<UInt8>) -> [UInt8]? {
    guard message.count >= Self.shortest else { return nil }
    let compressed = Deflate.message(Array(message), window: window)
    return compressed.count < message.count ? compressed : nil
  }
}
