import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Titles")
struct TitleTests {
  @Test func N233_aTitleOutsideAnyContainerNamesTheWindowOnly() {
    let host = TestHost { Text("Root").navigationTitle("Window") }
    #expect(host.title == nil)
    #expect(host.texts == ["Root"])
    #expect(host.windowTitle == "Window")
  }

  @Test func N241_theTitleOfThePageOneSeesNamesTheWindow() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Next") { Text("Second").navigationTitle("Two") }.navigationTitle("One") }
    }
    #expect(host.windowTitle == "One")
    try host.tap("Next")
    #expect(host.windowTitle == "Two")
  }

  @Test func N234_eachPageHasATitleOfItsOwnOrNone() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Next") { Text("Second") }.navigationTitle("One") }
    }
    try host.tap("Next")
    #expect(host.title == nil)
    #expect(host.texts == ["One", "Second"])
    #expect(host.backLabel == "One")
  }

  @Test func N235_anOuterTitleBeatsThoseInsideAndAmongSiblingsTheFirst() {
    let outer = TestHost {
      NavigationStack { VStack { Text("A").navigationTitle("Inner") }.navigationTitle("Outer") }
    }
    #expect(outer.title == "Outer")
    let siblings = TestHost {
      NavigationStack {
        VStack {
          Text("A").navigationTitle("First")
          Text("B").navigationTitle("Second")
        }
      }
    }
    #expect(siblings.title == "First")
  }

  @Test func N236_aTitleIsLargeAtTheRootAndFollowsThePageBelow() throws {
    let host = TestHost {
      NavigationStack { NavigationLink("Next") { Text("Second").navigationTitle("Two") }.navigationTitle("One") }
    }
    #expect(host.titleDisplayMode == .large)
    try host.tap("Next")
    #expect(host.titleDisplayMode == .large)
    let small = TestHost {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Two") }.navigationTitle("One")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(small.titleDisplayMode == .inline)
    try small.tap("Next")
    #expect(small.titleDisplayMode == .inline)
  }

  @Test(arguments: [ScriptedScroll.rows, .scrollView])
  func N237_aLargeTitleShrinksWhileTheContentIsScrolled(_ content: ScriptedScroll) throws {
    let host = TestHost { NavigationStack { content.view(count: 100).navigationTitle("Rows") } }
    #expect(host.titleDisplayMode == .large)
    try host.scroll(to: "Row 90")
    #expect(host.titleDisplayMode == .inline)
    #expect(host.title == "Rows")
    try host.scroll(to: "Row 0")
    #expect(host.titleDisplayMode == .large)
  }

  @Test func N237_aPageAboveIsLargeWhateverTheOneBelowIsScrolledTo() throws {
    let host = TestHost {
      NavigationStack {
        List(0..<100) { row in NavigationLink("Row \(row)") { Text("Page \(row)").navigationTitle("Page") } }
          .navigationTitle("Rows")
      }
    }
    try host.scroll(to: "Row 90")
    try host.tap("Row 90")
    #expect(host.titleDisplayMode == .large)
    try host.goBack()
    #expect(host.titleDisplayMode == .inline)
  }

  @Test func aLargeTitleComesToItsEndWithItsStack() throws {
    // Torn down in the middle of the stack's work, after the top page has been removed.
    for depth in 0..<3 {
      var host: TestHost? = TestHost {
        NavigationStack(path: .constant([Int](0..<depth))) {
          ScriptedScroll.rows.view(count: 50).navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page") }
        }
      }
      #expect(host?.depth == depth)
      host = nil
    }
  }

  @Test func N237_whatHardlyScrollsLeavesTheTitleLarge() throws {
    // However many rows there are, and so however little there is to scroll, the bar settles.
    for count in 10..<40 {
      let host = TestHost { NavigationStack { ScriptedScroll.rows.view(count: count).navigationTitle("Rows") } }
      #expect(host.titleDisplayMode == .large)
      try host.scroll(to: "Row \(count - 1)")
      _ = host.titleDisplayMode
      try host.scroll(to: "Row 0")
      #expect(host.titleDisplayMode == .large)
    }
  }

  @Test func N238_theModeOfAPageConcernsThoseAboveItOnly() throws {
    struct Second: View {
      @State private var isSmall = true
      var body: some View {
        VStack {
          NavigationLink("Third") { Text("Third").navigationTitle("Three") }
          Button("Switch") { isSmall.toggle() }
        }
        .navigationTitle("Two").toolbarTitleDisplayMode(isSmall ? .inline : .large)
      }
    }
    let host = TestHost { NavigationStack { NavigationLink("Next") { Second() }.navigationTitle("One") } }
    #expect(host.titleDisplayMode == .large)
    try host.tap("Next")
    #expect(host.titleDisplayMode == .inline)
    try host.tap("Third")
    #expect(host.titleDisplayMode == .inline)
    try host.goBack()
    try host.tap("Switch")
    try host.tap("Third")
    #expect(host.titleDisplayMode == .large)
  }

  @Test func N242_aSubtitleStandsBelowTheTitle() {
    let host = TestHost {
      NavigationStack { Text("Root").navigationTitle("Trip").navigationSubtitle("3 days").toolbar { Button("Add") {} } }
    }
    #expect(host.texts == ["Trip", "3 days", "Add", "Root"])
  }

  @Test func aTitleIsInTheLanguageOfItsPage() throws {
    struct Host: View {
      @State private var name = "de_DE"
      var body: some View {
        NavigationStack {
          Button("Switch") { name = "en_US" }.navigationTitle("\(0.5, format: .number)")
        }
        .environment(\.locale, Locale(identifier: name))
      }
    }
    let host = TestHost { Host() }
    #expect(host.title == "0,5")
    #expect(host.texts.first == "0,5")
    try host.tap("Switch")
    #expect(host.title == "0.5")
    #expect(host.texts.first == "0.5")
  }

  @Test func theWayBackNamesThePageBelowInTheLanguageOfNow() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Next") { Text("Second") }.navigationTitle("\(0.5, format: .number)")
      }
    }
    host.changeSurroundings { $0.locale = Locale(identifier: "de_DE") }
    try host.tap("Next")
    #expect(host.texts == ["0,5", "Second"])
    host.changeSurroundings { $0.locale = Locale(identifier: "en_US") }
    #expect(host.texts == ["0.5", "Second"])
  }

  @Test func N112_aBrowserOrEditorHasItsTitleAtTheLeadingEdgeWhereThereIsRoom() {
    let host = TestHost(width: 1000) {
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbarRole(.editor)
          .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Undo") {} } }
      }
    }
    #expect(host.texts == ["Title", "Undo", "Root"])
    host.resize(width: 390, height: 800)
    #expect(host.texts == ["Undo", "Title", "Root"])
  }
}

/// The scrollable contents of a page.
enum ScriptedScroll {
  case rows, scrollView

  @MainActor @ViewBuilder func view(count: Int) -> some View {
    switch self {
    case .rows: List(0..<count, id: \.self) { Text("Row \($0)") }
    case .scrollView: ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }
    }
  }
}
