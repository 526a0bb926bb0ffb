/// Builds a view from the statements of a closure.
///
/// ```swift
/// @ViewBuilder var content: some View {
///   Text("One")
///   if isOpen { Text("Two") }
/// }
/// ```
@resultBuilder
public struct ViewBuilder {
  // Consuming, because otherwise every view would be copied when it leaves a builder.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  @available(*, unavailable, message: "this expression is not a view")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  // Compiled into the app, where the types are known and need not be looked up.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content), members: TupleMembersOf<repeat each Content>.self)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.first(first)) }

  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { _ConditionalContent(.second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The name of the view builder since iOS 27.
public typealias ContentBuilder = ViewBuilder
