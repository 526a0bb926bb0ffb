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

  /// How a style of Cairn's own arranges columns; nil for the app's, which arrange by calling one of them.
  @MainActor static var _arrangement: _SplitArrangementKind? { get }
}

extension NavigationSplitViewStyle {
  @MainActor public static var _arrangement: _SplitArrangementKind? { nil }
}

/// Names one of the arrangements there are.
public struct _SplitArrangementKind: Sendable {
  let style: SplitStyle
}

/// The split view a style is to show.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View { BalancedNavigationSplitViewStyle().makeBody(configuration: configuration) }
/// ```
public struct NavigationSplitViewStyleConfiguration {}

/// Stands for the split view in the body of a style.
nonisolated struct SplitStyleChoice: View {
  let style: SplitStyle
  var body: some View { EmptyView() }
}

/// The arrangement that suits the room there is.
///
/// ```swift
/// .navigationSplitViewStyle(.automatic)
/// ```
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  @MainActor public static var _arrangement: _SplitArrangementKind? { _SplitArrangementKind(style: .automatic) }
  @MainActor public func makeBody(configuration: Configuration) -> some View { SplitStyleChoice(style: .automatic) }
}

/// Leading columns take their room from the detail.
///
/// ```swift
/// .navigationSplitViewStyle(.balanced)
/// ```
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  @MainActor public static var _arrangement: _SplitArrangementKind? { _SplitArrangementKind(style: .balanced) }
  @MainActor public func makeBody(configuration: Configuration) -> some View { SplitStyleChoice(style: .balanced) }
}

/// Leading columns lie over the detail, which keeps its size.
///
/// ```swift
/// .navigationSplitViewStyle(.prominentDetail)
/// ```
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  @MainActor public static var _arrangement: _SplitArrangementKind? { _SplitArrangementKind(style: .prominentDetail) }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitStyleChoice(style: .prominentDetail)
  }
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
  static var defaultValue: ChosenSplitStyle { ChosenSplitStyle(kind: .automatic) }
}

struct ChosenSplitStyle: Equatable {
  let kind: SplitStyle
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

/// A style of the app's own says by what its body delegates to which arrangement it wants.
nonisolated struct SplitStyleModifier<S: NavigationSplitViewStyle>: _EnvironmentModifier {
  typealias Body = Never
  let style: S

  @MainActor func _write(to values: inout EnvironmentValues) {
    values[SplitStyleKey.self] = ChosenSplitStyle(kind: Self.arrangement(of: style))
  }

  @MainActor private static func arrangement<T: NavigationSplitViewStyle>(of style: T) -> SplitStyle {
    if let own = T._arrangement { return own.style }
    let body = style.makeBody(configuration: NavigationSplitViewStyleConfiguration())
    return (body as? SplitStyleChoice)?.style ?? .automatic
  }
}
