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

  @Test func itsSamplesAreCompiledHere() throws {
    let samples = try readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(samples.count == 2)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let here = try lines(String(contentsOf: URL(filePath: #filePath), encoding: .utf8)).joined(separator: "\n")
    for sample in samples {
      #expect(here.contains(lines(sample).filter { $0 != "import SwiftUI" }.joined(separator: "\n")))
    }
  }

  @Test func itsSampleWorks() throws {
    let host = TestHost { Colors() }
    try host.tap("Mint")
    #expect(host.title == "Mint")
    #expect(host.backLabel == "Colors")
    try host.goBack()
    #expect(host.depth == 0)
  }
}
