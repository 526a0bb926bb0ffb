import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// A split view whose detail has the whole path. The selection of the sidebar is read from it.
private struct Columns: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationSplitView {
      List(selection: selection) {
        Text("Twelve").tag(12)
        Text("Thirteen").tag(13)
      }
    } detail: {
      NavigationStack(path: $path) {
        Text("Nothing chosen")
          .navigationDestination(for: Page.self) { page in Text("Page \(page.url?.absoluteString ?? "none")") }
      }
    }
    .navigationRoutes(Page.self)
  }

  private var selection: Binding<Int?> {
    Binding {
      path.lazy.compactMap { if case .issue(let number) = $0 { number } else { nil } }.first
    } set: { number in
      if let number { path = [.list, .issue(number: number)] }
    }
  }
}

@MainActor
@Suite struct RouteColumnTests {
  @Test func aSelectionThatIsReadFromThePathKeepsThePath() throws {
    let app = TestHost(width: 1000) { Columns() }
    app.open(URL(string: "issues://issues/12/edit")!)
    #expect(app.texts.contains("Page /issues/12/edit"))
    try app.row("Thirteen").select()
    #expect(app.texts.contains("Page /issues/13"))
    app.open(URL(string: "issues://issues/12")!)
    #expect(app.texts.contains("Page /issues/12"))
  }
}
