import Foundation

/// Formats a date relative to another: "in 2 hours", "yesterday".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.dateTimeStyle = .named
///     formatter.localizedString(for: deadline, relativeTo: .now)
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Sendable: Foundation declares its base class so; as on Apple's systems, only one thread may configure a
  // formatter.
  /// Whether to use names such as "yesterday".
  ///
  ///     formatter.dateTimeStyle = .named
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// The width of the units.
  ///
  ///     formatter.unitsStyle = .short
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether to use names such as "yesterday".
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The width of the units.
  open var unitsStyle: UnitsStyle = .full
  /// The context of the text. It begins with a capital at the beginning of a sentence.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar for the calculation.
  open var calendar: Calendar! = .current
  /// The language.
  open var locale: Locale! = .current

  /// Returns the largest component that is not zero as text.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = DatePart.all.compactMap { part in dateComponents.value(for: part.component).map { (part, $0) } }
    let (part, count) = parts.first { $0.1 != 0 } ?? parts.last ?? (.second, 0)
    return text(count, part, isPast: false)
  }

  /// Returns a time interval as text. Negative intervals are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns a date relative to another as text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = own.dateComponents(Set(DatePart.all.map(\.component)), from: referenceDate, to: date)
    let largest = DatePart.all.first { components.value(for: $0.component) ?? 0 != 0 } ?? .second
    return text(components.value(for: largest.component) ?? 0, largest, isPast: date < referenceDate)
  }

  /// Returns components, or a date relative to now, as text, or `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: localizedString(for: date, relativeTo: Date())
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private var own: Calendar { calendar ?? .current }

  /// Returns the text from a style that formats dates. A day in the middle of a month and a year, plus a whole
  /// number of units, leaves the style nothing to round.
  private func text(_ count: Int, _ part: DatePart, isPast: Bool) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    gregorian.locale = locale ?? .current
    let here = Date(timeIntervalSince1970: 1_592_222_400)
    // An interval below one second in the past is "0 seconds ago".
    let there =
      count == 0 && isPast
      ? here.addingTimeInterval(-0.1) : gregorian.date(byAdding: part.component, value: count, to: here) ?? here
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: there, allowedFields: [part.field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: gregorian,
      capitalizationContext: formattingContext.forStyles)
    return style.format(here)
  }
}

/// A date component as a unit of time.
private struct DatePart {
  let component: Calendar.Component
  let field: Date.RelativeFormatStyle.Field

  static let second = DatePart(component: .second, field: .second)
  static let all = [
    DatePart(component: .year, field: .year), DatePart(component: .month, field: .month),
    DatePart(component: .weekOfMonth, field: .week), DatePart(component: .day, field: .day),
    DatePart(component: .hour, field: .hour), DatePart(component: .minute, field: .minute), second,
  ]
}

extension Formatter.Context {
  var forStyles: FormatStyleCapitalizationContext {
    switch self {
    case .unknown, .dynamic: .unknown
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    }
  }
}
