import Foundation

/// A value for one part of a URL.
///
/// Numbers, texts, Booleans, UUIDs, everything else that is `LosslessStringConvertible`, and enums with such raw values need
/// no conformance.
///
/// ```swift
/// extension Version: RouteParameter {
///   init?(routeText: String) { … }
///   var routeText: String { "\(major).\(minor)" }
/// }
/// ```
public protocol RouteParameter {
  /// Reads the decoded text of a part. Returns `nil` if it means no value, so that the route does not fit.
  init?(routeText: String)

  /// The text for the URL, not yet percent-encoded.
  var routeText: String { get }
}

extension UUID: RouteParameter {
  public init?(routeText: String) { self.init(uuidString: routeText) }
  public var routeText: String { uuidString }
}

/// Translates between a part of a URL and a value. `@Routes` writes uses of it.
///
/// ```swift
/// address.add(number, RouteCoding(Int.self))
/// ```
public struct RouteCoding<Value> {
  let read: (String) -> Value?
  let write: (Value) -> String
}

extension RouteCoding where Value: RouteParameter {
  /// Creates the translation of a type that does it itself.
  public init(_ type: Value.Type) {
    self.init(read: { Value(routeText: $0) }, write: { $0.routeText })
  }
}

extension RouteCoding where Value: LosslessStringConvertible {
  /// Creates the translation of a type with a description.
  @_disfavoredOverload
  public init(_ type: Value.Type) {
    self.init(read: { Value($0) }, write: { $0.description })
  }
}

extension RouteCoding where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// Creates the translation of an enum with raw values.
  @_disfavoredOverload
  public init(_ type: Value.Type) {
    self.init(read: { Value.RawValue($0).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue.description })
  }
}

extension RouteCoding
where Value: RawRepresentable & LosslessStringConvertible, Value.RawValue: LosslessStringConvertible {
  /// Creates the translation of an enum with raw values and a description, which it uses.
  @_disfavoredOverload
  public init(_ type: Value.Type) {
    self.init(read: { Value($0) }, write: { $0.description })
  }
}
