import CairnScreen
import CairnValues
import Foundation

/// A value within a range.
///
/// ```swift
/// Gauge(value: speed, in: 0...200) { Text("Speed") }
/// ```
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  let marks: MarkedValueLabels?
  @Environment(\.gaugeStyle) private var style

  init(
    value: Double, bounds: ClosedRange<Double>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?, marks: MarkedValueLabels?
  ) {
    self.value = value
    self.bounds = bounds
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.marks = marks
  }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      styled(style)
    } else {
      Shelled(
        MeasureShell(
          role: .gauge, fraction: value, bounds: bounds,
          style: .gauge(style.look)),
        content: Shelled(GroupShell(style.look.isRound ? .dial : .column()), content: parts))
    }
  }

  @MainActor @ViewBuilder private var parts: some View {
    ControlLabel(label)
    HStack {
      minimum
      Track(value: value, bounds: bounds, isRound: style.look.isRound)
      maximum
    }
    current
    marks
  }

  @MainActor private func styled<S: GaugeStyle>(_ style: S) -> AnyView {
    let length = bounds.upperBound - bounds.lowerBound
    let configuration = GaugeStyleConfiguration(
      value: length > 0 ? (value - bounds.lowerBound) / length : 0, label: .init(label),
      currentValueLabel: current.map { .init($0) }, minimumValueLabel: minimum.map { .init($0) },
      maximumValueLabel: maximum.map { .init($0) })
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }

  fileprivate static func settled<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    value.isNaN ? Double(bounds.lowerBound) : Double(min(max(value, bounds.lowerBound), bounds.upperBound))
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with views as its label, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: Self.settled(value, bounds), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      label: label(), current: nil, minimum: nil, maximum: nil, marks: nil)
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with views as its label, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.settled(value, bounds), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      label: label(), current: currentValueLabel(), minimum: nil, maximum: nil, marks: nil)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with views as its label, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: Self.settled(value, bounds), bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      marks: nil)
  }
}

/// The look of a gauge.
///
/// ```swift
/// struct Percent: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View { Text(configuration.value, format: .percent) }
/// }
/// ```
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// Returns the view of a styled gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.Gauge { get }
}

extension GaugeStyle {
  nonisolated public static var _look: _Looks.Gauge { .custom }
}

/// The properties of a gauge that a style receives.
///
/// ```swift
/// configuration.label.font(.caption)
/// ```
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The label of the current value.
  ///
  /// ```swift
  /// configuration.currentValueLabel
  /// ```
  public typealias CurrentValueLabel = _StylePart

  /// The label of the minimum.
  ///
  /// ```swift
  /// configuration.minimumValueLabel
  /// ```
  public typealias MinimumValueLabel = _StylePart

  /// The label of the maximum.
  ///
  /// ```swift
  /// configuration.maximumValueLabel
  /// ```
  public typealias MaximumValueLabel = _StylePart

  /// The value as a fraction of the range.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end.
  public var maximumValueLabel: MaximumValueLabel?
}

struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any GaugeStyle, _Looks.Gauge> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var gaugeStyle: StyleChoice<any GaugeStyle, _Looks.Gauge> { self[GaugeStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of gauges in this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// gauge.gaugeStyle(.automatic)
/// ```
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .automatic }
}

/// A style with a bar that fills.
///
/// ```swift
/// gauge.gaugeStyle(.linearCapacity)
/// ```
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .linearCapacity }
}

/// A style with a small bar and a marker.
///
/// ```swift
/// gauge.gaugeStyle(.accessoryLinear)
/// ```
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .accessoryLinear }
}

/// A style with a small bar that fills.
///
/// ```swift
/// gauge.gaugeStyle(.accessoryLinearCapacity)
/// ```
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .accessoryLinearCapacity }
}

/// A style with a small ring and a marker.
///
/// ```swift
/// gauge.gaugeStyle(.accessoryCircular)
/// ```
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .accessoryCircular }
}

/// A style with a small ring that fills.
///
/// ```swift
/// gauge.gaugeStyle(.accessoryCircularCapacity)
/// ```
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the gauge in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
  nonisolated public static var _look: _Looks.Gauge { .accessoryCircularCapacity }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the context.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a small bar and a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with a small ring and a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a small ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
