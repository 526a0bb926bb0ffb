/// A program with a user interface, described by its scenes.
///
/// ```swift
/// @main struct Recipes: App {
///   var body: some Scene {
///     WindowGroup { RecipeList() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
