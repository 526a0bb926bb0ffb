import CairnTesting
import SwiftUI
import Testing

private struct Page: View {
  @Bindable var model: Model
  var body: some View {
    NavigationStack(path: $model.path) { NavigationLink("nowhere", value: 1).navigationTitle("Root") }
  }
}

@Observable
private final class Model {
  var path: [Int] = []
}

/// The same under Swift Testing.
@MainActor
@Suite("Strict hosts under Swift Testing")
struct StrictUnderSwiftTesting {
  @Test func aVerbThrowsWhatItNotices() {
    let host = TestHost(strict: true) { Page(model: Model()) }
    #expect { try host.tap("nowhere") } throws: { "\($0)".contains("navigation.dead-link") }
  }

  @Test func aQuestionRecordsAnIssueWithTheTestThatAsked() {
    let model = Model()
    let host = TestHost(strict: true) { Page(model: model) }
    withKnownIssue("The test is about the issue itself.") {
      model.path = [1]
      _ = host.title
    } matching: {
      $0.comments.contains { $0.rawValue.contains("navigation.unregistered-value") }
    }
  }

  @Test func aHostThatIsNotStrictOnlyKeepsIt() throws {
    let host = TestHost { Page(model: Model()) }
    try? host.tap("nowhere")
    #expect(host.diagnostics.contains { $0.code == "navigation.dead-link" })
  }
}
