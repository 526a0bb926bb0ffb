import Foundation

/// Finds the scale of an axis from the values along it.
struct ScaleInference {
  var numbers: ClosedRange<Double>?
  /// The numbers that a logarithmic scale can show.
  private var positives: ClosedRange<Double>?
  var dates: ClosedRange<Double>?
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private(set) var isWhole = true
  private(set) var unit: Calendar.Component?
  /// Whether the axis has marks that begin at zero.
  var hasBaseline = false

  mutating func add(_ field: PlottedField) {
    add(field.lower)
    if let upper = field.upper { add(upper) }
    isWhole = isWhole && field.isWhole
    unit = unit ?? field.unit
  }

  mutating func add(_ datum: Datum) {
    switch datum {
    case .category(let name): if known.insert(name).inserted { names.append(name) }
    case .number:
      numbers = Self.extended(numbers, to: datum.number)
      if let number = datum.number, number > 0 { positives = Self.extended(positives, to: number) }
    case .date: dates = Self.extended(dates, to: datum.number)
    }
  }

  private static func extended(_ range: ClosedRange<Double>?, to number: Double?) -> ClosedRange<Double>? {
    guard let number, number.isFinite else { return range }
    guard let range else { return number...number }
    return min(range.lowerBound, number)...max(range.upperBound, number)
  }

  /// The scale for a request. Ranges of numbers end at round ones, about `count` of which are ticks.
  func scale(_ request: ScaleRequest, count: Int) -> Scale {
    var scale = inferred(request, count: count)
    scale.isReversed = scale.isReversed || request.domain.isReversed
    scale.isWhole = isWhole && numbers != nil
    scale.unit = unit
    scale.startPadding = Double(request.padding.start)
    scale.endPadding = Double(request.padding.end)
    return scale
  }

  private func inferred(_ request: ScaleRequest, count: Int) -> Scale {
    if let values = request.domain.values { return given(values, request) }
    if !names.isEmpty || request.type == .category {
      return Scale(content: .categories(changedNames(request.domain)))
    }
    if let dates {
      return Scale(content: .numbers(Self.widened(changed(dates, request.domain, isDate: true), by: 3600), .date))
    }
    let kind = request.type?.kind ?? .linear
    var range = numbers ?? 0...1
    if kind == .logarithmic {
      range = positives ?? 1...1
      let low = pow(10, floor(log10(range.lowerBound) + 1e-9))
      let high = pow(10, ceil(log10(range.upperBound) - 1e-9))
      return Scale(content: .numbers(low...max(high, low * 10), kind))
    }
    if request.domain.includesZero ?? true { range = min(range.lowerBound, 0)...max(range.upperBound, 0) }
    range = changed(range, request.domain, isDate: false)
    range = Self.widened(range, by: 1)
    if request.domain.change == nil { range = NumberTicks.rounded(range, count: count, isWhole: isWhole) }
    return Scale(content: .numbers(range, kind))
  }

  /// The scale of a domain that the app gives.
  private func given(_ values: [Datum], _ request: ScaleRequest) -> Scale {
    guard request.domain.isRange, let first = values.first?.number, let last = values.last?.number,
      request.type != .category, names.isEmpty
    else { return Scale(content: .categories(values.map(\.name))) }
    var kind = request.type?.kind ?? .linear
    if case .date? = values.first { kind = .date }
    let numbers = values.compactMap(\.number)
    let range = (numbers.min() ?? first)...(numbers.max() ?? last)
    var scale = Scale(content: .numbers(Self.widened(range, by: kind == .date ? 3600 : 1), kind))
    scale.isReversed = first > last
    return scale
  }

  private func changedNames(_ domain: DomainRequest) -> [String] {
    guard let change = domain.change else { return allNames }
    return change(allNames.map(Datum.category)).map(\.name)
  }

  /// The categories, with numbers and dates among them by name.
  private var allNames: [String] { names }

  private func changed(_ range: ClosedRange<Double>, _ domain: DomainRequest, isDate: Bool) -> ClosedRange<Double> {
    guard let change = domain.change else { return range }
    let ends = [range.lowerBound, range.upperBound].map { Datum($0, isDate: isDate) }
    let numbers = change(ends).compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return range }
    return low...high
  }

  /// A range without extent cannot place anything, so it is widened.
  private static func widened(_ range: ClosedRange<Double>, by margin: Double) -> ClosedRange<Double> {
    range.lowerBound < range.upperBound ? range : (range.lowerBound - margin)...(range.upperBound + margin)
  }
}
