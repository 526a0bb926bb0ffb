import Foundation

/// The range of a bin of a histogram.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
  /// The start.
  public let lowerBound: Bound
  /// The end, which belongs to the next bin, except for the last.
  public let upperBound: Bound
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal size for numbers.
///
/// ```swift
/// let bins = NumberBins(data: pages, desiredCount: 8)
/// let byBin = Dictionary(grouping: pages, by: bins.index)
/// ```
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// The bounds of the bins.
  public let thresholds: [Value]

  /// Creates bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0, size.isFinite else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    // A size far too small for its range would not fit into memory.
    let count = Int(Swift.min(Double(last - first), 100_000))
    thresholds = (0...count).map { (first + Value($0)) * size }
  }

  /// Creates bins with round bounds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = NumberTicks.step(for: Double(range.upperBound - range.lowerBound), count: desiredCount)
    self.init(size: Value(step), range: range)
  }

  /// Creates bins with round bounds that cover some numbers.
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount)
  }

  /// Creates bins with given bounds, in ascending order.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Returns the index of the bin for a number. Numbers outside belong to the first or last bin.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(after - 1, count - 1))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

/// Bins for dates, one for each calendar unit.
///
/// ```swift
/// let months = DateBins(unit: .month, range: first...last)
/// ```
public struct DateBins: RandomAccessCollection {
  /// The bounds of the bins.
  public let thresholds: [Date]

  /// Creates bins of one or more calendar units that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    var dates = DateTicks(unit: unit, count: count, calendar: calendar).dates(around: range)
    // A range that is the start of a unit ends where it begins.
    if dates.count == 1, let end = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: dates[0]) {
      dates.append(end)
    }
    if dates.count < 2 { dates = [range.lowerBound, range.upperBound] }
    thresholds = dates
  }

  /// Creates bins of one or more calendar units that cover some dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
  ) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: first...(data.max() ?? first), calendar: calendar)
  }

  /// Creates bins with given bounds, in ascending order.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Returns the index of the bin for a date. Dates outside belong to the first or last bin.
  public func index(for value: Date) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.max(0, Swift.min(after - 1, count - 1))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}
