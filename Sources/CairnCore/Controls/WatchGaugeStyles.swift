import CairnScreen
import CairnValues

/// A ring with a mark, as on a watch.
///
/// ```swift
/// gauge.gaugeStyle(.circular)
/// ```
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  /// Makes the style in the colour of its surroundings.
  public init() {}
  /// Makes the style; the colour is for a watch.
  public init(tint: Color) {}
  /// Makes the style; the colours are for a watch.
  public init(tint: Gradient) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { AccessoryCircularGaugeStyle._look }
}

/// A bar with a mark, as on a watch.
///
/// ```swift
/// gauge.gaugeStyle(.linear)
/// ```
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  /// Makes the style in the colour of its surroundings.
  public init() {}
  /// Makes the style; the colour is for a watch.
  public init(tint: Color) {}
  /// Makes the style; the colours are for a watch.
  public init(tint: Gradient) {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { AccessoryLinearGaugeStyle._look }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring with a mark.
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark.
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
