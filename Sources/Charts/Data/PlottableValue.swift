import Foundation
import SwiftUI

/// A value to plot, with a label that screen readers and legends use.
///
/// ```swift
/// BarMark(x: .value("Month", book.month), y: .value("Pages", book.pages))
/// ```
public struct PlottableValue<Value: Plottable> {
  let field: PlottedField

  /// Labels a value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    .value(Text(labelKey), value)
  }

  /// Labels a value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .value(Text(label), value)
  }

  /// Labels a value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(field: PlottedField(label: label, lower: value.datum, isWhole: Value.isWhole))
  }

  /// Labels a value from a string resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
    .value(Text(labelResource), value)
  }
}

extension PlottableValue where Value: Comparable & Hashable {
  /// Labels the range of a bin, between whose bounds a mark spreads.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(Text(labelKey), range)
  }

  /// Labels the range of a bin, between whose bounds a mark spreads.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    .value(Text(label), range)
  }

  /// Labels the range of a bin, between whose bounds a mark spreads.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(
      field: PlottedField(
        label: label, lower: range.lowerBound.datum, upper: range.upperBound.datum, isWhole: Value.isWhole))
  }
}

extension PlottableValue where Value == Date {
  /// Labels a date that stands for the calendar unit it is in, such as its month.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .value(Text(labelKey), value, unit: unit, calendar: calendar) }

  /// Labels a date that stands for the calendar unit it is in, such as its month.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .value(Text(label), value, unit: unit, calendar: calendar) }

  /// Labels a date that stands for the calendar unit it is in, such as its month.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(label, value) }
    return PlottableValue(
      field: PlottedField(label: label, lower: .date(interval.start), upper: .date(interval.end), unit: unit))
  }
}

/// A labeled value without its type.
struct PlottedField {
  var label: Text
  var lower: Datum
  /// The end of the bin or calendar unit that the value stands for.
  var upper: Datum?
  /// The calendar unit that the value stands for.
  var unit: Calendar.Component?
  var isWhole = false
  /// Whether both bounds were given as the ends of a mark, which is then not stacked.
  var isInterval = false

  /// The interval between two values.
  static func interval(_ start: PlottedField, _ end: PlottedField) -> PlottedField {
    var field = start
    field.upper = end.upper ?? end.lower
    field.unit = nil
    field.isInterval = true
    return field
  }
}
