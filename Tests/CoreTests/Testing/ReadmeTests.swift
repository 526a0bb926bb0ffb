import CairnScreen
import CairnTesting
import Foundation
import SwiftUI
import Testing

struct Colors: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Mint", value: "Mint")
        NavigationLink("Teal", value: "Teal")
      }
      .navigationTitle("Colors")
      .navigationDestination(for: String.self) { name in
        Text("All about \(name)").navigationTitle(name)
      }
    }
  }
}

@MainActor
@Suite("The README")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private var readme: String {
    get throws { try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8) }
  }

  @Test func itsSampleIsTheOneCompiledHere() throws {
    let sample = try #require(readme.components(separatedBy: "```swift\nimport SwiftUI\n").dropFirst().first)
    let code = try #require(sample.components(separatedBy: "```").first)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(here.contains(code.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test func itsSampleWorksAsItSays() throws {
    let host = TestHost { Colors() }
    try host.tap("Mint")
    #expect(host.title == "Mint")
    #expect(host.backLabel == "Colors")
    #expect(try readme.contains("```\n\(host.plainText)\n```"))
    try host.goBack()
    #expect(host.depth == 0)
  }
}
