/// How a `NavigationView` shows its pages.
///
/// ```swift
/// NavigationView { List { … } }.navigationViewStyle(.stack)
/// ```
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  @MainActor var _kind: NavigationViewKind { get }
}

/// The layouts of a `NavigationView`.
///
/// ```swift
/// let kind: NavigationViewKind = .stack
/// ```
public enum NavigationViewKind: Sendable { case automatic, stack, columns }

/// The layout that suits the device.
///
/// ```swift
/// .navigationViewStyle(.automatic)
/// ```
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  @MainActor public var _kind: NavigationViewKind { .automatic }
}

/// One page at a time.
///
/// ```swift
/// .navigationViewStyle(.stack)
/// ```
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  @MainActor public var _kind: NavigationViewKind { .stack }
}

/// Two columns.
///
/// ```swift
/// .navigationViewStyle(DoubleColumnNavigationViewStyle())
/// ```
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  @MainActor public var _kind: NavigationViewKind { .columns }
}

/// One column per view.
///
/// ```swift
/// .navigationViewStyle(.columns)
/// ```
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
  @MainActor public var _kind: NavigationViewKind { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The layout that suits the device.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// One column per view.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

nonisolated extension View {
  /// Sets how `NavigationView`s in this view show their pages.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(NavigationViewStyleModifier(style: style))
  }
}

nonisolated struct NavigationViewStyleModifier<S: NavigationViewStyle>: _EnvironmentModifier {
  typealias Body = Never
  let style: S
  @MainActor func _write(to values: inout EnvironmentValues) { values.navigationViewKind = style._kind }
}
