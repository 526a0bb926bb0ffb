import CairnScreen
import CairnValues
import Foundation

/// The look of a list.
///
/// ```swift
/// List(mails) { MailRow($0) }.listStyle(.plain)
/// ```
@MainActor @preconcurrency
public protocol ListStyle {
  /// The style as hosts know it.
  nonisolated static var _look: _ListLook { get }
}

/// A list style as hosts know it.
///
/// ```swift
/// let look = PlainListStyle._look
/// ```
public struct _ListLook: Sendable {
  let value: ListLook
}

/// The style that suits the context.
///
/// ```swift
/// list.listStyle(.automatic)
/// ```
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .automatic) }
}

/// A style without frames around rows.
///
/// ```swift
/// list.listStyle(.plain)
/// ```
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

/// A style with separated sections.
///
/// ```swift
/// list.listStyle(.grouped)
/// ```
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .grouped) }
}

/// A style with separated sections that are inset from the edges.
///
/// ```swift
/// list.listStyle(.insetGrouped)
/// ```
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .insetGrouped) }
}

/// A style with rows inset from the edges.
///
/// ```swift
/// list.listStyle(.inset)
/// ```
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Hosts decide whether row backgrounds alternate.
  public init(alternatesRowBackgrounds: Bool) {}

  nonisolated public static var _look: _ListLook { _ListLook(value: .inset) }
}

/// A style for a sidebar that navigates the main content.
///
/// ```swift
/// list.listStyle(.sidebar)
/// ```
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .sidebar) }
}

/// A style with a border around the rows.
///
/// ```swift
/// list.listStyle(.bordered)
/// ```
nonisolated public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// Hosts decide whether row backgrounds alternate.
  public init(alternatesRowBackgrounds: Bool) {}

  nonisolated public static var _look: _ListLook { _ListLook(value: .bordered) }
}

/// The watchOS carousel. In Cairn it looks like the plain style.
///
/// ```swift
/// list.listStyle(.carousel)
/// ```
nonisolated public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

/// The watchOS platters. In Cairn they look like the plain style.
///
/// ```swift
/// list.listStyle(.elliptical)
/// ```
nonisolated public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

extension ListStyle where Self == CarouselListStyle {
  /// The watchOS carousel.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  /// The watchOS platters.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the context.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style without frames around rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with separated sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with separated sections that are inset from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with rows inset from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Hosts decide whether row backgrounds alternate.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for a sidebar that navigates the main content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A style with a border around the rows.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Hosts decide whether row backgrounds alternate.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

nonisolated extension View {
  /// Sets the style of lists in this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(key: ListLookKey.self, S._look.value == .automatic ? nil : S._look.value)
  }
}
