import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The progress of a task, or an indicator that it is running.
///
/// ```swift
/// ProgressView("Loading", value: done, total: all)
/// ProgressView()
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The progress, or `nil` if it is indeterminate.
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// A view shown instead: a bar that advances by itself is composed of other views.
  let replacement: AnyView?
  @Environment(\.progressViewStyle) private var style

  init(standsFor view: AnyView) {
    fraction = nil
    label = nil
    current = nil
    replacement = view
  }

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
    replacement = nil
  }

  @MainActor public var body: some View {
    if let replacement {
      replacement
    } else if case .own(let style) = style {
      styled(style)
    } else {
      Shelled(
        MeasureShell(
          role: .progress, fraction: fraction, bounds: 0...1,
          style: .progress(style.look)),
        content: VStack(alignment: style.isBar(fraction) ? .leading : .center) {
          if style.isBar(fraction) {
            ControlLabel(label)
            Track(value: fraction, bounds: 0...1, isRound: false)
          } else {
            Track(value: fraction, bounds: 0...1, isRound: true)
            ControlLabel(label)
          }
          current
        })
    }
  }

  @MainActor private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init($0) }, currentValueLabel: current.map { .init($0) })
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// The shell of a read-only number.
struct MeasureShell: _ContainerShell {
  let role: Role
  let fraction: Double?
  let bounds: ClosedRange<Double>
  let style: ControlStyle

  @MainActor static var _role: Role { .progress }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.element.role = role
    handle.element.setRange(fraction, in: bounds)
    handle.setLayout(.control(handle.element.screen.metrics.insets(of: role)))
    handle.look(style)
    handle.element.describe {
      $0.traits = [.combinesChildren]
      if role == .progress, let fraction { $0.value = fraction.formatted(.percent.precision(.fractionLength(0))) }
    }
  }
}

/// Returns the fraction of a total, clamped to 0...1.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, total > 0, value.isFinite else { return value == nil ? nil : 0 }
  return min(max(Double(value / total), 0), 1)
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  /// Creates a progress view with views as its label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  /// Creates a progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Creates a progress view with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), current: nil)
  }

  /// Creates a progress view with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// Creates a progress view.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: share(value, of: total), label: nil, current: nil)
  }

  /// Creates a progress view with views as its label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: share(value, of: total), label: label(), current: nil)
  }

  /// Creates a progress view with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: share(value, of: total), label: Text(titleKey), current: nil)
  }

  /// Creates a progress view with a title from a string resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: share(value, of: total), label: Text(titleResource), current: nil)
  }

  /// Creates a progress view with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: share(value, of: total), label: Text(title), current: nil)
  }

  /// Creates a progress view.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view with views as its label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: share(value, of: total), label: label(), current: currentValueLabel())
  }
}

nonisolated extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration, in the standard style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

/// The look of a progress view.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View { Text(configuration.fractionCompleted ?? 0, format: .percent) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// Returns the view of styled progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.Progress { get }
}

extension ProgressViewStyle {
  nonisolated public static var _look: _Looks.Progress { .custom }
}

/// The properties of a progress view that a style receives.
///
/// ```swift
/// configuration.label.font(.caption)
/// ```
public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The label of the current value.
  ///
  /// ```swift
  /// configuration.currentValueLabel
  /// ```
  public typealias CurrentValueLabel = _StylePart

  /// The completed part, from 0 to 1; `nil` while it is unknown.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
}

extension StyleChoice<any ProgressViewStyle, _Looks.Progress> {
  /// Whether to show a bar. Unless the style decides, determinate progress is a bar.
  func isBar(_ fraction: Double?) -> Bool {
    switch look {
    case .linear: true
    case .circular: false
    case .automatic, .custom: fraction != nil
    }
  }
}

struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any ProgressViewStyle, _Looks.Progress> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var progressViewStyle: StyleChoice<any ProgressViewStyle, _Looks.Progress> { self[ProgressStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// progress.progressViewStyle(.automatic)
/// ```
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .automatic }
}

/// A style with a bar.
///
/// ```swift
/// progress.progressViewStyle(.linear)
/// ```
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint.
  public init(tint: Color) {}
  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .linear }
}

/// A style with a circle.
///
/// ```swift
/// progress.progressViewStyle(.circular)
/// ```
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint.
  public init(tint: Color) {}
  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style with a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style with a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
