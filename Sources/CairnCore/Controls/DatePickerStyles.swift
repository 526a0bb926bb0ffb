import CairnScreen
import CairnValues
import Foundation

/// A look of date pickers.
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
  /// The look of one picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DatePickerStyleConfiguration

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.DatePicker { get }
}

extension DatePickerStyle {
  nonisolated public static var _look: _Looks.DatePicker { .custom }
}

/// What a style knows of a date picker.
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
  nonisolated public struct Label: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  public let label: Label
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
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
  /// The picker a style was asked for, in the style around it.
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
  /// Sets how date pickers in this view look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that fits the place.
///
/// ```swift
/// picker.datePickerStyle(.automatic)
/// ```
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .automatic }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A date in words that opens a calendar.
///
/// ```swift
/// picker.datePickerStyle(.compact)
/// ```
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .compact }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
///
/// ```swift
/// picker.datePickerStyle(.graphical)
/// ```
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .graphical }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
///
/// ```swift
/// picker.datePickerStyle(.wheel)
/// ```
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field.
///
/// ```swift
/// picker.datePickerStyle(.field)
/// ```
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .field }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with arrows.
///
/// ```swift
/// picker.datePickerStyle(.stepperField)
/// ```
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated public static var _look: _Looks.DatePicker { .stepperField }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
