import CairnCore
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

  private final class DesktopListener: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var log: [String] = []
    var mayEnd = true

    func applicationWillFinishLaunching(_ notification: Notification) { log.append("starts") }
    func applicationDidFinishLaunching(_ notification: Notification) {
      log.append(notification.object is NSApplication ? "started" : "started by nobody")
    }
    func applicationDidBecomeActive(_ notification: Notification) { log.append("active") }
    func applicationWillResignActive(_ notification: Notification) { log.append("leaving") }
    func applicationDidResignActive(_ notification: Notification) { log.append("left") }
    func applicationWillTerminate(_ notification: Notification) { log.append("ends") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      mayEnd ? .terminateNow : .terminateCancel
    }
    func application(_ application: NSApplication, open urls: [URL]) {
      log.append("opens \(urls.map(\.absoluteString).joined())")
    }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  private struct DesktopDiary: App {
    @NSApplicationDelegateAdaptor(DesktopListener.self) private var listener

    var body: some Scene {
      WindowGroup { DesktopLog(listener: listener) }
    }
  }

  private struct DesktopLog: View {
    @ObservedObject var listener: DesktopListener

    var body: some View { Text(listener.log.joined(separator: " ")) }
  }

  @Test func aDesktopDelegateIsToldOfTheAppsLife() throws {
    let host = TestHost(DesktopDiary.self)
    #expect(host.texts == ["starts started"])
    host.setScenePhase(.inactive)
    host.setScenePhase(.active)
    #expect(host.texts == ["starts started leaving left active"])
    let listener = try #require(NSApplication.shared.delegate as? DesktopListener)
    host.open(URL(string: "diary://today")!)
    #expect(listener.log.last == "opens diary://today")
    #expect(host.diagnostics.isEmpty)
    listener.mayEnd = false
    NSApp.terminate(nil)
    #expect(listener.log.last == "opens diary://today")
    listener.mayEnd = true
    NSApp.terminate(nil)
    host.runPending()
    host.session.end()
    #expect(listener.log.last == "ends")
  }

  private final class Silent: NSObject, NSApplicationDelegate {}

  private struct SilentApp: App {
    @NSApplicationDelegateAdaptor(Silent.self) private var delegate
    var body: some Scene {
      WindowGroup { Text("text") }
    }
  }

  @Test func aDelegateThatOpensNothingLeavesTheDiagnostic() {
    let host = TestHost(SilentApp.self)
    host.open(URL(string: "diary://today")!)
    #expect(host.diagnostics.map(\.code) == ["url.no-handler"])
  }
}
