import SwiftUI

nonisolated extension View {
  /// Lets charts scroll along some axes.
  ///
  /// ```swift
  /// chart
  ///   .chartScrollableAxes(.horizontal)
  ///   .chartXVisibleDomain(length: 7 * 86_400)
  /// ```
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollable = axes } }

  /// Sets how much of the x-axis a scrolling chart shows: seconds of dates, and a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.number }
  }

  /// Sets how much of the y-axis a scrolling chart shows: seconds of dates, and a number of categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.number }
  }

  /// Binds the first visible value of the x-axis of a scrolling chart.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.x.scroll = AxisScroll(x) }
  }

  /// Binds the first visible value of the y-axis of a scrolling chart.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.y.scroll = AxisScroll(y) }
  }

  /// Sets the value of the x-axis at which a scrolling chart begins.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart { $0.x.scroll = AxisScroll(initial: initialX.datum) }
  }

  /// Sets the value of the y-axis at which a scrolling chart begins.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart { $0.y.scroll = AxisScroll(initial: initialY.datum) }
  }

  /// Sets where scrolling ends.
  ///
  /// ```swift
  /// chart.chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
  /// ```
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrollTarget = (behavior as? ValueAlignedChartScrollTargetBehavior)?.alignment }
  }
}

extension AxisScroll {
  fileprivate init<P: Plottable>(_ position: Binding<P>) {
    self.position = { position.wrappedValue.datum }
    // Positions may be numbers where the axis has dates.
    move = { datum in
      if let value = P(nearest: datum) { position.wrappedValue = value }
    }
  }
}

/// Where scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {}

/// Ends of scrolling at certain values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let alignment: ChartScrollAlignment

  fileprivate init(_ unit: ChartScrollAlignment.Unit, _ major: MajorValueAlignment?, _ limit: LimitBehavior) {
    alignment = ChartScrollAlignment(unit: unit, major: major?.unit, isLimited: limit == .always)
  }

  /// Values at which larger movements end.
  public struct MajorValueAlignment: Sendable {
    fileprivate let unit: ChartScrollAlignment.Unit

    /// The start of each visible part.
    public static let page = MajorValueAlignment(unit: .page)
    /// Dates with certain components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment(unit: .dates(components))
    }
    /// The multiples of a number.
    public static func unit<P: Plottable & Numeric>(_ unit: P) -> MajorValueAlignment {
      MajorValueAlignment(unit: .multiples(unit.datum.number ?? 0))
    }
  }

  /// How far one movement may go.
  public struct LimitBehavior: Equatable, Sendable {
    private let kind: Int
    /// As far as the user goes, unless the platform limits that.
    public static let automatic = LimitBehavior(kind: 0)
    /// As far as the user goes.
    public static let never = LimitBehavior(kind: 1)
    /// By one visible part.
    public static let always = LimitBehavior(kind: 2)
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Scrolling ends at dates with certain components.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(.dates(components), majorAlignment, limitBehavior)
  }

  /// Scrolling ends at the multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(.multiples(unit.datum.number ?? 0), majorAlignment, limitBehavior)
  }
}
