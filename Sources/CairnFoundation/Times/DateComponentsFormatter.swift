import Foundation

/// Formats a duration: "1:05:00", "1h 5m", "1 hour, 5 minutes".
///
///     let formatter = DateComponentsFormatter()
///     formatter.allowedUnits = [.hour, .minute]
///     formatter.unitsStyle = .abbreviated
///     formatter.string(from: 3_900)
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable: Foundation declares its base class so; as on Apple's systems, only one thread may configure a
  // formatter.
  /// How the units are written.
  ///
  ///     formatter.unitsStyle = .full
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:00".
    case positional = 0
    /// "1h 5m".
    case abbreviated = 1
    /// "1 hr, 5 min".
    case short = 2
    /// "1 hour, 5 minutes".
    case full = 3
    /// "one hour, five minutes".
    case spellOut = 4
    /// "1hr 5min".
    case brief = 5
  }

  /// Which zeros to omit.
  ///
  ///     formatter.zeroFormattingBehavior = .pad
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Omits leading zeros in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Omits zeros before the first unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Omits zeros in between.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Omits zeros after the last unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Omits all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Omits no zeros, and pads single digits with a zero.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How the units are written.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to use. An empty set selects suitable ones.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros to omit.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar for the calculation, and its language.
  open var calendar: Calendar? = .current
  /// The start of a time in seconds, for months of different lengths.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction.
  open var allowsFractionalUnits = false
  /// The maximum number of units, or zero for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is expressed in the next smaller one.
  open var collapsesLargestUnit = false
  /// Whether to include a phrase for an approximation.
  open var includesApproximationPhrase = false
  /// Whether to include a phrase for the time remaining.
  open var includesTimeRemainingPhrase = false
  /// The context of the text.
  open var formattingContext: Formatter.Context = .unknown

  /// Returns a time in seconds as text.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e13 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(amounts(from: start, to: start.addingTimeInterval(ti)))
  }

  /// Returns the time from one date to another as text.
  open func string(from startDate: Date, to endDate: Date) -> String? { text(amounts(from: startDate, to: endDate)) }

  /// Returns components as text.
  open func string(from components: DateComponents) -> String? {
    let given = DateAmount.kinds.filter { components.value(for: $0.component) != nil }
    guard let smallest = given.last else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = own.date(byAdding: components, to: start) else { return nil }
    let allowed = allowedUnits.isEmpty ? DateAmount.kinds.filter { $0 >= smallest } : kinds
    return text(amounts(from: start, to: end, kinds: allowed))
  }

  /// Returns components as text in the user's language.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns components as text, or `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

  private var own: Calendar { calendar ?? .current }
  private var locale: Locale { own.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current }

  private var kinds: [DateAmount.Kind] {
    if allowedUnits.isEmpty { return DateAmount.kinds }
    return DateAmount.kinds.filter { allowedUnits.contains($0.unit) || $0.alsoUnit.map(allowedUnits.contains) == true }
  }

  private func amounts(from start: Date, to end: Date, kinds: [DateAmount.Kind]? = nil) -> [DateAmount] {
    let kinds = kinds ?? self.kinds
    // Fractions of a second are ignored, and a clock's rounding must not turn 60 seconds into 59.
    let (start, end) = (start.wholeSeconds, end.wholeSeconds)
    let components = own.dateComponents(Set(kinds.map(\.component)), from: start, to: end)
    var amounts = kinds.map { DateAmount(kind: $0, count: Double(components.value(for: $0.component) ?? 0)) }
    if allowsFractionalUnits, let last = amounts.indices.last, let whole = own.date(byAdding: components, to: start) {
      amounts[last].count += end.timeIntervalSince(whole) / amounts[last].kind.seconds
    }
    return amounts
  }

  private func text(_ amounts: [DateAmount]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let isNegative = amounts.contains { $0.count < 0 }
    var shown = remaining(amounts.map { DateAmount(kind: $0.kind, count: abs($0.count)) })
    if collapsesLargestUnit, shown.count > 1, shown[0].count == 1, let factor = shown[0].kind.factor(to: shown[1].kind)
    {
      shown[1].count += factor
      shown.removeFirst()
    }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let sign = isNegative && shown.contains { $0.count != 0 } ? "-" : ""
    let text = sign + written(shown)
    if includesTimeRemainingPhrase { return (includesApproximationPhrase ? "About " : "") + text + " remaining" }
    return includesApproximationPhrase ? "About " + text : text
  }

  /// Returns the amounts without the omitted zeros. If all are zero, the last one remains.
  private func remaining(_ amounts: [DateAmount]) -> [DateAmount] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = amounts.firstIndex(where: { $0.count != 0 }),
      let last = amounts.lastIndex(where: { $0.count != 0 })
    else {
      let dropsSomething = !behavior.intersection(.dropAll).isEmpty
      return dropsSomething ? amounts.suffix(1) : amounts
    }
    return amounts.enumerated().filter { place, amount in
      if amount.count != 0 { return true }
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func written(_ amounts: [DateAmount]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    if unitsStyle == .positional, amounts.allSatisfy(\.kind.isOnClocks) {
      return amounts.enumerated().map { place, amount in
        amount.digits(width: place > 0 || pads ? 2 : 1, locale: locale)
      }.joined(separator: ":")
    }
    let width: UnitText.Width =
      switch unitsStyle {
      case .positional, .abbreviated: .narrow
      case .short, .brief: .short
      case .full, .spellOut: .wide
      }
    let parts = amounts.map { amount in
      amount.text(width: width, isSpelledOut: unitsStyle == .spellOut, digits: pads ? 2 : 1, locale: locale)
    }
    guard unitsStyle == .brief else { return UnitText.list(parts, .amounts, width: width, locale: locale) }
    return parts.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
  }
}

extension Date {
  fileprivate var wholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate + 1e-6).rounded(.down))
  }
}
