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
  /// Passes on a view in the closure.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// Passes on the only view in the closure.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
}

/// The name of the view builder since iOS 27.
public typealias ContentBuilder = ViewBuilder
