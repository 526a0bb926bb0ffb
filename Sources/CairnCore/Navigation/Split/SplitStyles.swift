import CairnNavigation
import CairnScreen
import CairnValues
import Foundation

/// How the columns of a split view share the room there is.
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

/// The split view a style is to show. A style of the app's own hands it on to one of those there are.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
/// }
/// ```
public struct NavigationSplitViewStyleConfiguration {
  let columns: @MainActor (SplitStyle) -> AnyView
}

/// One of the arrangements there are.
@MainActor
private protocol SplitArranging {
  var kind: SplitStyle { get }
}

/// The arrangement that suits the room there is.
///
/// ```swift
/// .navigationSplitViewStyle(.automatic)
/// ```
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  public init() {}
  @MainActor fileprivate var kind: SplitStyle { .automatic }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

/// Leading columns take their room from the detail.
///
/// ```swift
/// .navigationSplitViewStyle(.balanced)
/// ```
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  public init() {}
  @MainActor fileprivate var kind: SplitStyle { .balanced }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

/// Leading columns lie over the detail, which keeps its size.
///
/// ```swift
/// .navigationSplitViewStyle(.prominentDetail)
/// ```
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, SplitArranging {
  public init() {}
  @MainActor fileprivate var kind: SplitStyle { .prominentDetail }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.columns(kind) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  @MainActor public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  @MainActor public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

struct SplitStyleKey: EnvironmentKey {
  static var defaultValue: ChosenSplitStyle { ChosenSplitStyle() }
}

/// The style in force: one of the arrangements, or one of the app's own.
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

struct SceneSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { .zero }
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
