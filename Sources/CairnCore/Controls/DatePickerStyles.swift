import CairnScreen
import CairnValues
import Foundation

/// The look of a date picker.
///
/// ```swift
/// struct Weekday: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.selection += 86_400 } label: { configuration.label }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  /// Returns the view of a styled picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.DatePicker { get }
}

extension DatePickerStyle {
  nonisolated public static var _look: _Looks.DatePicker { .custom }
}

/// The properties of a date picker that a style receives.
///
/// ```swift
/// configuration.label
/// ```
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The label.
  public let label: Label
  /// The earliest date, if there is one.
  public let minimumDate: Date?
  /// The latest date, if there is one.
  public let maximumDate: Date?
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents
  /// The chosen date.
  @Binding public var selection: Date

  init(
    label: Label, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents,
    selection: Binding<Date>
  ) {
    self.label = label
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    _selection = selection
  }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from a style's configuration, in the style around it.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, label: configuration.label)
  }
}

struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any DatePickerStyle, _Looks.DatePicker> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var datePickerStyle: StyleChoice<any DatePickerStyle, _Looks.DatePicker> { self[DatePickerStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of date pickers in this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// picker.datePickerStyle(.automatic)
/// ```
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .automatic }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the context.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style with the date as text that opens a calendar.
///
/// ```swift
/// picker.datePickerStyle(.compact)
/// ```
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with the date as text that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style with a calendar.
///
/// ```swift
/// picker.datePickerStyle(.graphical)
/// ```
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style with wheels.
///
/// ```swift
/// picker.datePickerStyle(.wheel)
/// ```
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style with a text field.
///
/// ```swift
/// picker.datePickerStyle(.field)
/// ```
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .field }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A style with a text field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A style with a text field and a stepper.
///
/// ```swift
/// picker.datePickerStyle(.stepperField)
/// ```
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Returns the date picker in this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .stepperField }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A style with a text field and a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
