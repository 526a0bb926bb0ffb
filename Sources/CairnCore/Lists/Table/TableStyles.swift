import CairnScreen
import CairnValues

struct TableStyleKey: EnvironmentKey {
  static var defaultValue: _Looks.Table { .automatic }
}

struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableHeadersVisibility: Visibility { self[TableHeadersKey.self] }
}

/// The look of a table.
///
/// ```swift
/// Table(people) { columns }.tableStyle(.inset)
/// ```
@MainActor @preconcurrency
public protocol TableStyle {
  /// The style's name for hosts.
  nonisolated static var _look: _Looks.Table { get }
}

extension TableStyle {
  nonisolated public static var _look: _Looks.Table { .automatic }
}

/// The style that suits the context.
///
/// ```swift
/// table.tableStyle(.automatic)
/// ```
nonisolated public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A style with rows inset within the bounds of the table.
///
/// ```swift
/// table.tableStyle(.inset)
/// ```
nonisolated public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Hosts decide about alternating backgrounds.
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated public static var _look: _Looks.Table { .inset }
}

/// A style with a border around the rows.
///
/// ```swift
/// table.tableStyle(.bordered)
/// ```
nonisolated public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style. Hosts decide about alternating backgrounds.
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated public static var _look: _Looks.Table { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with rows inset within the bounds of the table.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// A style with rows inset within the bounds of the table.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style with a border around the rows.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// A style with a border around the rows.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
  /// Sets the style of tables in this view.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(key: TableStyleKey.self, S._look) }

  /// Shows or hides the column headers of tables in this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(key: TableHeadersKey.self, visibility)
  }

  /// Sets whether row backgrounds alternate in lists and tables in this view. Has no effect.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(key: AlternatingRowsKey.self, behavior)
  }
}

/// Whether row backgrounds alternate.
///
/// ```swift
/// table.alternatingRowBackgrounds(.disabled)
/// ```
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let kind: Int
  /// The system default.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: 0)
  /// Every other row has a background.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: 1)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: 2)
}

struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}
