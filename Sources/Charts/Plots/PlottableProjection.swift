import Foundation
import SwiftUI

/// A property of the elements of a collection to plot, with a label.
///
/// ```swift
/// BarPlot(books, x: .value("Month", \.month), y: .value("Pages", \.pages))
/// ```
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
  let field: (DataElement) -> PlottedField

  /// Labels a property.
  public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>) -> PlottableProjection
  {
    .value(Text(labelKey), value)
  }

  /// Labels a property.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(label), value) }

  /// Labels a property.
  public static func value(_ label: Text, _ value: KeyPath<DataElement, Value>) -> PlottableProjection {
    PlottableProjection { PlottableValue.value(label, $0[keyPath: value]).field }
  }
}

nonisolated extension PlottableProjection {
  /// Labels two properties, between whose values a mark spreads.
  ///
  /// ```swift
  /// RectanglePlot(bins, x: .value("Size", \.low, \.high), y: .value("Weight", \.light, \.heavy))
  /// ```
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(labelKey), start, end) }

  /// Labels two properties, between whose values a mark spreads.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection { .value(Text(label), start, end) }

  /// Labels two properties, between whose values a mark spreads.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, Value>, _ end: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection {
      .interval(
        PlottableValue.value(label, $0[keyPath: start]).field, PlottableValue.value(label, $0[keyPath: end]).field)
    }
  }
}

nonisolated extension PlottableProjection where Value == Date {
  /// Labels a date that stands for the calendar unit it is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableProjection {
    PlottableProjection {
      PlottableValue.value(Text(labelKey), $0[keyPath: value], unit: unit, calendar: calendar).field
    }
  }
}
