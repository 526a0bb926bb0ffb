import SwiftUI

/// The values that modifiers around a chart set.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScaleRequest<AnyShapeStyle>()
  var symbols = StyleScaleRequest<SymbolChoice>()
  var strokes = StyleScaleRequest<StrokeStyle>()
  var symbolSizes: ClosedRange<CGFloat>?
  /// The values with the smallest and the largest symbol, or the groups whose symbols have the areas below.
  var symbolSizeDomain: [Datum]?
  var groupSymbolSizes: [CGFloat]?
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var gesture: ((ChartProxy, AnyView) -> AnyView)?
  var angleSelection: ((Datum?) -> Void)?
  var scrollable: Axis.Set = []
  var scrollTarget: ChartScrollAlignment?
}

/// The values that modifiers set for an axis.
struct AxisSettings {
  var scale = ScaleRequest()
  var visibility = Visibility.automatic
  /// The marks, or the default ones if `nil`.
  var content: (() -> any AxisContent)?
  var style: ((ChartAxisContent) -> AnyView)?
  var titles: [AxisTitle] = []
  var selection: AxisSelection?
  /// How much of the domain a scrolling chart shows at once.
  var visibleLength: Double?
  var scroll: AxisScroll?
}

/// A view over or behind a chart, made for the chart's scales.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// The title of an axis.
struct AxisTitle {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let content: AnyView
}

/// The actions that store selected values along an axis.
struct AxisSelection {
  var select: ((Datum?) -> Void)?
  var selectRange: (((Datum, Datum)?) -> Void)?
  /// Returns the selected value.
  var selected: () -> Datum? = { nil }
}

/// The scroll position along an axis of a chart.
struct AxisScroll {
  var initial: Datum?
  var position: (() -> Datum)?
  var move: ((Datum) -> Void)?
}

/// The requested colors, symbols or dashes of groups.
struct StyleScaleRequest<Value> {
  /// The groups in order.
  var domain: [Datum]?
  /// The values for the groups in order.
  var values: [Value]?
  /// The values by group.
  var mapping: ((Datum) -> Value?)?
  /// The colors between which numbers are interpolated.
  var gradient: Gradient?
}

/// The requested legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

extension EnvironmentValues {
  private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

nonisolated extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
