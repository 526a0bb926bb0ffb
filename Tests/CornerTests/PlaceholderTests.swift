import CairnTesting
import SwiftUI
import Testing

// Views and delegates as apps write them for UIKit and AppKit.

private final class Sparks: UIView {
  var text = ""
  override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).close() }
}

private struct Fireworks: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> Sparks {
    let view = Sparks(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return view
  }

  func updateUIView(_ uiView: Sparks, context: Context) { uiView.text = text }
}

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private final class SketchView: NSView {
  override func draw(_ dirtyRect: CGRect) {}
}

private struct Sketch: NSViewRepresentable {
  func makeNSView(context: Context) -> SketchView { SketchView() }
  func updateNSView(_ nsView: SketchView, context: Context) {}
}

private final class Badge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.widthAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

@MainActor @Suite("Placeholders of UIKit's and AppKit's views")
struct PlaceholderTests {
  @Test func aViewThatDrawsItselfIsNamedWithItsFramework() {
    let host = TestHost { Fireworks(text: .constant("a")) }
    #expect(host.texts == ["Fireworks needs UIKit"])
    #expect(TestHost { ShareSheet(items: []) }.texts == ["ShareSheet needs UIKit"])
    #expect(TestHost { Sketch() }.texts == ["Sketch needs AppKit"])
  }

  @Test func theRestOfTheScreenWorks() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Fireworks(text: .constant("\(count)"))
        Text("Count: \(count)")
      }
    }
    let host = TestHost { Screen() }
    try host.tap("Add")
    #expect(host.texts.contains("Count: 1"))
    #expect(host.texts.contains("Fireworks needs UIKit"))
  }

  @Test func eachViewIsReportedOnce() {
    let host = TestHost {
      Fireworks(text: .constant("a"))
      Fireworks(text: .constant("b"))
      Sketch()
    }
    let found = host.diagnostics.filter { $0.code == "framework.missing-view" }
    #expect(found.count == 2)
    #expect(found.first?.message.contains("Fireworks needs UIKit") == true)
  }

  private struct Framed: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
      let label = UILabel()
      label.text = "Title"
      return UIStackView(arrangedSubviews: [label, Sparks()])
    }
    func updateUIView(_ uiView: UIStackView, context: Context) {}
  }

  @Test func aPlaceholderTakesThePlaceOfOneViewAmongOthers() {
    #expect(TestHost { Framed() }.texts == ["Title", "Sparks needs UIKit"])
  }

  @Test func viewsOfUIKitHoldOthers() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(badge.subviews.count == 1)
    #expect(badge.subviews.first?.superview === badge)
    badge.subviews.first?.removeFromSuperview()
    #expect(badge.subviews.isEmpty)
    let stack = UIStackView(arrangedSubviews: [badge])
    #expect(stack.arrangedSubviews.count == 1)
    #expect(badge.superview === stack)
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var orientationLock = UIInterfaceOrientationMask.all
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {}

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    var body: some Scene {
      WindowGroup { Text(UIApplication.shared.delegate is AppDelegate ? "told" : "alone") }
    }
  }

  @Test func aResponderCanBeTheAppsDelegate() { #expect(TestHost(Delegated.self).texts == ["told"]) }
}

@MainActor @Suite("Values of AppKit's", .serialized)
struct AppKitValueTests {
  @Test func colorsImagesAndFontsAreThoseOfSwiftUI() throws {
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    #expect(NSColor(red: 1, green: 0.5, blue: 0, alpha: 1).greenComponent == 0.5)
    #expect(NSFont.systemFont(ofSize: 13).pointSize == 13)
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
    #expect(!TestHost { Image(nsImage: symbol).accessibilityLabel("Star") }.texts.isEmpty)
  }

  @Test func theKeyWindowCanBeClosed() throws {
    let host = TestHost {
      Button("Close") { NSApp.keyWindow?.close() }
    }
    #expect(NSApplication.shared.windows.count == 1)
    #expect(NSScreen.main?.frame.size == NSApp.keyWindow?.frame.size)
    try host.tap("Close")
    #expect(host.windows.isEmpty)
  }
}
