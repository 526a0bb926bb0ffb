import AVKit
import AuthenticationServices
import CairnTesting
import LocalAuthentication
import StoreKit
import SwiftUI
import TestSupport
import Testing
import UserNotifications
import WebKit
import WidgetKit

@MainActor @Suite("Other frameworks")
struct OtherFrameworkTests {
  @Test func aPageOfTheWebOpensInTheBrowser() throws {
    struct Screen: View {
      @State private var page = WebPage()
      var body: some View {
        Button("Load") { page.load(URLRequest(url: URL(string: "https://example.org/b")!)) }
        WebView(page)
      }
    }
    let first = TestHost { WebView(url: URL(string: "https://example.org/a")) }
    #expect(first.texts.first == "WebView needs WebKit")
    try first.tap("Open in browser")
    #expect(first.openedURLs == [URL(string: "https://example.org/a")!])
    let second = TestHost { Screen() }
    #expect(!second.isVisible("Open in browser"))
    try second.tap("Load")
    try second.tap("Open in browser")
    #expect(second.openedURLs == [URL(string: "https://example.org/b")!])
    #expect(!TestHost { WebView(url: URL(filePath: "/etc/hosts")) }.isVisible("Open in browser"))
  }

  private struct Browser: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      return WKWebView(frame: .zero, configuration: configuration)
    }
    func updateUIView(_ uiView: WKWebView, context: Context) { uiView.load(URLRequest(url: url)) }
  }

  @Test func aWrappedBrowserIsNamed() {
    #expect(TestHost { Browser(url: URL(filePath: "/")) }.texts == ["Browser needs UIKit"])
  }

  @Test func nothingIsForSale() throws {
    struct Shop: View {
      @Environment(\.requestReview) private var requestReview
      var body: some View {
        SubscriptionStoreView(groupID: "pro") { Text("Everything") }
        ProductView(id: "pro.yearly")
        Button("Review") { requestReview() }
      }
    }
    let host = TestHost { Shop() }
    #expect(host.texts.contains("Everything"))
    #expect(host.texts.contains("SubscriptionStoreView needs StoreKit"))
    #expect(host.texts.contains("ProductView needs StoreKit"))
    try host.tap("Review")
    try host.tap("Review")
    #expect(host.diagnostics.filter { $0.code == "framework.missing-call" }.count == 1)
  }

  private struct Pass: View {
    @State private var state: EntitlementTaskState<Int> = .loading

    var body: some View {
      Text("Subscriptions: \(state.value.map { "\($0)" } ?? "unknown")")
        .subscriptionStatusTask(for: "pass") { found in state = await found.map { $0.count } }
    }
  }

  @Test func aTaskHearsThatThereAreNoSubscriptions() async {
    let host = TestHost { Pass() }
    await host.settle()
    #expect(host.texts == ["Subscriptions: 0"])
  }

  @Test func periodsHaveNames() {
    #expect(Product.SubscriptionPeriod.yearly.unit.localizedDescription == "Year")
    #expect(Product.SubscriptionPeriod.monthly.formatted() == "1 month")
    #expect(Product.SubscriptionPeriod.weekly.formatted() == "1 week")
  }

  @Test(.withoutReports) func noProductIsFound() async throws {
    #expect(try await Product.products(for: ["pro.yearly"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("There are no purchases.") }
  }

  private struct Entry: TimelineEntry {
    let date: Date
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .atEnd))
    }
  }

  private struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Provider()) { entry in
        Text(entry.date, style: .time).containerBackground(.fill.tertiary, for: .widget).widgetURL(nil)
      }
      .configurationDisplayName("Clock")
      .description("Shows the time.")
      .supportedFamilies([.systemSmall])
    }
  }

  private struct Widgets: WidgetBundle {
    var body: some Widget {
      Clock()
      Clock()
    }
  }

  @Test func widgetsCompileAndReloadingThemIsReportedOnce() throws {
    _ = Widgets().body
    let host = TestHost { Button("Reload") { WidgetCenter.shared.reloadAllTimelines() } }
    try host.tap("Reload")
    try host.tap("Reload")
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
  }

  @Test(arguments: 0..<4) func filmsOfTheWebPlayInTests(_ way: Int) throws {
    let film = URL(string: "https://example.org/film.mp4")!
    let player =
      switch way {
      case 0: AVPlayer(url: film)
      case 1: AVPlayer(playerItem: AVPlayerItem(url: film))
      case 2: AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: film)))
      default: AVPlayer(playerItem: AVPlayerItem(asset: AVAsset(url: film)))
      }
    let host = TestHost { VideoPlayer(player: player).frame(width: 400, height: 300) }
    #expect(host.texts.contains("film.mp4") && player.status == .readyToPlay)
    try host.tap("Play")
    #expect(player.timeControlStatus == .playing)
  }

  @Test func signingInNamesWhatIsMissing() {
    let host = TestHost {
      SignInWithAppleButton(.signIn) {
        $0.requestedScopes = [.fullName]
      } onCompletion: { _ in
      }
      .signInWithAppleButtonStyle(.black)
    }
    #expect(host.texts == ["SignInWithAppleButton needs AuthenticationServices"])
  }

  @Test(.withoutReports) func usersAreNotRecognized() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  @Test(.withoutReports) func withoutAHostNotificationsAreNotAllowed() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .badge, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(
      identifier: "water", content: UNMutableNotificationContent(), trigger: trigger)
    await #expect(throws: UNError.self) { try await center.add(request) }
  }
}
