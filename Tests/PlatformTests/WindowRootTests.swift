import CairnTesting
import SwiftUI
import Testing

/// What apps that begin with an `App` present from code, by way of UIKit's window.
@MainActor @Suite("What code presents above the views of an app")
struct WindowRootTests {
  private func present(_ controller: UIViewController) {
    UIApplication.shared.windows.first?.rootViewController?.present(controller, animated: true)
  }

  private func alert(_ title: String, _ answered: @escaping () -> Void = {}) -> UIAlertController {
    let alert = UIAlertController(title: title, message: "Sure?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answered() })
    return alert
  }

  @Test func anAlertIsAboveTheViewsAndLeavesThemAsTheyAre() throws {
    var answers = 0
    struct Counter: View {
      let ask: () -> Void
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Ask", action: ask)
      }
    }
    let host = TestHost { Counter { present(alert("Delete?") { answers += 1 }) } }
    try host.tap("Count 0")
    try host.tap("Ask")
    #expect(host.isVisible("Delete?"))
    try host.tap("Yes")
    #expect(answers == 1 && !host.isVisible("Sure?"))
    try host.tap("Ask")
    try host.tap("Yes")
    #expect(answers == 2)
    #expect(host.button("Count 1").exists)
  }

  @Test func aControllerIsInASheetAndDismissesItself() async throws {
    final class Page: UIViewController {
      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Page"
        view.addSubview(label)
      }
    }
    let page = Page()
    let host = TestHost { Button("Show") { present(page) } }
    try host.tap("Show")
    #expect(host.texts.contains("Page"))
    #expect(UIApplication.shared.windows.first?.rootViewController?.presentedViewController === page)
    page.dismiss(animated: true)
    await host.settle()
    #expect(!host.texts.contains("Page"))
  }

  @Test func aBodyMayPresent() throws {
    struct Asking: View {
      let ask: () -> Void
      @State private var hasAsked = false
      var body: some View {
        Text("Asking").onAppear {
          if !hasAsked { ask() }
          hasAsked = true
        }
      }
    }
    let host = TestHost { Asking { present(alert("Welcome")) } }
    #expect(host.isVisible("Welcome"))
  }

  @Test func eachWindowHasItsOwn() async throws {
    let (first, second) = (TestHost { Text("First") }, TestHost { Text("Second") })
    _ = first
    present(alert("Only here"))
    await second.settle()
    #expect(second.isVisible("Only here"))
    await first.settle()
    #expect(!first.isVisible("Sure?"))
  }
}
