import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

private struct Guarded: View {
  @State private var path: [Page] = []
  @State private var leaving: NavigationAttempt?

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Page.self) { page in
          if page == .edit(number: 12) {
            Text("Editor")
              .navigationGuard { leaving = $0 }
              .confirmationDialog("Leave?", isPresented: $leaving.isPresented) {
                Button("Discard") { leaving?.proceed() }
              }
          } else {
            Text("Page \(page.url?.absoluteString ?? "none")")
          }
        }
    }
    .navigationRoutes(Page.self) { url in Text("Nothing at \(url.path())") }
  }
}

@MainActor
@Suite struct RouteDialogTests {
  @Test(arguments: [("files/a", "Page /files/a"), ("nothing", "Nothing at /nothing")])
  func aURLOpensAfterADialogHasAgreed(_ url: String, _ text: String) throws {
    let app = TestHost { Guarded() }
    app.open(URL(string: "https://example.org/issues/12/edit")!)
    app.open(URL(string: "https://example.org/" + url)!)
    try app.dialog.button("Discard").tap()
    #expect(app.texts.contains(text))
    #expect(!app.dialog.exists)
  }
}
