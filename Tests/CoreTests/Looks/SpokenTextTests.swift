import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts that are heard as others")
struct SpokenTextTests {
  @Test func aTextWithALabelIsStillAText() {
    struct Expenses: View {
      var body: some View {
        NavigationStack {
          VStack {
            Text("€ 5").accessibilityLabel("five euros").bold()
            Text("wk").accessibilityLabel(Text("week")).accessibilityLabel("this week")
            Text("a").accessibilityLabel("outer is \("heard")") + Text("b")
          }
          .navigationTitle(Text("iExpense").accessibilityLabel("I Expense"))
        }
      }
    }
    let host = TestHost { Expenses() }
    #expect(host.title == "iExpense")
    #expect(host.isVisible("five euros") && !host.isVisible("€ 5"))
    #expect(host.isVisible("this week") && host.isVisible("ab"))
  }

  @Test func aViewAroundHasTheLastWord() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Group { Text("\(count)").accessibilityLabel("inner \(count)") }.accessibilityLabel("outer")
        Text("\(count)").accessibilityLabel("count \(count)")
        Button("More") { count += 1 }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.isVisible("outer") && host.isVisible("count 1"))
    try host.tap("More")
    #expect(host.isVisible("outer") && host.isVisible("count 2") && !host.isVisible("inner 2"))
  }
}
