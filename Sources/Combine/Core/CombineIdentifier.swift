import CairnLocks

/// A unique identifier for a stream of values, such as a subscriber or a subscription.
///
///     let identifier = CombineIdentifier()
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private enum Source: Hashable {
    case counter(UInt64)
    case object(ObjectIdentifier)
  }

  private static let counter = Atomic<UInt64>(0)

  private let source: Source

  /// Creates a unique identifier.
  public init() {
    source = .counter(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Creates an identifier of an object, valid while the object lives.
  public init(_ object: AnyObject) {
    source = .object(ObjectIdentifier(object))
  }

  /// The identifier as text.
  public var description: String {
    switch source {
    case .counter(let number): "0x" + String(number, radix: 16)
    case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
    }
  }
}

/// A type with a Combine identifier that distinguishes its instances.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
