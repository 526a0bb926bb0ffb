import CairnTesting
import Combine
import SwiftUI
import Testing

@MainActor @Suite("Delegates of apps", .serialized)
struct ApplicationDelegateTests {
  private final class Listener: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var log = ["made"]

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      log.append("started")
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { log.append("away") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("coming") }
  }

  private struct Log: View {
    @ObservedObject var listener: Listener

    var body: some View { Text(listener.log.joined(separator: " ")) }
  }

  private struct Diary: App {
    @UIApplicationDelegateAdaptor(Listener.self) private var listener

    var body: some Scene {
      WindowGroup { Log(listener: listener) }
    }
  }

  @Test func aDelegateIsMadeOnceAndToldOfTheAppsLife() {
    let host = TestHost(Diary.self)
    #expect(host.texts == ["made started"])
    host.setScenePhase(.background)
    host.setScenePhase(.active)
    #expect(host.texts == ["made started away coming"])
  }

  @Test func thoseWhoListenForTheAppsLifeAreTold() {
    var heard = 0
    let host = TestHost {
      Text("a").onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
        heard += 1
      }
    }
    host.setScenePhase(.inactive)
    #expect(heard == 1)
  }

  @Test func windowsAndScenesStandForWhatTheAppShows() {
    let host = TestHost(width: 320, height: 480) { Text("a") }
    #expect(host.texts == ["a"])
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first { $0.activationState == .foregroundActive }?.windows.first?.bounds.width == 320)
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 0)
  }
}
