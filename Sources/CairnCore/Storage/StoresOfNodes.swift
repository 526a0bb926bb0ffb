import CairnValues
import Foundation

struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaultsBox? { nil }
}

/// User defaults, compared by identity.
struct UserDefaultsBox: Equatable {
  let defaults: UserDefaults
  static func == (a: UserDefaultsBox, b: UserDefaultsBox) -> Bool { a.defaults === b.defaults }
}

extension Node {
  /// Returns the store of the app's settings, or of the user defaults set by a property or an ancestor.
  func defaultsStore(_ defaults: UserDefaults?) -> StoreSource {
    guard let session = graph.session else { preconditionFailure("A view is made only inside a running app.") }
    let named = defaults ?? EnvironmentValues(in: scope)[DefaultAppStorageKey.self]?.defaults
    guard let named else { return session.store(for: .settings) }
    return session.store(for: named)
  }

  /// Returns the store of the scene that contains this node.
  func sceneStore() -> StoreSource {
    guard let session = graph.session else { preconditionFailure("A view is made only inside a running app.") }
    let window = scope.box(WindowKey.self).value.window
    return session.store(for: .scene(window?.sceneID ?? "app"))
  }
}

nonisolated extension View {
  /// Makes `@AppStorage` in this view use other user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(key: DefaultAppStorageKey.self, UserDefaultsBox(defaults: store))
  }
}
