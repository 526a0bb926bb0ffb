import CairnTesting
import SwiftUI
import Testing

/// Apps that begin with a delegate of UIKit, as those that are older than SwiftUI's `App`.
@MainActor @Suite("Apps that begin with a delegate", .serialized)
struct DelegateAppTests {
  /// Makes its window at launch.
  private final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    static var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.launches += 1
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIHostingController(rootView: Counter(name: "Launched"))
      window?.makeKeyAndVisible()
      return true
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)")
      Button("Add") { count += 1 }
    }
  }

  @Test func theWindowMadeAtLaunchIsShown() throws {
    LaunchDelegate.launches = 0
    let host = TestHost(_DelegateApp<LaunchDelegate>.self)
    #expect(LaunchDelegate.launches == 1)
    #expect(host.texts == ["Launched 0", "Add"])
    try host.tap("Add")
    #expect(host.texts == ["Launched 1", "Add"])
    #expect(UIApplication.shared.windows.first?.rootViewController is UIHostingController<Counter>)
  }

  private final class SceneApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Counter(name: "Connected"))
      self.window = window
      window.makeKeyAndVisible()
      Self.log = ["connected"]
    }

    func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Self.log.append("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("away") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("coming") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      Self.log += contexts.map(\.url.absoluteString)
    }
  }

  @Test func aScenesDelegateMakesItsWindowAndFollowsIt() throws {
    let host = TestHost(_DelegateApp<SceneApp>.self)
    #expect(host.texts == ["Connected 0", "Add"])
    #expect(UIApplication.shared.connectedScenes.first?.delegate is SceneDelegate)
    host.setScenePhase(.background)
    host.setScenePhase(.active)
    try host.open(#require(URL(string: "notes://one")))
    #expect(
      SceneDelegate.log == [
        "connected", "coming", "active", "resigns", "away", "coming", "active", "notes://one",
      ])
  }

  @Test func aURLThatNothingOpensIsDiagnosed() throws {
    let host = TestHost(_DelegateApp<LaunchDelegate>.self)
    try host.open(#require(URL(string: "notes://two")))
    #expect(host.diagnostics.contains { $0.message.contains("notes://two") })
  }

  /// A root view that replaces another one, and one whose view is replaced.
  @Test func aRootControllerMayChange() throws {
    let host = TestHost(_DelegateApp<LaunchDelegate>.self)
    let window = try #require((UIApplication.shared.delegate as? LaunchDelegate)?.window)
    let controller = UIHostingController(rootView: Text("Second"))
    window.rootViewController = controller
    #expect(host.texts == ["Second"])
    controller.rootView = Text("Third")
    #expect(host.texts == ["Third"])
  }

  /// Apps show notices in windows of their own.
  /// Users of a served app have scenes of the same names.
  @Test func twoUsersHaveWindowsOfTheirOwn() throws {
    let hosts = [TestHost(_DelegateApp<SceneApp>.self), TestHost(_DelegateApp<SceneApp>.self)]
    try hosts[1].tap("Add")
    #expect(hosts.map(\.texts) == [["Connected 0", "Add"], ["Connected 1", "Add"]])
  }

  @Test func anotherWindowLiesAboveTheFirst() throws {
    let host = TestHost(_DelegateApp<LaunchDelegate>.self)
    #expect(host.texts == ["Launched 0", "Add"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let notice = UIWindow(windowScene: scene)
    notice.rootViewController = UIHostingController(rootView: Text("Saved"))
    #expect(!host.isVisible("Saved"))
    notice.isHidden = false
    #expect(host.texts == ["Launched 0", "Add", "Saved"])
    notice.isHidden = true
    #expect(host.texts == ["Launched 0", "Add"])
  }

  @Test func aWindowBesideThatOfAnAppIsDiagnosed() throws {
    let host = TestHost(strict: false) {
      Button("Notify") {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        UIWindow(windowScene: scene).makeKeyAndVisible()
      }
    }
    try host.tap("Notify")
    #expect(host.diagnostics.contains { $0.message.contains("makeKeyAndVisible") })
  }

  private final class TabsDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()
    let notes = UINavigationController(rootViewController: UIHostingController(rootView: Text("All notes")))
    let settings = UIHostingController(rootView: Text("Nothing to set"))
    let tabs = UITabBarController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      notes.topViewController?.title = "Notes"
      notes.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note"), tag: 0)
      settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
      tabs.viewControllers = [notes, settings]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return true
    }
  }

  @Test func tabsAndPagesAreThoseOfTheirControllers() throws {
    let host = TestHost(_DelegateApp<TabsDelegate>.self)
    let delegate = try #require(UIApplication.shared.delegate as? TabsDelegate)
    #expect(host.title == "Notes" && host.isVisible("All notes"))
    let page = UIHostingController(rootView: Text("Milk"))
    page.title = "Shopping"
    delegate.notes.pushViewController(page, animated: true)
    #expect(host.title == "Shopping" && host.isVisible("Milk"))
    #expect(page.navigationController === delegate.notes)
    try host.goBack()
    #expect(host.title == "Notes" && delegate.notes.viewControllers.count == 1)
    try host.tap("Settings")
    #expect(host.isVisible("Nothing to set") && delegate.tabs.selectedIndex == 1)
    delegate.tabs.selectedIndex = 0
    #expect(host.isVisible("All notes"))
  }

  private final class TabsWatcher: UITabBarControllerDelegate {
    var selected: [String] = []
    var allows = false

    func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { allows }
    func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
      selected.append(viewController.tabBarItem.title ?? "")
    }
  }

  @Test func aDelegateAllowsTabsAndLearnsOfThem() throws {
    let host = TestHost(_DelegateApp<TabsDelegate>.self)
    let tabs = try #require(UIApplication.shared.delegate as? TabsDelegate).tabs
    let watcher = TabsWatcher()
    tabs.delegate = watcher
    try host.tap("Settings")
    #expect(host.isVisible("All notes") && tabs.selectedIndex == 0 && watcher.selected == [])
    watcher.allows = true
    try host.tap("Settings")
    #expect(host.isVisible("Nothing to set") && watcher.selected == ["Settings"])
    tabs.selectedIndex = 0
    #expect(watcher.selected == ["Settings"])
  }

  /// A controller of the app's own, with a view of SwiftUI in it, as tutorials make it.
  private final class OwnController: UIViewController {
    static var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      Self.log.append("loaded")
      let hosting = UIHostingController(rootView: Text("Inside"))
      addChild(hosting)
      view.addSubview(hosting.view)
      hosting.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) { Self.log.append("appeared") }
  }

  private final class OwnDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.rootViewController = OwnController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func aControllerOfTheAppsOwnShowsThoseInside() {
    OwnController.log = []
    let host = TestHost(_DelegateApp<OwnDelegate>.self)
    #expect(host.texts == ["Inside"])
    #expect(OwnController.log == ["loaded", "appeared"])
  }
}
