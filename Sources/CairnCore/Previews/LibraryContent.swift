/// Views and modifiers an app offers to Xcode's library, which nobody asks for here.
///
/// ```swift
/// struct Library: LibraryContentProvider {
///   var views: [LibraryItem] { LibraryItem(RatingView(rating: .constant(3)), category: .control) }
/// }
/// ```
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// What `modifiers(base:)` modifies.
  associatedtype ModifierBase = Any

  /// The views for the library.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The modifiers for the library.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One thing for the library.
///
/// ```swift
/// LibraryItem(RatingView(rating: .constant(3)), title: "Rating", category: .control)
/// ```
public struct LibraryItem {
  /// Where things are in the library.
  public struct Category: Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()
  }

  /// Makes something for the library; what it would insert is only compiled.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes the content of a library out of a block.
///
/// ```swift
/// @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(Badge()) }
/// ```
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
