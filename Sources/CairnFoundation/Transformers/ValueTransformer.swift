import CairnLocks
import CairnUnsafe
import Foundation

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What lets an initializer of a class return an instance that exists.
public protocol _NamedTransforming {}

extension ValueTransformer: _NamedTransforming {}

extension _NamedTransforming where Self: ValueTransformer {
  /// Finds the transformer of a name.
  ///
  ///     ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true)
  public init?(forName name: NSValueTransformerName) {
    guard let transformer = TransformerRegistry.shared.transformer(of: name) as? Self else { return nil }
    self = transformer
  }
}

/// Turns values into others, such as an image into data. Core Data stores values by one that has a name.
///
/// ```swift
/// final class ColorTransformer: ValueTransformer {
///   override func transformedValue(_ value: Any?) -> Any? { (value as? UIColor).flatMap(data) }
///   override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap(color) }
/// }
///
/// ValueTransformer.setValueTransformer(ColorTransformer(), forName: NSValueTransformerName("ColorTransformer"))
/// ```
open class ValueTransformer: NSObject {
  /// Creates a transformer.
  public override init() {}

  /// Gives a transformer a name, or takes the name away from the one that has it.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    TransformerRegistry.shared.set(transformer, for: name)
  }

  /// The names that have a transformer.
  open class func valueTransformerNames() -> [NSValueTransformerName] { TransformerRegistry.shared.names }

  /// The class of the values that the transformer returns.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether a value can be turned back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Turns a value into another.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Turns a value back.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
  }
}

/// The transformers of the process, by name.
private final class TransformerRegistry: Sendable {
  static let shared = TransformerRegistry()

  // Apple's transformers, too, may be called on any thread, and are not declared `Sendable`.
  private let transformers: Mutex<[NSValueTransformerName: Handed<ValueTransformer>]>

  private init() { transformers = Mutex(StandardTransformer.all.mapValues(Handed.init)) }

  func set(_ transformer: ValueTransformer?, for name: NSValueTransformerName) {
    let handed = transformer.map(Handed.init)
    transformers.withLock { $0[name] = handed }
  }

  func transformer(of name: NSValueTransformerName) -> ValueTransformer? {
    transformers.withLock { $0[name] }?.value
  }

  var names: [NSValueTransformerName] {
    transformers.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
  }
}
