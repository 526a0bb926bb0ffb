import CairnNavigation
import CairnScreen
import CairnUnsafe

/// A root view and the pages pushed onto it.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(recipes) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
/// }
/// ```
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  let route: any Route
  let root: Root

  init(route: any Route, root: Root) {
    self.route = route
    self.root = root
  }

  /// Creates a stack that manages its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    route = OwnRoute()
    self.root = root()
  }

  /// Creates a stack with a path the app can read and write.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    route = ErasedRoute(binding: path)
    self.root = root()
  }

  /// Creates a stack whose pages show the elements of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    route = TypedRoute(binding: path)
    self.root = root()
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    StackNode(view.route, root: ViewSource(view.root), under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: StackNode.self).update(view.route, root: ViewSource(view.root))
  }
}
