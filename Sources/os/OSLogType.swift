/// How much a message matters.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth keeping.
  public static let `default` = OSLogType(0x00)
  /// What helps to understand.
  public static let info = OSLogType(0x01)
  /// What helps while developing.
  public static let debug = OSLogType(0x02)
  /// What went wrong.
  public static let error = OSLogType(0x10)
  /// What must not happen.
  public static let fault = OSLogType(0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
