import CairnScreen

/// Builds tab content from the statements of a closure.
///
/// ```swift
/// TabView(selection: $section) {
///   Tab("Home", systemImage: "house", value: .home) { HomeView() }
///   if isAdmin { Tab("Users", systemImage: "person.2", value: .users) { UsersView() } }
/// }
/// ```
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tab content as the view of a tab view.
  ///
  /// ```swift
  /// let tabs: TabView<Never, TabContentBuilder<Never>.Content<MyTabs>>
  /// ```
  nonisolated public struct Content<C: TabContent>: View {
    public typealias Body = Never
    let content: C

    @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
      C._makeTabs(view.content, under: parent)
    }

    @MainActor public static func _updateNode(_ node: _Node, to view: Self) { C._updateTabs(node, to: view.content) }
  }

  /// Passes on a tab in the closure.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Starts with the first tab.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// Adds the next tab.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(accumulated: A, next: B) -> some TabContent<
    TabValue
  >
  where A.TabValue == TabValue, B.TabValue == TabValue {
    TabPair<TabValue, A, B>(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Builds the first branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue {
    _ConditionalContent(.second(second))
  }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
    AnyTabContent(content)
  }
}

/// Two pieces of tab content in sequence.
nonisolated struct TabPair<Value: Hashable, First: TabContent, Second: TabContent>: TabContent {
  typealias TabValue = Value
  typealias Body = TabPair<Value, First, Second>
  let first: First
  let second: Second

  private typealias Members = TupleMembersOf<TabContentView<First>, TabContentView<Second>>

  private var views: TupleView<(TabContentView<First>, TabContentView<Second>)> {
    TupleView((TabContentView(first), TabContentView(second)), members: Members.self)
  }

  @MainActor static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    TupleView._makeNode(content.views, under: parent)
  }

  @MainActor static func _updateTabs(_ node: _Node, to content: Self) { TupleView._updateNode(node, to: content.views) }
}

nonisolated extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  private var view: TabContentView<Wrapped>? { map { TabContentView($0) } }

  @MainActor public var body: AnyTabContent<Wrapped.TabValue> { AnyTabContent(self) }

  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    TabContentView<Wrapped>?._makeNode(content.view, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    TabContentView<Wrapped>?._updateNode(node, to: content.view)
  }
}

nonisolated extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  private typealias Views = _ConditionalContent<TabContentView<TrueContent>, TabContentView<FalseContent>>

  @MainActor public var body: AnyTabContent<TrueContent.TabValue> { AnyTabContent(self) }

  private var views: Views {
    switch storage {
    case .first(let content): Views(.first(TabContentView(content)))
    case .second(let content): Views(.second(TabContentView(content)))
    }
  }

  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    Views._makeNode(content.views, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    Views._updateNode(node, to: content.views)
  }
}

nonisolated extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  /// Groups tabs.
  public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where T == Content.TabValue {
    self.content = content()
  }

  @MainActor public var body: AnyTabContent<Content.TabValue> { AnyTabContent(self) }

  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    Content._makeTabs(content.content, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    Content._updateTabs(node, to: content.content)
  }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public var body: AnyTabContent<Content.TabValue> { AnyTabContent(self) }

  private var views: ForEach<Data, ID, TabContentView<Content>> {
    let content = content
    return ForEach<Data, ID, TabContentView<Content>>(
      data: data, content: { TabContentView(content($0)) }, id: id, place: place)
  }

  @MainActor public static func _makeTabs(_ content: Self, under parent: _Node) -> _Node {
    ForEach<Data, ID, TabContentView<Content>>._makeNode(content.views, under: parent)
  }

  @MainActor public static func _updateTabs(_ node: _Node, to content: Self) {
    ForEach<Data, ID, TabContentView<Content>>._updateNode(node, to: content.views)
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// Creates a tab for each element.
  public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) where T == Content.TabValue {
    self.init(data: data, content: content, id: { $0.id }, place: SourcePlace(_file, _line))
  }
}

nonisolated extension ForEach where Content: TabContent {
  /// Creates a tab for each element.
  public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where T == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, place: SourcePlace(_file, _line))
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// Creates a tab for each number.
  public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content, _file: StaticString = #fileID,
    _line: UInt = #line
  ) where T == Content.TabValue {
    self.init(data: data, content: content, id: { $0 }, place: SourcePlace(_file, _line))
  }
}
