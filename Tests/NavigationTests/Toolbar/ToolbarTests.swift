import CairnTesting
import SwiftUI
import Testing

private struct Places: View {
  @State private var log = ""
  var body: some View {
    NavigationStack {
      VStack {
        Text("Log: \(log)")
        NavigationLink("Next") {
          Text("Second").navigationTitle("Two").toolbar { Button("Only here") { log += "h" } }
        }
      }
      .navigationTitle("Places")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Trailing") { log += "t" } }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log += "c" } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { log += "d" } }
        ToolbarItem(placement: .navigation) { Button("Sidebar") { log += "s" } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Reply") { log += "r" }
          Button("Archive") { log += "a" }
        }
        ToolbarItem(placement: .status) { Text("Updated just now") }
      }
    }
  }
}

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  @Test func N245_theBarShowsTheItemsOfTheVisibleViewOnly() throws {
    let host = TestHost { Places() }
    #expect(host.bar == ["Sidebar", "Cancel", "Trailing", "Done"])
    try host.tap("Next")
    #expect(host.bar == ["Only here"])
    try host.goBack()
    #expect(host.bar == ["Sidebar", "Cancel", "Trailing", "Done"])
  }

  @Test func itemsActOnTheStateOfTheViewThatDeclaresThem() throws {
    let host = TestHost { Places() }
    for label in ["Trailing", "Cancel", "Done", "Sidebar", "Archive"] { try host.tap(label) }
    #expect(host.texts.contains("Log: tcdsa"))
    try host.tap("Next")
    try host.tap("Only here")
    try host.goBack()
    #expect(host.texts.contains("Log: tcdsah"))
  }

  @Test func N251_bottomItemsAndStatusStandBelowTheContent() {
    let host = TestHost { Places() }
    #expect(
      host.texts == [
        "Sidebar", "Cancel", "Places", "Trailing", "Done", "Log: ", "Next", "Reply", "Archive", "Updated just now",
      ])
  }

  @Test func N248_plainViewsStandAtTheTrailingEdgeInOrder() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    #expect(host.bar == ["One", "Two"])
    #expect(host.texts == ["Title", "One", "Two", "Root"])
  }

  @Test func N246_itemsOfInnerToolbarsComeFirst() {
    let host = TestHost {
      NavigationStack {
        VStack { Text("Root").toolbar { Button("Inner") {} } }
          .toolbar { ToolbarItem { Button("Outer") {} } }
      }
    }
    #expect(host.bar == ["Inner", "Outer"])
  }

  @Test func N239_aPrincipalItemTakesThePlaceOfTheTitle() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .principal) { Text("In the middle") } }
      }
    }
    #expect(host.texts == ["In the middle", "Root"])
    #expect(host.title == "Title")
    #expect(host.bar == ["In the middle"])
  }

  @Test func N249_aNavigationItemMovesAsideForTheWayBackWhereItIsNarrow() throws {
    let host = TestHost(width: 390) {
      NavigationStack {
        NavigationLink("Next") {
          Text("Second").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Save") {} }
            ToolbarItem(placement: .navigation) { Button("Menu") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
          }
        }
      }
    }
    try host.tap("Next")
    #expect(host.bar == ["Leading", "Menu", "Save"])
    host.resize(width: 1000, height: 800)
    #expect(host.bar == ["Menu", "Leading", "Save"])
    host.resize(width: 390, height: 844)
    #expect(host.bar == ["Leading", "Menu", "Save"])
  }

  @Test func N247_itemsThatComeAndGoKeepTheirOrder() throws {
    struct Editing: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("Root").toolbar {
            ToolbarItem { Button("First") {} }
            if isEditing { ToolbarItem { Button("Second") {} } }
            if isEditing {
              ToolbarItem(placement: .cancellationAction) { Button("Stop") { isEditing = false } }
            } else {
              ToolbarItem(placement: .cancellationAction) { Button("Edit") { isEditing = true } }
            }
          }
        }
      }
    }
    let host = TestHost { Editing() }
    #expect(host.bar == ["Edit", "First"])
    try host.tap("Edit")
    #expect(host.bar == ["Stop", "First", "Second"])
    try host.tap("Stop")
    #expect(host.bar == ["Edit", "First"])
  }

  @Test func secondaryActionsWaitInAMenu() throws {
    struct Menus: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)").toolbar {
            ToolbarItem(placement: .secondaryAction) { Button("Duplicate") { count += 1 } }
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          }
        }
      }
    }
    let host = TestHost { Menus() }
    #expect(host.bar == ["More", "Add"])
    #expect(!host.isVisible("Duplicate"))
    try host.tap("More")
    try host.tap("Duplicate")
    #expect(host.texts.contains("Count 1"))
    #expect(!host.isVisible("Duplicate"))
  }

  @Test func N243_aMenuHangsOnTheTitle() throws {
    struct Titled: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)").navigationTitle("Trip").toolbarTitleMenu { Button("Copy") { count += 1 } }
        }
      }
    }
    let host = TestHost { Titled() }
    #expect(host.title == "Trip")
    try host.tap("Title menu")
    try host.tap("Copy")
    #expect(host.texts.contains("Count 1"))
  }

  @Test func N254_aHiddenBarTakesTitleItemsAndWayBackWithIt() throws {
    struct Hiding: View {
      @State private var hides = true
      var body: some View {
        Button("Switch") { hides.toggle() }
          .navigationTitle("Two").toolbar(hides ? .hidden : .automatic, for: .navigationBar)
          .toolbar { Button("Item") {} }
      }
    }
    let host = TestHost { NavigationStack { NavigationLink("Next") { Hiding() }.navigationTitle("One") } }
    try host.tap("Next")
    #expect(host.bar == [])
    #expect(host.texts == ["Switch"])
    #expect(throws: TestHostError.self) { try host.goBack() }
    try host.tap("Switch")
    #expect(host.texts == ["One", "Two", "Item", "Switch"])
    try host.goBack()
    #expect(host.title == "One")
  }

  @Test func N255_withNoBarNamedTheTopOneIsMeant() {
    let host = TestHost { NavigationStack { Text("Root").navigationTitle("Title").toolbar(.hidden) } }
    #expect(host.texts == ["Root"])
  }

  @Test func N111_aLeadingItemStandsBesideTheWayBack() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Next") {
          Text("Second").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") {} } }
        }
      }
    }
    try host.tap("Next")
    #expect(host.texts == ["Back", "Close", "Second"])
    #expect(host.backLabel == "Back")
  }

  @Test func itemsShareTheEnvironmentOfTheirDeclarer() {
    struct Coloured: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Button(isEnabled ? "Ready" : "Wait") {} }
    }
    let host = TestHost {
      NavigationStack { Text("Root").toolbar { Coloured() }.disabled(true) }
    }
    #expect(host.bar == ["Wait"])
  }

  @Test func customToolbarContentHasStateOfItsOwn() throws {
    struct Counter: ToolbarContent {
      @State private var count = 0
      var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Up") { count += 1 } }
        ToolbarItem { Text("Count \(count)") }
      }
    }
    let host = TestHost { NavigationStack { Text("Root").toolbar { Counter() } } }
    #expect(host.bar == ["Up", "Count 0"])
    try host.tap("Up")
    #expect(host.bar == ["Up", "Count 1"])
  }

  @Test func hiddenItemsAreLeftOutAndKeepTheirPlace() throws {
    struct Hiding: View {
      @State private var hides = true
      var body: some View {
        NavigationStack {
          Button("Switch") { hides.toggle() }.toolbar(id: "main") {
            ToolbarItem(id: "a") { Button("A") {} }
            ToolbarItem(id: "b") { Button("B") {} }.hidden(hides)
            ToolbarItem(id: "c") { Button("C") {}.toolbarItemHidden(hides) }
            ToolbarItem(id: "d") { Button("D") {} }.defaultCustomization(.hidden)
            ToolbarItem(id: "e") { Button("E") {} }
          }
        }
      }
    }
    let host = TestHost { Hiding() }
    #expect(host.bar == ["A", "E"])
    try host.tap("Switch")
    #expect(host.bar == ["A", "B", "C", "E"])
  }

  @Test func itemsAreRightOnTheFirstFrame() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Next") { Text("Second").navigationTitle("Two").toolbar { Button("Item") {} } }
          .navigationTitle("One")
      }
    }
    let turns = host.turns
    try host.tap("Next")
    #expect(host.turns == turns + 1)
    #expect(host.bar == ["Item"])
    #expect(host.title == "Two")
  }

  @Test func N240_aTitleWithABindingCanBeRewrittenInPlace() throws {
    struct Renaming: View {
      @State private var name = "Trip"
      var body: some View { NavigationStack { Text("Name: \(name)").navigationTitle($name) } }
    }
    let host = TestHost { Renaming() }
    #expect(host.title == "Trip")
    try host.type("Journey", into: "Trip")
    #expect(host.title == "Journey")
    #expect(host.texts == ["Journey", "Title menu", "Name: Journey"])
  }

  @available(*, deprecated)
  @Test func theOlderFormsOfItemsAndTitles() throws {
    let host = TestHost { OlderForms() }
    #expect(host.title == "Older")
    #expect(host.bar == ["L", "T"])
    #expect(host.texts == ["L", "Older", "T", "Root"])
  }

  @Test func removingTheTitleLeavesTheItems() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar(removing: .title).toolbar { Button("Item") {} }
      }
    }
    #expect(host.texts == ["Item", "Root"])
  }

  @Test func aToolbarOutsideAnyContainerSaysSo() {
    let host = TestHost { Text("Root").toolbar { Button("Nowhere") {} } }
    #expect(host.texts == ["Root"])
    #expect(host.diagnostics.map(\.code) == ["toolbar.outside-container"])
  }

  @available(*, deprecated)
  @Test func everyFormOfAToolbarIsReportedAtTheLineThatHasIt() {
    let line = #line
    let host = TestHost {
      VStack {
        Text("A").navigationBarItems(leading: Text("L"))
        Text("B").navigationBarItems(trailing: Text("T"))
        Text("C").navigationBarItems(leading: Text("L"), trailing: Text("T"))
        Text("D").toolbarTitleMenu { Button("M") {} }
        Text("E").toolbar { Button("I") {} }
      }
    }
    #expect(host.diagnostics.allSatisfy { $0.file?.hasSuffix("ToolbarTests.swift") == true })
    #expect(host.diagnostics.compactMap(\.line).map { $0 - line } == [3, 4, 5, 6, 7])
  }
}

@available(*, deprecated)
private struct OlderForms: View {
  var body: some View {
    NavigationStack {
      Text("Root")
        .navigationBarTitle("Older", displayMode: .inline)
        .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
        .navigationBarHidden(false)
    }
  }
}
