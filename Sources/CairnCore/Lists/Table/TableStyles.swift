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

/// A look of tables.
///
/// ```swift
/// Table(people) { columns }.tableStyle(.inset)
/// ```
@MainActor @preconcurrency
public protocol TableStyle {
  /// How the hosts know the style.
  nonisolated static var _look: _Looks.Table { get }
}

extension TableStyle {
  nonisolated public static var _look: _Looks.Table { .automatic }
}

/// The style that fits the place.
///
/// ```swift
/// table.tableStyle(.automatic)
/// ```
nonisolated public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// Rows within the bounds of the table.
///
/// ```swift
/// table.tableStyle(.inset)
/// ```
nonisolated public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated public static var _look: _Looks.Table { .inset }
}

/// Rows in a border.
///
/// ```swift
/// table.tableStyle(.bordered)
/// ```
nonisolated public struct BorderedTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
  nonisolated public static var _look: _Looks.Table { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
  /// Sets how tables in this view look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(key: TableStyleKey.self, S._look) }

  /// Shows or hides the names of the columns of tables in this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(key: TableHeadersKey.self, visibility)
  }

  /// Says whether every second row of lists and tables in this view has another background.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(key: AlternatingRowsKey.self, behavior)
  }
}

/// Whether every second row has another background.
///
/// ```swift
/// table.alternatingRowBackgrounds(.disabled)
/// ```
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let kind: Int
  public static let automatic = AlternatingRowBackgroundBehavior(kind: 0)
  public static let enabled = AlternatingRowBackgroundBehavior(kind: 1)
  public static let disabled = AlternatingRowBackgroundBehavior(kind: 2)
}

struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}
