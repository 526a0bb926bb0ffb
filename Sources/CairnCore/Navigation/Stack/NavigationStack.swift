import CairnNavigation
import CairnScreen

/// A root view and the pages that have been pushed on it.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(recipes) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
/// }
/// ```
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let route: any Route
  let root: Root

  init(route: any Route, root: Root) {
    self.route = route
    self.root = root
  }

  /// A stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    route = OwnRoute()
    self.root = root()
  }

  /// A stack whose path the app can read and write.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    route = ErasedRoute(binding: path)
    self.root = root()
  }

  /// A stack whose pages show the elements of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    route = TypedRoute(binding: path)
    self.root = root()
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    StackNode(view.route, root: ViewSource(view.root), under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: StackNode.self).update(view.route, root: ViewSource(view.root))
  }
}
