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

  /// Makes an identifier that equals no other.
  public init() {
    source = .counter(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Makes an identifier that stands for an object while the object lives.
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

/// Something that can be told apart from others of its kind by a Combine identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
