import CairnScreen
import CairnValues
import Foundation

/// How far something has come, or that it is under way.
///
/// ```swift
/// ProgressView("Loading", value: done, total: all)
/// ProgressView()
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Nil while nobody knows how far.
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// What is shown in its place: a bar that moves by itself is made of others.
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

/// The shell of a number that is shown and cannot be changed.
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

/// The share of a total, between nothing and all of it.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, total > 0, value.isFinite else { return value == nil ? nil : 0 }
  return min(max(Double(value / total), 0), 1)
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: share(value, of: total), label: nil, current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: share(value, of: total), label: label(), current: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: share(value, of: total), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: share(value, of: total), label: Text(title), current: nil)
  }

  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}

nonisolated extension ProgressView {
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
  /// The view a style was asked for, in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

/// A look of progress.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View { Text(configuration.fractionCompleted ?? 0, format: .percent) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// The look of one view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration

  /// How the hosts know the style; styles of apps they do not know.
  nonisolated static var _look: _Looks.Progress { get }
}

extension ProgressViewStyle {
  nonisolated public static var _look: _Looks.Progress { .custom }
}

/// What a style knows of progress.
///
/// ```swift
/// configuration.label.font(.caption)
/// ```
public struct ProgressViewStyleConfiguration {
  /// What is under way.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  nonisolated public struct Label: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  /// How far it has come, in words.
  ///
  /// ```swift
  /// configuration.currentValueLabel
  /// ```
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content }
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension StyleChoice<any ProgressViewStyle, _Looks.Progress> {
  /// A bar where it is known how far it has come, unless the style says otherwise.
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
  /// Sets how progress in this view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ProgressStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that fits the place.
///
/// ```swift
/// progress.progressViewStyle(.automatic)
/// ```
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .automatic }
}

/// A bar.
///
/// ```swift
/// progress.progressViewStyle(.linear)
/// ```
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .linear }
}

/// A circle.
///
/// ```swift
/// progress.progressViewStyle(.circular)
/// ```
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated public static var _look: _Looks.Progress { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
