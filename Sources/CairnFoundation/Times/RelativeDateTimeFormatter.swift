import Foundation

/// Writes how far away a date is: "in 2 hours", "yesterday".
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.dateTimeStyle = .named
///     formatter.localizedString(for: deadline, relativeTo: .now)
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  ///
  ///     formatter.dateTimeStyle = .named
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// How long the units are written.
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

  /// Whether days have names.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How long the units are written.
  open var unitsStyle: UnitsStyle = .full
  /// Where the text is to stand; it begins with a capital where a sentence begins.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that counts.
  open var calendar: Calendar! = .current
  /// The language.
  open var locale: Locale! = .current

  /// The largest part that is not zero, as text.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = DatePart.all.compactMap { part in dateComponents.value(for: part.component).map { (part, $0) } }
    let (part, count) = parts.first { $0.1 != 0 } ?? parts.last ?? (.second, 0)
    return text(count, part, isPast: false)
  }

  /// A distance in seconds as text; what is less than zero is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far a date is from another, as text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = own.dateComponents(Set(DatePart.all.map(\.component)), from: referenceDate, to: date)
    let largest = DatePart.all.first { components.value(for: $0.component) ?? 0 != 0 } ?? .second
    return text(components.value(for: largest.component) ?? 0, largest, isPast: date < referenceDate)
  }

  /// How far a date is from now, or what components stand for, as text; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: localizedString(for: date, relativeTo: Date())
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private var own: Calendar { calendar ?? .current }

  /// The text comes from a style that takes dates. A day in the middle of a month and of a year, and as many whole units
  /// from there, leave it nothing to round.
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
    // What is past by less than a second is "0 seconds ago".
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

/// A part of a date that times are counted in.
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
