import CairnNavigation
import CairnScreen
import CairnValues
import Foundation

/// How a split view divides its width among its columns.
///
/// ```swift
/// NavigationSplitView { Sidebar() } detail: { Detail() }
///   .navigationSplitViewStyle(.balanced)
/// ```
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

extension NavigationSplitViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The split view to style. A custom style passes it on to a built-in one.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
/// }
/// ```
public struct NavigationSplitViewStyleConfiguration {
  let columns: @MainActor (SplitStyle) -> AnyView
}

/// A built-in arrangement.
@MainActor
private protocol SplitArranging {
  var kind: SplitStyle { get }
}

/// The arrangement that suits the available width.
///
/// ```swift
/// .navigationSplitViewStyle(.automatic)
/// ```
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  /// Creates the style.
  public init() {}
  /// Returns the split view in this style.
  @MainActor fileprivate var kind: SplitStyle { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

/// An arrangement in which leading columns reduce the width of the detail column.
///
/// ```swift
/// .navigationSplitViewStyle(.balanced)
/// ```
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  /// Creates the style.
  public init() {}
  /// Returns the split view in this style.
  @MainActor fileprivate var kind: SplitStyle { .balanced }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

/// An arrangement in which leading columns overlay the detail column, which keeps its size. With automatic
/// visibility they are hidden at first.
///
/// ```swift
/// .navigationSplitViewStyle(.prominentDetail)
/// ```
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  /// Creates the style.
  public init() {}
  /// Returns the split view in this style.
  @MainActor fileprivate var kind: SplitStyle { .prominentDetail }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The arrangement that suits the available width.
  @MainActor public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// An arrangement in which leading columns reduce the width of the detail column.
  @MainActor public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// An arrangement in which leading columns overlay the detail column, which keeps its size.
  @MainActor public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

struct SplitStyleKey: EnvironmentKey {
  static var defaultValue: ChosenSplitStyle { ChosenSplitStyle() }
}

/// The style in force: a built-in arrangement or a custom style.
struct ChosenSplitStyle {
  var kind = SplitStyle.automatic
  var own: (any NavigationSplitViewStyle)?
}

extension EnvironmentValues {
  var splitStyle: ChosenSplitStyle {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how split views in this view arrange their columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(SplitStyleModifier(style: style))
  }
}

nonisolated struct SplitStyleModifier<S: NavigationSplitViewStyle>: _EnvironmentModifier {
  typealias Body = Never
  let style: S

  @MainActor func _write(to values: inout EnvironmentValues) {
    if let arrangement = style as? any SplitArranging {
      values.splitStyle = ChosenSplitStyle(kind: arrangement.kind)
    } else {
      values.splitStyle = ChosenSplitStyle(own: style)
    }
  }
}
