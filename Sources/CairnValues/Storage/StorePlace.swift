/// What a store keeps.
package enum StorePlace: Sendable, Hashable {
  /// What `@AppStorage` keeps, for as long as the user has the app.
  case settings
  /// What `@SceneStorage` keeps for one scene.
  case scene(String)
}
