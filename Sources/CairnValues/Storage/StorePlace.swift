/// The kind of data in a store.
package enum StorePlace: Sendable, Hashable {
  /// The values of `@AppStorage`, which last as long as the app is installed.
  case settings
  /// The values of `@SceneStorage` for one scene.
  case scene(String)
}
