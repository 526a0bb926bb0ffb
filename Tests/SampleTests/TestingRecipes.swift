import CairnTesting
import SwiftUI
import Testing

// The code of Docs/Guide/Testing.md. `TestingPageTests` compares the two.

@MainActor
@Suite("The recipes for tests")
struct TestingRecipes {
  @Test func anItemOpensAndCloses() throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.link("Milk").tap()
    #expect(host.title == "Milk")
    #expect(host.pages == ["Pantry", "Milk"])
    #expect(host.texts.contains("Milk is fresh."))
    try host.goBack()
    #expect(host.title == "Pantry")
  }

  @Test func aNewItemIsAtTheEnd() throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.button("Add").tap()
    let save = host.button("Save")
    #expect(!save.isEnabled)
    host.field("Name").text = "Cheese"
    host.toggle("Keep cold").isOn = true
    try host.picker("Size").pick("Large")
    #expect(save.isEnabled)
    try save.tap()
    #expect(host.link("Large Cheese, cold").exists)
  }

  @Test func aRowIsBoughtMovedAndRemoved() throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.row("Bread").button("Buy").tap()
    #expect(host.isVisible("Bought: Bread"))
    try host.row("Bread").swipe("Move up")
    #expect(host.row(at: 0).link("Bread").exists)
    try host.row("Bread").swipe("Remove")
    #expect(!host.row("Bread").exists)
  }

  @Test func clearingAsksFirst() throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.button("Clear").tap()
    #expect(host.alert.title == "Remove everything?")
    try host.alert.button("Remove").tap()
    #expect(!host.alert.exists)
    #expect(!host.button("Clear").isEnabled)
  }

  @Test func aSheetCanBeSwipedAway() throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.button("Add").tap()
    #expect(host.sheet.exists)
    try host.sheet.dismiss()
    #expect(host.sheets == 0)
  }

  @Test func theNewsArrives() async throws {
    let server = TestServer("https://news.example.org")
    server.on("GET", "/today") { _ in try .json(["Rain"]) }
    server.delay = .seconds(2)
    let host = TestHost { NewsView() }
    host.connect(to: server)
    await host.advance(by: .seconds(2))
    #expect(host.isVisible("Rain"))
    server.isOffline = true
    try host.button("Reload").tap()
    await host.settle()
    #expect(host.isVisible("You are offline"))
  }

  @Test func savingOnAQueueIsAwaited() async throws {
    let host = TestHost { SavingView() }
    try host.button("Save").tap()
    try await host.settle(until: { host.isVisible("Saved") })
  }

  @Test func anItemGetsOld() async throws {
    let host = TestHost(PantryApp.self, strict: true)
    try host.link("Milk").tap()
    await host.advance(by: .seconds(59))
    #expect(host.isVisible("Milk is fresh."))
    await host.advance(by: .seconds(1))
    #expect(host.isVisible("Milk is old."))
  }

  @Test func aLinkOpensAnItemThatComesBack() throws {
    let host = TestHost(PantryApp.self, strict: true)
    host.open(URL(string: "pantry://items/Salt")!)
    #expect(host.title == "Salt")
    let next = try host.terminateAndRestore()
    #expect(next.pages == ["Pantry", "Salt"])
  }

  @Test(arguments: [320.0, 390, 768, 1280])
  func theButtonsAreThereAtEveryWidth(width: Double) throws {
    let host = TestHost(PantryApp.self, width: width, strict: true)
    #expect(host.bar.contains("Add"))
    host.resize(width: 844, height: 390)
    #expect(host.bar.contains("Add"))
  }

  @Test func theListFollowsTheModel() {
    let pantry = Pantry()
    let host = TestHost(strict: true) { PantryView(pantry: pantry) }
    pantry.items.append("Rice")
    #expect(host.link("Rice").exists)
    let runs = host.bodyRuns(of: PantryView.self)
    pantry.items = pantry.items
    host.runPending()
    #expect(host.bodyRuns(of: PantryView.self) <= runs + 1)
  }

  @Test func everyPageCanBeReachedAndLeft() throws {
    let report = try TestHost(PantryApp.self, strict: true).walkEverything()
    #expect(report.isClean, "\(report)")
    #expect(report.isComplete)
  }

  @Test func pagesAndSheetsNeverPileUp() async throws {
    try await TestHost(PantryApp.self, strict: true).fuzz(commands: 500) { host in
      try host.check(host.depth <= 1, "Pages pile up.")
      try host.check(host.sheets <= 1, "Sheets pile up.")
    }
  }

  @Test func theFirstScreen() throws {
    let host = TestHost(PantryApp.self, strict: true)
    host.expectSnapshot()
    try host.button("Add").tap()
    host.expectSnapshot(named: "adding")
  }

  @Test func twoRowsOfOneName() throws {
    let host = TestHost(strict: .except(["foreach.duplicate-id"])) {
      ForEach(["Milk", "Milk"], id: \.self) { Text($0) }
    }
    #expect(host.diagnostics.map(\.code) == ["foreach.duplicate-id"])
  }

  @Test func aFailureSaysWhatWasThere() throws {
    let host = TestHost(PantryApp.self, strict: true)
    let error = #expect(throws: TestHostError.self) { try host.button("Ad").tap() }
    #expect(error?.reason == .notFound("button \"Ad\"", nearby: [.init(.button, "Add")]))
  }
}

/// Only compiled: pictures need the trait GTK and a display. `Tests/Support/TakenPictures` takes some.
@MainActor
private func keepPicture(of host: TestHost) throws {
  let picture = try host.screenshot(width: 800, height: 600, colorScheme: .dark)
  try picture.write(to: URL(filePath: "notes-dark.png"))
}
