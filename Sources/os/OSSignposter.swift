/// Marks intervals and events for a recorder.
///
///     let signposter = OSSignposter(subsystem: "org.example.notes", category: "files")
///     let rows = signposter.withIntervalSignpost("load") { load() }
///
/// Has no effect, because nothing records signposts here. Intervals run their code, and messages are not made.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }

  public init(logHandle: OSLog) { log = logHandle }

  public init(logger: Logger) { log = logger.log }

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

  /// A signposter whose signposts are never recorded.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether anything records signposts.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object, which is the same for each call while the object lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) {}

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) {}

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// An interval that has begun, for ending it.
public final class OSSignpostIntervalState: Codable, Sendable {
  private let id: UInt64

  private init(id: OSSignpostID) { self.id = id.rawValue }

  /// Returns the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
}
