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
  nonisolated public static var _look: _ListLook { _ListLook(value: .bordered) }
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
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

nonisolated extension View {
  /// Sets how lists in this view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(key: ListLookKey.self, S._look.value == .automatic ? nil : S._look.value)
  }
}

/// Rows of settings and fields, in sections.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Toggle("Private", isOn: $isPrivate)
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let node = ListNode(nil, look: .insetGrouped, under: parent)
    node.fill(with: Content._makeNode(view.content, under: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: ListNode.self)
    Content._updateNode(node.contentNode, to: view.content)
  }
}

/// How a form looks as a whole.
///
/// ```swift
/// Form { fields }.formStyle(.grouped)
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// How the hosts know the style.
  nonisolated static var _look: _ListLook { get }
}

extension FormStyle {
  nonisolated public static var _look: _ListLook { _ListLook(value: .insetGrouped) }
}

/// The style that fits the place.
///
/// ```swift
/// form.formStyle(.automatic)
/// ```
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Sections apart from each other.
///
/// ```swift
/// form.formStyle(.grouped)
/// ```
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// Labels and values in columns.
///
/// ```swift
/// form.formStyle(.columns)
/// ```
nonisolated public struct ColumnsFormStyle: FormStyle {
  public init() {}
  nonisolated public static var _look: _ListLook { _ListLook(value: .columns) }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Sets how forms in this view look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(key: ListLookKey.self, S._look.value)
  }
}
