import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// The purpose of a tab, where it affects the tab's appearance.
///
/// ```swift
/// Tab(role: .search) { SearchView() }
/// ```
public struct TabRole: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case search, prominent }
  let kind: Kind
  /// A search tab. It is the last one.
  public static var search: TabRole { TabRole(kind: .search) }
  /// The most important tab. It is the last one before the search tab.
  public static var prominent: TabRole { TabRole(kind: .prominent) }

  /// The sort order of tabs with the role. Tabs without a role come first.
  var rank: Int { kind == .search ? 2 : 1 }
}

/// The label of a tab with a title and an image, either of which may be missing.
///
/// ```swift
/// let tab: Tab<Int, HomeView, DefaultTabLabel> = Tab("Home", systemImage: "house", value: 0) { HomeView() }
/// ```
nonisolated public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?
  let role: TabRole?

  @MainActor public var body: some View {
    if let title = title ?? (role == .search ? Text(own: "Search") : nil) {
      SwiftUILabel(title: { title }, icon: { image ?? (role == .search ? Image(systemName: "magnifyingglass") : nil) })
    } else {
      image
    }
  }
}

private typealias SwiftUILabel = Label

/// One tab of a tab view.
///
/// ```swift
/// TabView {
///   Tab("Home", systemImage: "house") { HomeView() }
///   Tab("Settings", systemImage: "gear") { SettingsView() }
/// }
/// ```
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

nonisolated extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Tab<Value, Content, Label>

  @MainActor public static func _makeTabs(_ tab: Self, under parent: _Node) -> _Node {
    TabNodeOf(tab.content, label: tab.label, tag: tab.tag, role: tab.role, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to tab: Self) {
    downcast(node, to: TabNodeOf<Content, Label>.self)
      .update(tab.content, label: tab.label, tag: tab.tag, role: tab.role)
  }

  private var tag: Tag? { value.map { Tag(value: AnyHashable($0), includesOptional: true) } }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with a title and an image, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab with a title and an image, selected by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab whose label comes from its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(title: nil, image: nil, role: role))
  }

  /// Creates a tab with a custom label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab selected by a value, for a selection that may be `nil`.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image), role: role))
  }

  /// Creates a tab selected by a value, for a selection that may be `nil`.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image), role: role))
  }

  /// Creates a tab selected by a value, for a selection that may be `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image), role: role))
  }

  /// Creates a tab selected by a value, for a selection that may be `nil`.
  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab selected by a value, for a selection that may be `nil`.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab selected by a value, for a selection that may be `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab without a label.
  public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content) where Label == EmptyView, Value == T? {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab whose label comes from its role.
  public init<T: Hashable>(value: T, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, Value == T? {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(title: nil, image: nil, role: role))
  }

  /// Creates a tab with a custom label.
  public init<T: Hashable>(
    value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

nonisolated extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image), role: role))
  }

  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage), role: role))
  }

  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab whose label comes from its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel(title: nil, image: nil, role: role))
  }

  /// Creates a tab with a custom label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}
