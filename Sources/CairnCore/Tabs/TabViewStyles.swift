import CairnScreen

/// How a tab view looks and behaves.
///
/// ```swift
/// TabView { … }.tabViewStyle(.page)
/// ```
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _kind: _TabViewKind { get }
}

/// The built-in kinds of tab view.
///
/// ```swift
/// let kind = DefaultTabViewStyle()._kind
/// ```
public struct _TabViewKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, sidebarAdaptable, tabBarOnly, grouped
    case page(PageTabViewStyle.IndexDisplayMode)
  }
  let kind: Kind
}

/// Tabs in a bar.
///
/// ```swift
/// .tabViewStyle(.automatic)
/// ```
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .automatic) }
}

/// Pages that the user swipes through.
///
/// ```swift
/// .tabViewStyle(.page(indexDisplayMode: .never))
/// ```
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When a paged tab view shows its page indicator.
  ///
  /// ```swift
  /// let mode: PageTabViewStyle.IndexDisplayMode = .always
  /// ```
  public struct IndexDisplayMode: Sendable, Equatable {
    enum Kind: Equatable, Sendable { case automatic, always, never }
    let kind: Kind
    /// When there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// Always.
    public static let always = IndexDisplayMode(kind: .always)
    /// Never.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style, with or without dots.
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  public var _kind: _TabViewKind { _TabViewKind(kind: .page(indexDisplayMode)) }
}

/// Tabs in a sidebar where there is room, and in a bar otherwise.
///
/// ```swift
/// .tabViewStyle(.sidebarAdaptable)
/// ```
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .sidebarAdaptable) }
}

/// Tabs in a bar, regardless of the available room.
///
/// ```swift
/// .tabViewStyle(.tabBarOnly)
/// ```
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .tabBarOnly) }
}

/// Tabs above a box.
///
/// ```swift
/// .tabViewStyle(.grouped)
/// ```
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
  public var _kind: _TabViewKind { _TabViewKind(kind: .grouped) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs in a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that the user swipes through, with or without a page indicator.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a sidebar where there is room, and in a bar otherwise.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar, regardless of the available room.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs above a box.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

struct TabStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewKind { _TabViewKind(kind: .automatic) }
}

nonisolated extension View {
  /// Sets the style of tab views in this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(key: TabStyleKey.self, style._kind)
  }
}
