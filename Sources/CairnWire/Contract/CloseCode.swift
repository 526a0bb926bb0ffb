/// Why a WebSocket was closed.
package struct CloseCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let normal = CloseCode(rawValue: 1000)
  package static let goingAway = CloseCode(rawValue: 1001)
  package static let protocolError = CloseCode(rawValue: 1002)
  package static let unsupportedData = CloseCode(rawValue: 1003)
  /// The close frame had no code. Never sent.
  package static let none = CloseCode(rawValue: 1005)
  /// There was no close frame. Never sent.
  package static let abnormal = CloseCode(rawValue: 1006)
  package static let invalidText = CloseCode(rawValue: 1007)
  package static let policyViolation = CloseCode(rawValue: 1008)
  package static let messageTooBig = CloseCode(rawValue: 1009)
  package static let internalError = CloseCode(rawValue: 1011)
  package static let tryAgainLater = CloseCode(rawValue: 1013)

  /// Whether the code may be in a close frame.
  package var isSendable: Bool {
    switch rawValue {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}
