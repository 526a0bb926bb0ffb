import CairnScreen
import CairnValues
import Foundation

/// How a list looks as a whole.
///
/// ```swift
/// List(mails) { MailRow($0) }.listStyle(.plain)
/// ```
@MainActor @preconcurrency
public protocol ListStyle {
  /// How the hosts know the style.
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

/// The style that fits the place.
///
/// ```swift
/// list.listStyle(.automatic)
/// ```
nonisolated public struct DefaultListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .automatic) }
}

/// Rows without a frame.
///
/// ```swift
/// list.listStyle(.plain)
/// ```
nonisolated public struct PlainListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

/// Sections apart from each other.
///
/// ```swift
/// list.listStyle(.grouped)
/// ```
nonisolated public struct GroupedListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .grouped) }
}

/// Sections apart from each other and from the edges.
///
/// ```swift
/// list.listStyle(.insetGrouped)
/// ```
nonisolated public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .insetGrouped) }
}

/// Rows apart from the edges.
///
/// ```swift
/// list.listStyle(.inset)
/// ```
nonisolated public struct InsetListStyle: ListStyle {
  public init() {}

  /// Whether every other row has another background is for the hosts to say.
  public init(alternatesRowBackgrounds: Bool) {}

  nonisolated public static var _look: _ListLook { _ListLook(value: .inset) }
}

/// What stands beside the main content and leads through it.
///
/// ```swift
/// list.listStyle(.sidebar)
/// ```
nonisolated public struct SidebarListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .sidebar) }
}

/// Rows in a frame.
///
/// ```swift
/// list.listStyle(.bordered)
/// ```
nonisolated public struct BorderedListStyle: ListStyle {
  public init() {}

  /// Whether every other row has another background is for the hosts to say.
  public init(alternatesRowBackgrounds: Bool) {}

  nonisolated public static var _look: _ListLook { _ListLook(value: .bordered) }
}

/// Rows as a watch shows them; elsewhere plain ones.
///
/// ```swift
/// list.listStyle(.carousel)
/// ```
nonisolated public struct CarouselListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

/// Rows on platters, as a watch shows them; elsewhere plain ones.
///
/// ```swift
/// list.listStyle(.elliptical)
/// ```
nonisolated public struct EllipticalListStyle: ListStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .plain) }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Whether every other row has another background is for the hosts to say.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Whether every other row has another background is for the hosts to say.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

nonisolated extension View {
  /// Sets how lists in this view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(key: ListLookKey.self, S._look.value == .automatic ? nil : S._look.value)
  }
}
