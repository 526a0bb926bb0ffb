/// A message from the script. Any malformed message is refused.
struct ClientMessage: Equatable {
  /// The message's number. A message with a known number was resent.
  var number: Int
  /// The number of the last server message that has arrived.
  var confirmed: Int
  var events: [ClientEvent]

  /// Whether it only acknowledges messages, and has no number.
  var isAcknowledgement: Bool { number == 0 && events.isEmpty }

  static let mostBytes = 1 << 20
  static let mostEvents = 256
  static let mostText = 200_000

  /// Reads a message, or returns `nil` if it is malformed.
  init?(_ text: String) {
    guard text.utf8.count <= Self.mostBytes, let message = try? Self.read(Array(text.utf8)) else { return nil }
    self = message
  }

  private init(number: Int, confirmed: Int, events: [ClientEvent]) {
    self.number = number
    self.confirmed = confirmed
    self.events = events
  }

  private static func read(_ bytes: [UInt8]) throws(Malformed) -> ClientMessage {
    var reader = JSONReader(bytes)
    var number: Int?
    var confirmed: Int?
    var events: [ClientEvent]?
    try reader.object { name, reader throws(Malformed) in
      switch name {
      case "n": number = try reader.whole(in: 0...ClientEvent.most)
      case "a": confirmed = try reader.whole(in: 0...ClientEvent.most)
      case "e": events = try reader.array(most: mostEvents) { reader throws(Malformed) in try ClientEvent(&reader) }
      // How often the message was sent.
      default: try reader.skip()
      }
    }
    try reader.end()
    guard let number, let confirmed, let events else { throw Malformed() }
    return ClientMessage(number: number, confirmed: confirmed, events: events)
  }
}
