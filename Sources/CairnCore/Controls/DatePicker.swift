import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A control for choosing a day and a time.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// ```
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyle) private var style

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents, label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: DatePickerStyleKey.self, .builtIn(.automatic))
    } else {
      Shelled(
        DateShell(
          selection: selection, minimum: minimum, maximum: maximum, components: components,
          spoken: TextOfLabel.of(label)),
        content: Group {
          ControlLabel(label)
          Text(selection.wrappedValue, format: components.format)
        })
    }
  }

  @MainActor private func made<S: DatePickerStyle>(by style: S) -> any View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(label), minimumDate: minimum, maximumDate: maximum, displayedComponents: components,
      selection: selection)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}

/// The shell of a date picker.
struct DateShell: _ContainerShell {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let spoken: Text?

  @MainActor static var _role: Role { .datePicker }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.labelled(.datePicker, on: handle.element.screen))
    let environment = handle.environment
    handle.look(.datePicker(environment.datePickerStyle.look))
    let value = selection.wrappedValue.formatted(components.format.locale(environment.locale))
    let label = spoken?.string(locale: environment.locale)
    handle.element.setTrait(
      DateChoiceTrait.self,
      DateChoice(
        date: selection.wrappedValue, least: minimum, most: maximum, hasDay: components.contains(.date),
        hasTime: components.contains(.hourAndMinute), calendar: environment.calendar))
    handle.control([.edit, .step]) {
      $0.label = label
      $0.value = value
    }
  }

  /// Handles a date given as ISO 8601 text, and steps of a day, or of a minute if only the time is chosen.
  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    let new: Date
    switch event.event {
    case .edit(let text):
      guard let date = Self.date(text) else { return false }
      new = date
    case .step(let steps):
      let unit: Calendar.Component = components.contains(.date) ? .day : .minute
      let calendar = EnvironmentValues(in: node.scope).calendar
      guard let date = calendar.date(byAdding: unit, value: steps, to: selection.wrappedValue) else { return false }
      new = date
    default: return false
    }
    selection.wrappedValue = min(max(new, minimum ?? new), maximum ?? new)
    return true
  }

  private static func date(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
  }
}

/// The components of a date that a picker shows.
///
/// ```swift
/// DatePicker("Alarm", selection: $alarm, displayedComponents: [.hourAndMinute])
/// ```
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates the set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)

  var format: Date.FormatStyle {
    Date.FormatStyle(
      date: contains(.date) ? .abbreviated : .omitted, time: contains(.hourAndMinute) ? .shortened : .omitted)
  }
}

nonisolated extension DatePicker {
  /// Creates a date picker with views as its label, bound to a selection.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label: label())
  }

  /// Creates a date picker with views as its label, bound to a selection, within bounds.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: label())
  }

  /// Creates a date picker with views as its label, bound to a selection, within bounds.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: label())
  }

  /// Creates a date picker with views as its label, bound to a selection, within bounds.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: label())
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title, bound to a selection.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title from a string resource, bound to a selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker with a localized title, bound to a selection, within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker with a localized title, bound to a selection, within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker with a localized title, bound to a selection, within bounds.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: Text(titleKey))
  }

  /// Creates a date picker with a title from a string resource, bound to a selection, within bounds.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: Text(titleResource))
  }

  /// Creates a date picker with a title that is not localized, bound to a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: Text(title))
  }

  /// Creates a date picker with a title that is not localized, bound to a selection, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: Text(title))
  }
}
