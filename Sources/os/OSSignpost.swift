/// Identifies an interval among others of its name.
///
///     let id = OSSignpostID(log: log)
///     os_signpost(.begin, log: log, name: "load", signpostID: id)
public struct OSSignpostID: Comparable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other interval of the log has.
  public init(log: OSLog) { self = Self.next() }

  /// Creates the identifier of an object, which is the same for each call while the object lives.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> OSSignpostID {
    OSSignpostID(
      last.withLock {
        $0 += 1
        return $0
      })
  }
}

/// What a signpost marks: the begin or the end of an interval, or an event.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(0x00)
  public static let begin = OSSignpostType(0x01)
  public static let end = OSSignpostType(0x02)
}

extension OSLog {
  /// Categories that Instruments knows on Apple's systems.
  public struct Category: Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether anything records signposts. Nothing does here.
  public var signpostsEnabled: Bool { false }
}

/// Marks a point in time for a recorder. Has no effect, because nothing records signposts here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time for a recorder. Has no effect, because nothing records signposts here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks a point in time for a recorder. Has no effect, because nothing records signposts here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
) {}

/// A message with a signpost.
public typealias SignpostMetadata = OSLogMessage
