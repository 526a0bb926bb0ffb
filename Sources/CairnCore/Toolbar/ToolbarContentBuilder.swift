import CairnScreen

/// Builds toolbar content from the statements of a closure.
///
/// ```swift
/// @ToolbarContentBuilder var tools: some ToolbarContent {
///   ToolbarItem { AddButton() }
///   if isEditing { ToolbarItem(placement: .cancellationAction) { CancelButton() } }
/// }
/// ```
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes on an item in the closure.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Passes on an item in the closure.
  public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

  /// Passes on the only item in the closure.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  /// Passes on the only item in the closure.
  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content)
    -> some CustomizableToolbarContent
  { content }

  /// Combines the items of the closure.
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarContentGroup(
      views: TupleView(
        (ToolbarContentView(first), ToolbarContentView(second), repeat ToolbarContentView(each content)),
        members: TupleMembersOf<
          ToolbarContentView<First>, ToolbarContentView<Second>, repeat ToolbarContentView<each Content>
        >.self))
  }

  /// Combines the items of the closure.
  public static func buildBlock<
    First: CustomizableToolbarContent, Second: CustomizableToolbarContent, each Content: CustomizableToolbarContent
  >(_ first: First, _ second: Second, _ content: repeat each Content) -> some CustomizableToolbarContent {
    ToolbarContentGroup(
      views: TupleView(
        (ToolbarContentView(first), ToolbarContentView(second), repeat ToolbarContentView(each content)),
        members: TupleMembersOf<
          ToolbarContentView<First>, ToolbarContentView<Second>, repeat ToolbarContentView<each Content>
        >.self))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.first(first)) }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.second(second)) }

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(_ content: Content)
    -> some CustomizableToolbarContent
  { content }
}

/// Several pieces of toolbar content in sequence.
nonisolated struct ToolbarContentGroup<T>: CustomizableToolbarContent {
  typealias Body = Never
  let views: TupleView<T>

  @MainActor static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    TupleView<T>._makeNode(content.views, under: parent)
  }

  @MainActor static func _updateItems(_ node: _Node, to content: Self) {
    TupleView<T>._updateNode(node, to: content.views)
  }
}

nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  private var view: ToolbarContentView<Wrapped>? { map { ToolbarContentView($0) } }

  @MainActor public static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    ToolbarContentView<Wrapped>?._makeNode(content.view, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to content: Self) {
    ToolbarContentView<Wrapped>?._updateNode(node, to: content.view)
  }
}

nonisolated extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

nonisolated extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  private typealias Views = _ConditionalContent<ToolbarContentView<TrueContent>, ToolbarContentView<FalseContent>>

  private var views: Views {
    switch storage {
    case .first(let content): Views(.first(ToolbarContentView(content)))
    case .second(let content): Views(.second(ToolbarContentView(content)))
    }
  }

  @MainActor public static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    Views._makeNode(content.views, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to content: Self) {
    Views._updateNode(node, to: content.views)
  }
}

nonisolated extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

nonisolated extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group around its content.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeItems(_ content: Self, under parent: _Node) -> _Node {
    Content._makeItems(content.content, under: parent)
  }

  @MainActor public static func _updateItems(_ node: _Node, to content: Self) {
    Content._updateItems(node, to: content.content)
  }
}

nonisolated extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
