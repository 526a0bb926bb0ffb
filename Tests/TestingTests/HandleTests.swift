import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Handles")
struct HandleTests {
  private let host = TestHost(strict: true) { ShopView() }

  @Test func assigningTextTypesIntoAField() throws {
    host.field("Name").text = "Ann"
    #expect(host.field("Name").text == "Ann")
    try host.field("Name").type("Ben")
    #expect(host.field("Name").value == "Ben")
  }

  @Test func assigningAToggleTapsItOnlyIfItChanges() {
    host.toggle("Gift").isOn = true
    host.toggle("Gift").isOn = true
    #expect(host.toggle("Gift").isOn)
    #expect(host.value(of: "Gift") == "on")
  }

  @Test func aPickerHasOptions() throws {
    #expect(host.picker("Size").options == ["Small", "Large"])
    try host.picker("Size").pick("Large")
    #expect(host.picker("Size").value == "Large")
  }

  @Test func slidersAndSteppersMove() throws {
    try host.slider("Volume").slide(to: 4)
    #expect(host.slider("Volume").value == "4")
    try host.stepper("Count 1").step(by: 2)
    #expect(host.stepper("Count 3").exists)
  }

  @Test func aButtonIsFoundInItsRow() throws {
    try host.row("Bread").button("Buy").tap()
    try host.button("Cart").tap()
    #expect(host.sheet.texts.contains("In the cart: Bread"))
  }

  @Test func atChoosesOneOfSeveral() throws {
    try host.button("Buy").at(2).tap()
    try host.button("Cart").tap()
    #expect(host.text("In the cart: Salt").exists)
  }

  @Test func aRowIsDeleted() throws {
    #expect(host.row("Milk").exists)
    try host.row("Milk").delete()
    #expect(!host.row("Milk").exists)
  }

  @Test func aHandleIsResolvedEachTimeItIsUsed() throws {
    let order = host.button("Order")
    let title = host.text("A small shop.")
    #expect(!order.isEnabled)
    #expect(!title.exists)
    try host.row("Milk").button("Buy").tap()
    #expect(order.isEnabled)
    try host.link("About").tap()
    #expect(title.exists)
    #expect(!order.exists)
    try host.goBack()
    #expect(order.exists)
  }

  @Test func alertsAreReadAndAnswered() throws {
    #expect(!host.alert.exists)
    try host.row("Milk").button("Buy").tap()
    try host.button("Order").tap()
    #expect(host.alert.title == "Order 1?")
    #expect(host.alert.buttons.sorted() == ["No", "Yes"])
    try host.alert.button("Yes").tap()
    #expect(!host.alert.exists)
  }

  @Test func aSheetIsDismissed() throws {
    try host.button("Cart").tap()
    #expect(host.sheet.exists)
    try host.sheet.button("Empty").tap()
    try host.sheet.dismiss()
    #expect(!host.sheet.exists)
  }

  @Test func aHandleMayBeMadeBeforeItsElement() throws {
    let empty = host.sheet.button("Empty")
    #expect(!empty.exists)
    try host.button("Cart").tap()
    #expect(empty.exists)
  }
}

@MainActor
@Suite("Handles that find nothing")
struct MissingHandleTests {
  private let host = TestHost { ShopView() }

  /// What a host reports while some work is done.
  private func failures(_ work: () -> Void) -> [TestHostError] {
    var errors: [TestHostError] = []
    host.failureHandler = { errors.append($0) }
    work()
    return errors
  }

  @Test func aFailedAssignmentIsReported() {
    let line = #line + 1
    let errors = failures { host.field("Nme").text = "Ann" }
    #expect(errors.map(\.reason) == [.notFound("field \"Nme\"", nearby: [.init(.field, "Name")])])
    #expect(errors.map(\.location.line) == [line])
    #expect(failures { host.toggle("Wi-Fi").isOn = true }.count == 1)
    #expect(failures { host.field("Notes").text = "x" }.map(\.reason) == [.disabled(.init(.field, "Notes"))])
  }

  @Test func aQuestionAboutAMissingElementIsReported() {
    let line = #line + 1
    let errors = failures { _ = host.toggle("Wi-Fi").isOn }
    #expect(errors.map(\.location.line) == [line])
    #expect(failures { _ = host.button("Nowhere else").isEnabled }.count == 1)
    #expect(failures { _ = host.sheet.title }.map(\.reason) == [.notPresented("sheet")])
  }

  @Test func existsIsSafeForMissingElements() {
    var exists = true
    #expect(failures { exists = host.toggle("Wi-Fi").exists }.isEmpty)
    #expect(!exists)
  }

  @Test func byDefaultAFailureFailsTheTest() {
    withKnownIssue("The test is about the issue itself.") {
      host.field("Nme").text = "Ann"
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.comments.contains { $0.rawValue.contains("There is no field") }
    }
  }
}
