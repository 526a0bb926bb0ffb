import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import CairnCore
@testable import CairnKits

/// The delegate of Xcode's template, which returns a configuration that has only a name.
@MainActor
final class TemplateApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

@MainActor
final class TemplateScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIHostingController(rootView: Text("Connected"))
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite("Scenes that Info.plist configures")
struct SceneManifestTests {
  private func manifest(_ configurations: [[String: Any]]) -> SceneManifest {
    SceneManifest(["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]])
  }

  /// The windows that the app of the template shows.
  private func windows(_ manifest: SceneManifest) -> [UIWindow] {
    let host = TestHost { Text("App") }
    let connection = SceneConnection()
    connection.connect(to: host.session.windows.first, TemplateApp(), first: nil, manifest: manifest)
    return connection.windows
  }

  @Test(arguments: ["PlatformTests.TemplateScene", "App.TemplateScene", "TemplateScene"])
  func theNameFindsTheClass(written: String) {
    let shown = windows(
      manifest([
        ["UISceneConfigurationName": "Other", "UISceneDelegateClassName": "PlatformTests.TemplateApp"],
        ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": written],
      ]))
    #expect(shown.count == 1)
    #expect(shown.first?.rootViewController is UIHostingController<Text>)
  }

  @Test func withoutTheNameTheFirstIsUsed() {
    #expect(windows(manifest([["UISceneDelegateClassName": "TemplateScene"]])).count == 1)
  }

  @Test func whatIsNoManifestConnectsNothing() {
    let damaged: [Any?] = [
      nil, "text", ["UISceneConfigurations": 1],
      ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [[1: 2]]]],
    ]
    for entry in damaged { #expect(windows(SceneManifest(entry)).isEmpty) }
    #expect(windows(manifest([["UISceneDelegateClassName": "Missing"]])).isEmpty)
    #expect(windows(manifest([["UISceneDelegateClassName": 3]])).isEmpty)
  }
}
