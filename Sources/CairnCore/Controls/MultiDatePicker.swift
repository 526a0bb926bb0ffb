import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A calendar for choosing any number of days.
///
/// ```swift
/// MultiDatePicker("Days off", selection: $daysOff)
/// ```
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let limit: Date?
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.hostDate) private var today
  /// The number of months the user has moved from the initial one.
  @State private var monthsOn = 0

  init(_ selection: Binding<Set<DateComponents>>, _ minimum: Date?, _ limit: Date?, label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.limit = limit
    self.label = label
  }

  @MainActor public var body: some View {
    let leaf = CalendarLeaf(calendar: calendar, month: month)
    VStack(alignment: .leading) {
      label
      HStack {
        Text(leaf.title(in: locale)).font(.headline)
        Spacer()
        Button("Previous Month", systemImage: "chevron.left") { monthsOn -= 1 }
          .disabled(minimum.map { leaf.start <= $0 } ?? false)
        Button("Next Month", systemImage: "chevron.right") { monthsOn += 1 }
          .disabled(limit.map { leaf.end >= $0 } ?? false)
      }
      .labelStyle(.iconOnly)
      Grid {
        GridRow {
          ForEach(Array(leaf.weekdays.enumerated()), id: \.offset) { Text($0.element).foregroundStyle(.secondary) }
        }
        .accessibilityHidden(true)
        ForEach(leaf.weeks, id: \.self) { week in
          GridRow { ForEach(week, id: \.self) { day in cell(day, leaf) } }
        }
      }
    }
  }

  @MainActor @ViewBuilder private func cell(_ day: Int, _ leaf: CalendarLeaf) -> some View {
    if day > 0 {
      let components = leaf.components(day: day)
      let isChosen = selection.wrappedValue.contains { leaf.isSame($0, as: components) }
      Button("\(day)") {
        var days = selection.wrappedValue
        if isChosen {
          days = days.filter { !leaf.isSame($0, as: components) }
        } else {
          days.insert(components)
        }
        selection.wrappedValue = days
      }
      .disabled(!isAllowed(leaf.date(day: day)))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .bold(isChosen)
    } else {
      Text("")
    }
  }

  private func isAllowed(_ day: Date?) -> Bool {
    guard let day else { return false }
    if let minimum, day < calendar.startOfDay(for: minimum) { return false }
    if let limit, day >= limit { return false }
    return true
  }

  /// The month shown, `monthsOn` months after the initial one: that of the first selected day, or of today if there is
  /// none or the user has moved.
  @MainActor private var month: Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    var start = monthsOn == 0 ? chosen ?? today : today
    if let minimum { start = max(start, minimum) }
    return calendar.date(byAdding: .month, value: monthsOn, to: start) ?? start
  }
}

nonisolated extension MultiDatePicker {
  /// Creates a picker of several dates with views as its label, bound to a selection.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label: label())
  }

  /// Creates a picker of several dates with views as its label, bound to a selection, within bounds.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: label())
  }

  /// Creates a picker of several dates with views as its label, bound to a selection, within bounds.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound, nil, label: label()) }

  /// Creates a picker of several dates with views as its label, bound to a selection, within bounds.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, bounds.upperBound, label: label()) }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a picker of several dates with a localized title, bound to a selection.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, label: Text(titleKey))
  }

  /// Creates a picker of several dates with a title from a string resource, bound to a selection.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, label: Text(titleResource))
  }

  /// Creates a picker of several dates with a localized title, bound to a selection, within bounds.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker of several dates with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(titleResource))
  }

  /// Creates a picker of several dates with a localized title, bound to a selection, within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, label: Text(titleKey)) }

  /// Creates a picker of several dates with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, label: Text(titleResource)) }

  /// Creates a picker of several dates with a localized title, bound to a selection, within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, label: Text(titleKey)) }

  /// Creates a picker of several dates with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, label: Text(titleResource)) }

  /// Creates a picker of several dates with a title that is not localized, bound to a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, label: Text(title))
  }

  /// Creates a picker of several dates with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(title))
  }

  /// Creates a picker of several dates with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, bounds.lowerBound, nil, label: Text(title)) }

  /// Creates a picker of several dates with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, nil, bounds.upperBound, label: Text(title)) }
}

extension EnvironmentValues {
  /// The current time on the host's clock. Reading it does not subscribe to changes.
  var hostDate: Date {
    MainActor.assumeIsolated { self[SessionKey.self].session?.host.date } ?? Date()
  }
}

/// A month of a calendar.
struct CalendarLeaf {
  let calendar: Calendar
  let start: Date
  let end: Date
  private let dayCount: Int

  init(calendar: Calendar, month: Date) {
    self.calendar = calendar
    let interval = calendar.dateInterval(of: .month, for: month)
    start = interval?.start ?? month
    end = interval?.end ?? month
    dayCount = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
  }

  func title(in locale: Locale) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    style = style.month(.wide).year()
    return start.formatted(style)
  }

  /// The names of the weekdays, starting with the calendar's first.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// The days in weeks. Places before the first day and after the last hold distinct numbers that are not positive.
  var weeks: [[Int]] {
    guard dayCount > 0 else { return [] }
    let weekday = calendar.component(.weekday, from: start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    let days = Array(1 - blanks...dayCount)
    let filled = days + (0..<(7 - days.count % 7) % 7).map { -10 - $0 }
    return stride(from: 0, to: filled.count, by: 7).map { Array(filled[$0..<min($0 + 7, filled.count)]) }
  }

  func date(day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: start) }

  func components(day: Int) -> DateComponents {
    guard let date = date(day: day) else { return DateComponents() }
    return calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  /// Whether both denote the same day, whatever other components they have.
  func isSame(_ a: DateComponents, as b: DateComponents) -> Bool {
    a.year == b.year && a.month == b.month && a.day == b.day && (a.era ?? b.era) == (b.era ?? a.era)
  }
}
