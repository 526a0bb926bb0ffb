extension ViewBuilder {
  /// Passes on a view in the closure.
  @available(*, unavailable, message: "this expression is not a view")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  /// Builds from an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  // Compiled into the app, where the types are known and need not be looked up.
  /// Combines the views of the closure.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content), members: TupleMembersOf<repeat each Content>.self)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.first(first)) }

  /// Builds the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.second(second)) }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
