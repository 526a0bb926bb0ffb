import SwiftUI
import WebKit

/// A page of the web at the address in `GALLERY_WEB`, which a test serves.
struct WebPagesPage: View {
  @State private var page = WebPage()
  @State private var answer = ""

  private var address: URL? { ProcessInfo.processInfo.environment["GALLERY_WEB"].flatMap { URL(string: $0) } }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Button("Load") { page.load(address) }
        Button("Text") { page.load(html: "<title>Written</title><p>Written by the app</p>") }
        Button("Ask") {
          Task {
            do {
              answer =
                try await page.callJavaScript("return left + document.title", arguments: ["left": "It is "]) as? String
                ?? ""
            } catch {
              answer = "No answer"
            }
          }
        }
      }
      Text(
        "Title: \(page.title); \(page.isLoading ? "loading" : "still"); \(page.currentNavigationEvent.map { "\($0)" } ?? "")"
      )
      Text("At \(page.url?.lastPathComponent ?? "nothing")")
      Text(answer)
      WebView(page)
    }
    .padding()
  }
}

/// UIKit's view of the same.
struct WebKitViewPage: View {
  @State private var events: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Button("Clear") { events = [] }
      Text(events.joined(separator: ", "))
      Browser(address: ProcessInfo.processInfo.environment["GALLERY_WEB"].flatMap { URL(string: $0) }) {
        events.append($0)
      }
    }
    .padding()
  }

  private struct Browser: UIViewRepresentable {
    let address: URL?
    let tell: (String) -> Void

    final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
      var tell: (String) -> Void = { _ in }

      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        tell("finished")
        webView.evaluateJavaScript("1 + 1") { value, _ in self.tell("two is \(value ?? "nothing")") }
      }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
      ) {
        let isForbidden = navigationAction.request.url?.lastPathComponent == "forbidden"
        if isForbidden { tell("refused") }
        decisionHandler(isForbidden ? .cancel : .allow)
      }

      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        tell("\(message.name): \(message.body)")
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      configuration.userContentController.add(context.coordinator, name: "app")
      configuration.userContentController.addUserScript(
        WKUserScript(
          source: "window.webkit.messageHandlers.app.postMessage(document.title)", injectionTime: .atDocumentEnd,
          forMainFrameOnly: true))
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = context.coordinator
      context.coordinator.tell = tell
      if let address { view.load(URLRequest(url: address)) }
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
  }
}
