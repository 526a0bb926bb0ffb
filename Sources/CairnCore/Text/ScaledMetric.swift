import CairnValues
import Foundation

/// A length that scales with the text size a user has chosen.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconSize = 32.0
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that scales like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number for the user's text size.
  public var wrappedValue: Value { base * Value(Double(style.scale(typeSize))) }
}
