import CairnTesting
import CairnURLs
import Foundation
import SwiftUI
import Testing

private struct Shelf: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Shelf")
        .navigationDestination(for: Int.self) { Text("Recipe \($0)").navigationTitle("Recipe") }
        .navigationDestination(for: String.self) { Text("Step \($0)").navigationTitle("Step") }
        .navigationTitle("Shelf")
    }
    .navigationURLs(URLPattern("/recipes/{id}", for: Int.self), URLPattern("/steps/{name}", for: String.self))
  }
}

@MainActor
@Suite struct OpeningTests {
  @Test(arguments: ["https://example.org/recipes/12/steps/knead", "shelf://recipes/12/steps/knead"])
  func aURLLeadsToItsPageByItsValues(_ url: String) throws {
    let app = TestHost { Shelf() }
    app.open(URL(string: url)!)
    #expect(app.texts.contains("Step knead"))
    try app.goBack()
    #expect(app.texts.contains("Recipe 12"))
    // Another URL starts from the root.
    app.open(URL(string: url)!)
    try app.goBack()
    try app.goBack()
    #expect(app.texts.contains("Shelf"))
  }

  @Test func aURLEndsAtTheLastPageThatExists() throws {
    let app = TestHost { Shelf() }
    app.open(URL(string: "https://example.org/recipes/12/nothing/here")!)
    #expect(app.texts.contains("Recipe 12"))
    #expect(app.diagnostics.map(\.code) == ["urls.unknown-part"])
    app.open(URL(string: "https://example.org/nothing")!)
    #expect(app.texts.contains("Recipe 12"))
    #expect(app.diagnostics.map(\.code) == ["urls.unknown-part", "url.no-handler"])
  }
}
