import SwiftUI

/// A value of an axis that has a mark.
public struct AxisValue {
  let datum: Datum
  /// The value's place among the values with marks.
  public let index: Int
  /// The number of values with marks.
  public let count: Int

  /// Returns the value, or `nil` if it is of another type.
  ///
  /// ```swift
  /// if let date = value.as(Date.self) { Text(date, format: .dateTime.month()) }
  /// ```
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// Which values of an axis have marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case strideOfDates(Calendar.Component, Int, Calendar?)
    case strideOfNumbers(Double)
    case given([Datum])
  }

  let kind: Kind

  /// Round values, as many as have room.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

  /// Round values, about as many as desired. Rounding of the ends follows the scale's domain.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

  /// Round values, at least so far apart.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

  /// Dates, one or more calendar units apart.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .strideOfDates(component, count, calendar)) }

  /// The multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .strideOfNumbers(Double(stepSize))) }
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, aligned, extended, inset
  }

  let kind: Kind

  /// The chart decides.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels at the ends stay within the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels stand outside of the plot.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Places labels inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot on which an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let kind: Kind

  /// Below the plot, or after it.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// After the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// What happens to labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, greedy, truncate, disabled
  }

  let kind: Kind

  /// Some labels are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// Some labels are left out, in order.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// Labels are cut.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  /// Labels overlap.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)

  /// Labels are left out, those of less important values first.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// The direction of a label. Labels are horizontal in any case.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, horizontal, vertical, verticalReversed
  }

  let kind: Kind

  /// The chart decides.
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  /// Horizontal.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// Vertical, read upwards.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// Vertical, read downwards.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}
