import CairnScreen
import CairnValues

/// The watchOS style with a ring and a marker.
///
/// ```swift
/// gauge.gaugeStyle(.circular)
/// ```
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  /// Creates the style in the surrounding tint.
  public init() {}
  /// Creates the style. Only watchOS uses the tint.
  public init(tint: Color) {}
  /// Creates the style. Only watchOS uses the gradient.
  public init(tint: Gradient) {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { AccessoryCircularGaugeStyle._look }
}

/// The watchOS style with a bar and a marker.
///
/// ```swift
/// gauge.gaugeStyle(.linear)
/// ```
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style in the surrounding tint.
  public init() {}
  /// Creates the style. Only watchOS uses the tint.
  public init(tint: Color) {}
  /// Creates the style. Only watchOS uses the gradient.
  public init(tint: Gradient) {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { AccessoryLinearGaugeStyle._look }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring with a marker.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a marker.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
