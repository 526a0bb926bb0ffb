import CairnCore

/// Views and modifiers an app provides for Xcode's library. Has no effect.
///
/// ```swift
/// struct Library: LibraryContentProvider {
///   var views: [LibraryItem] { LibraryItem(RatingView(rating: .constant(3)), category: .control) }
/// }
/// ```
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type that `modifiers(base:)` modifies.
  associatedtype ModifierBase = Any

  /// The views for the library.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// Returns the modifiers for the library.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item for the library.
///
/// ```swift
/// LibraryItem(RatingView(rating: .constant(3)), title: "Rating", category: .control)
/// ```
public struct LibraryItem {
  /// The category of an item in the library.
  public struct Category: Sendable {
    public static let effect = Category()
    public static let layout = Category()
    public static let control = Category()
    public static let other = Category()
  }

  /// Creates an item. Its snippet is compiled but never used.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Builds library content from the statements of a closure.
///
/// ```swift
/// @LibraryContentBuilder var views: [LibraryItem] { LibraryItem(Badge()) }
/// ```
@resultBuilder
public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
