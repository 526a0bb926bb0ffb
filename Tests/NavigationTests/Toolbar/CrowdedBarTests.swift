import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Bars with little room")
struct CrowdedBarTests {
  private struct Tools: View {
    @State private var used = "nothing"
    var body: some View {
      NavigationStack {
        Text("used \(used)")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Save everything") { used = "save" } }
            action(1)
            action(2)
            action(3)
            action(4)
            action(5)
            action(6)
            ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pin") { used = "pin" } }
          }
      }
    }

    private func action(_ number: Int) -> some ToolbarContent {
      ToolbarItem { Button("Action \(number)") { used = "\(number)" } }
    }
  }

  private func bar(of host: TestHost) throws -> Element {
    try #require(host.root?.firstInside { $0.role == .bar })
  }

  @Test func N252_whatDoesNotFitGoesIntoAMenu() throws {
    // An action takes 64 points at 8 per letter, the others 120 and 24, the title 40, with gaps of 8.
    let wide = TestHost(width: 1_000) { Tools() }
    let all = (1..<7).map { "Action \($0)" } + ["Save everything", "Pin"]
    #expect(wide.bar == all)
    let host = TestHost(width: 500) { Tools() }
    let shown = host.bar
    // Everything shown has room. The last actions are missing, but the pinned and most important ones are there.
    #expect(shown.first == "More")
    #expect(Array(shown.dropFirst()) == all.filter(shown.contains))
    #expect(shown.contains("Action 1") && !shown.contains("Action 6"))
    #expect(shown.suffix(2) == ["Save everything", "Pin"])
    let bar = try bar(of: host)
    for element in bar.children { #expect(element.frame.minX >= 0 && element.frame.maxX <= bar.frame.width) }
    // Nothing is lost: the rest is in the menu, which closes after an action.
    try host.tap("More")
    #expect(host.isVisible("Action 6"))
    try host.tap("Action 6")
    #expect(host.isVisible("used 6"))
    #expect(!host.isVisible("Action 6"))
  }

  private struct RankedTools: View {
    @State private var last = ToolbarItemVisibilityPriority.high
    var body: some View {
      NavigationStack {
        Button("Change") { last = .low }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            action(1)
            action(2).visibilityPriority(.low)
            action(3)
            action(4)
            action(5)
            action(6).visibilityPriority(last)
          }
      }
    }

    private func action(_ number: Int) -> some ToolbarContent {
      ToolbarItem { Button("Action \(number)") {} }
    }
  }

  @Test func whatTheAppHoldsDearStaysInTheBar() throws {
    let all = (1..<7).map { "Action \($0)" }
    #expect(TestHost(width: 1_000) { RankedTools() }.bar == all)
    // There is room for three actions beside the title and the menu's button.
    let host = TestHost(width: 340) { RankedTools() }
    #expect(host.bar.contains("Action 6") && host.bar.contains("Action 1"))
    #expect(!host.bar.contains("Action 2") && !host.bar.contains("Action 5"))
    try host.tap("Change")
    #expect(!host.bar.contains("Action 6") && host.bar.contains("Action 1"))
  }

  @Test func prioritiesLieBetweenThoseOfTheSystem() {
    let higher = ToolbarItemVisibilityPriority(higherThan: .automatic)
    #expect(higher == ToolbarItemVisibilityPriority(higherThan: .automatic))
    #expect(.automatic < higher && higher < .high)
    #expect(.low < ToolbarItemVisibilityPriority(lowerThan: .automatic))
  }

  @Test func anOverflowMenuIsBehindTheButtonWhateverRoomThereIs() throws {
    struct Page: View {
      @State private var used = "nothing"
      var body: some View {
        NavigationStack {
          Text("used \(used)")
            .toolbar {
              ToolbarItem { Button("Share") {} }
              ToolbarOverflowMenu { Button("Duplicate") { used = "duplicate" } }
            }
            .toolbarOverflowMenu { Button("Print") { used = "print" } }
            .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        }
      }
    }
    let host = TestHost(width: 1_000) { Page() }
    #expect(host.bar.contains("Share") && !host.bar.contains("Duplicate"))
    try host.tap("More")
    #expect(host.isVisible("Print"))
    try host.tap("Duplicate")
    #expect(host.isVisible("used duplicate"))
  }

  @Test func whatHasRoomAgainComesBack() throws {
    let host = TestHost(width: 400) { Tools() }
    #expect(host.bar.first == "More")
    host.resize(width: 1_000, height: 800)
    #expect(!host.bar.contains("More"))
    try host.tap("Action 6")
    #expect(host.isVisible("used 6"))
    host.resize(width: 400, height: 800)
    #expect(host.bar.first == "More")
  }

  @Test func theyShareTheMenuOfWhatIsDoneLessOften() throws {
    let host = TestHost(width: 300) {
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Seldom") {} }
          ToolbarItem { Button("Action 1") {} }
          ToolbarItem { Button("Action 2") {} }
          ToolbarItem { Button("Action 3") {} }
          ToolbarItem { Button("Action 4") {} }
          ToolbarItem { Button("Action 5") {} }
        }
      }
    }
    #expect(host.bar.filter { $0 == "More" }.count == 1)
    try host.tap("More")
    #expect(host.isVisible("Action 5") && host.isVisible("Seldom"))
  }

  @Test func N244_theDisplayModeCountsInWideWindowsToo() {
    for width in [390.0, 1_200] {
      for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
        let host = TestHost(width: width) {
          NavigationStack { Text("Root").navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
        }
        #expect(host.titleDisplayMode == mode)
      }
    }
  }
}
