import Foundation

/// The values of an axis that have marks, with their names.
struct AxisValueList {
  struct Entry {
    let datum: Datum
    let fraction: Double
    /// The middle between this value and the next, or of the category.
    let middle: Double
    let name: String
  }

  private(set) var entries: [Entry] = []
  /// Whether labels are centered in the category or calendar unit of their value.
  private(set) var areCentered = false

  init(_ request: AxisMarkValues, _ scale: Scale, count: Int, locale: Locale, isPartOfWhole: Bool) {
    if let range = scale.dates {
      addDates(request, range, scale, count: count, locale: locale)
    } else if case .categories(let names) = scale.content {
      addNames(request, names, scale)
    } else if let range = scale.numbers {
      addNumbers(request, range, scale, count: count, locale: locale, isPartOfWhole: isPartOfWhole)
    }
  }

  private mutating func addNames(_ request: AxisMarkValues, _ names: [String], _ scale: Scale) {
    var names = names
    if case .given(let data) = request.kind { names = data.map(\.name) }
    areCentered = true
    for name in names {
      guard let fraction = scale.fraction(.category(name)) else { continue }
      entries.append(Entry(datum: .category(name), fraction: fraction, middle: fraction, name: name))
    }
  }

  private mutating func addDates(
    _ request: AxisMarkValues, _ range: ClosedRange<Date>, _ scale: Scale, count: Int, locale: Locale
  ) {
    var ticks = DateTicks.fitting(range, count: count, unit: scale.unit)
    var given: [Date]?
    switch request.kind {
    case .automatic(let desired): if let desired { ticks = .fitting(range, count: desired, unit: scale.unit) }
    case .strideOfDates(let unit, let count, let calendar):
      ticks = DateTicks(unit: unit, count: count, calendar: calendar ?? .autoupdatingCurrent)
    case .strideOfNumbers(let seconds):
      given = NumberTicks.multiples(
        of: seconds,
        in: range.lowerBound.timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
      ).map(Date.init(timeIntervalSinceReferenceDate:))
    case .given(let data): given = data.compactMap { Date(datum: $0) }
    }
    // Marks of calendar units are centered in them, and so are labels.
    areCentered = scale.unit != nil
    let labels = DateLabels(ticks, range: range, locale: locale)
    let dates = given ?? ticks.dates(around: range)
    for (index, date) in dates.enumerated() {
      // The end of the last unit begins one that is not shown.
      if areCentered, given == nil, date >= range.upperBound { continue }
      guard let fraction = scale.fraction(.date(date)) else { continue }
      let next = index + 1 < dates.count && given == nil ? dates[index + 1] : unitEnd(of: date, ticks)
      let end = scale.unit.flatMap { ticks.calendar.dateInterval(of: $0, for: date)?.end } ?? next
      let endFraction = scale.fraction(.date(min(end, max(range.upperBound, date)))) ?? fraction
      entries.append(
        Entry(
          datum: .date(date), fraction: fraction, middle: (fraction + endFraction) / 2, name: labels.label(date)))
    }
  }

  private func unitEnd(of date: Date, _ ticks: DateTicks) -> Date {
    ticks.calendar.date(byAdding: ticks.unit, value: ticks.count, to: date) ?? date
  }

  private mutating func addNumbers(
    _ request: AxisMarkValues, _ range: ClosedRange<Double>, _ scale: Scale, count: Int, locale: Locale,
    isPartOfWhole: Bool
  ) {
    var numbers: [Double]
    switch request.kind {
    case .strideOfNumbers(let step): numbers = NumberTicks.multiples(of: step, in: range)
    case .given(let data): numbers = data.compactMap(\.number)
    case .automatic(let desired): numbers = Self.automatic(range, scale, count: desired ?? count)
    case .strideOfDates: numbers = Self.automatic(range, scale, count: count)
    }
    let decimals = isPartOfWhole ? 0 : min(NumberTicks.decimals(of: numbers), 6)
    if scale.isReversed { numbers.sort(by: >) }
    for number in numbers {
      guard let fraction = scale.fraction(.number(number)) else { continue }
      let name =
        isPartOfWhole
        ? number.formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
        : Self.name(number, decimals: decimals, locale: locale)
      entries.append(Entry(datum: .number(number), fraction: fraction, middle: fraction, name: name))
    }
  }

  private static func automatic(_ range: ClosedRange<Double>, _ scale: Scale, count: Int) -> [Double] {
    if case .numbers(_, .logarithmic) = scale.content {
      let ticks = NumberTicks.logarithmic(in: range, count: count)
      if ticks.count >= 2 { return ticks }
    }
    return NumberTicks.ticks(in: range, count: count, isWhole: scale.isWhole)
  }

  private static func name(_ number: Double, decimals: Int, locale: Locale) -> String {
    if abs(number) >= 1e9 || (number != 0 && abs(number) < 1e-6) {
      return number.formatted(.number.notation(.scientific).locale(locale))
    }
    return number.formatted(.number.precision(.fractionLength(0...decimals)).locale(locale))
  }
}
