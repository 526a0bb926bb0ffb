import Foundation

/// The configurations of scenes in an app's `Info.plist`.
struct SceneManifest {
  struct Configuration: Equatable {
    let name: String?
    /// The name of the class of the scene's delegate, with a module or without.
    let delegate: String?
  }
  let configurations: [Configuration]

  /// That of the program.
  static var main: SceneManifest {
    SceneManifest(Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest"))
  }

  init(_ entry: Any?) {
    let scenes = (entry as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let windows = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    configurations = windows.map {
      Configuration(
        name: $0["UISceneConfigurationName"] as? String, delegate: $0["UISceneDelegateClassName"] as? String)
    }
  }

  /// Returns the configuration with a name, or the first if none has it.
  func configuration(named name: String?) -> Configuration? {
    configurations.first { $0.name == name } ?? configurations.first
  }

  /// Returns the class of the scenes' delegate that has the name of a configuration.
  @MainActor func delegateClass(of scenes: UISceneConfiguration, in app: any UIApplicationDelegate) -> AnyClass? {
    guard let name = configuration(named: scenes.name)?.delegate else { return nil }
    let module = String(reflecting: type(of: app)).prefix { $0 != "." }
    let own = name.split(separator: ".").last.map { "\(module).\($0)" }
    return NSClassFromString(name) ?? own.flatMap { NSClassFromString($0) }
  }
}
