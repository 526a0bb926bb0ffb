import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Alerts and dialogs")
struct DialogTests {
  private struct Asking: View {
    @State private var asks = false
    @State private var log = ""
    var body: some View {
      Button("Ask \(log)") { asks = true }
        .alert("Delete?", isPresented: $asks) {
          Button("Keep", role: .cancel) { log += asks ? "k!" : "k" }
          Button("Delete", role: .destructive) { log += "d" }
        } message: {
          Text("It cannot be undone.")
        }
    }
  }

  @Test func anAlertShowsTitleMessageAndActionsWithTheWayOutLast() throws {
    let host = TestHost { Asking() }
    try host.tap("Ask ")
    #expect(host.texts == ["Delete?", "It cannot be undone.", "Delete", "Keep"])
    #expect(host.tree.contains("alert \"Delete?\""))
    #expect(host.sheets == 0)
  }

  @Test func anActionOfAnAlertRunsAndThenTheAlertGoes() throws {
    let host = TestHost { Asking() }
    try host.tap("Ask ")
    try host.tap("Delete")
    #expect(host.texts == ["Ask d"])
    try host.tap("Ask d")
    try host.tap("Keep")
    #expect(host.texts == ["Ask dk!"])
  }

  @Test func anAlertCannotBeSwipedAway() throws {
    let host = TestHost { Asking() }
    try host.tap("Ask ")
    #expect(throws: TestHostError.self) { try host.dismissSheet() }
  }

  @Test func anAlertWithoutActionsHasAnOK() throws {
    struct Host: View {
      @State private var isShown = true
      var body: some View { Text("Behind \(isShown)").alert("Done", isPresented: $isShown) {} }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Done", "OK"])
    try host.tap("OK")
    #expect(host.texts == ["Behind false"])
  }

  @Test func aConfirmationDialogHidesItsTitleAndAddsACancel() throws {
    struct Host: View {
      @State private var isShown = false
      @State private var log = ""
      var body: some View {
        Button("Sort \(log)") { isShown = true }
          .confirmationDialog("Sort by", isPresented: $isShown) {
            Button("Name") { log = "name" }
            Button("Date") { log = "date" }
          }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Sort ")
    #expect(host.texts == ["Name", "Date", "Cancel"])
    #expect(host.tree.contains("dialog \"Sort by\""))
    try host.tap("Cancel")
    try host.tap("Sort ")
    try host.dismissSheet()
    try host.tap("Sort ")
    try host.tap("Date")
    #expect(host.texts == ["Sort date"])
  }

  @Test func leavingADialogChoosesWhatCancelsIt() throws {
    struct Host: View {
      @State private var isShown = true
      @State private var log = ""
      var body: some View {
        Text("Log \(log)")
          .confirmationDialog(Text("Really?"), isPresented: $isShown, titleVisibility: .visible) {
            Button("Stop", role: .cancel) { log += "stopped" }
            Button("Go", role: .destructive) { log += "gone" }
          }
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Really?", "Go", "Stop"])
    try host.dismissSheet()
    #expect(host.texts == ["Log stopped"])
  }

  @Test func theDataOfAnAlertIsThatOfTheMomentItCameUp() throws {
    struct Host: View {
      @State private var isShown = false
      @State private var data: String?
      @State private var log = ""
      var body: some View {
        VStack {
          Text("Log \(log)")
          Button("Show") { isShown = true }
          Button("Load") { data = "one" }
        }
        .alert("Data", isPresented: $isShown, presenting: data) { value in
          Button("Take \(value)") {
            data = "three"
            log += value
          }
        } message: { value in
          Text("About \(value)")
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Show")
    #expect(host.texts == ["Log ", "Show", "Load"])
    try host.tap("Load")
    #expect(host.texts == ["Data", "About one", "Take one"])
    try host.tap("Take one")
    #expect(host.texts.first == "Log one")
    try host.tap("Show")
    #expect(host.isVisible("Take three"))
  }

  @Test func anErrorNamesItsAlert() throws {
    struct Trouble: LocalizedError {
      var errorDescription: String? { "No network" }
      var recoverySuggestion: String? { "Try later" }
    }
    struct Host: View {
      @State private var error: Trouble?
      @State private var isShown = false
      var body: some View {
        Button("Load") {
          error = Trouble()
          isShown = true
        }
        .alert(isPresented: $isShown, error: error) { error in
          Button("Fine") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Load")
    #expect(host.texts == ["No network", "Try later", "Fine"])
    try host.tap("Fine")
    #expect(host.texts == ["Load"])
  }

  @Test func anAlertOverASheetIsInFrontOfIt() throws {
    struct Host: View {
      @State private var isOpen = true
      @State private var asks = false
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          Button("Ask") { asks = true }
            .alert("Close?", isPresented: $asks) {
              Button("Yes") { isOpen = false }
              Button("No", role: .cancel) {}
            }
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Ask")
    #expect(host.texts == ["Close?", "Yes", "No"])
    try host.tap("No")
    #expect(host.texts == ["Ask"])
    try host.tap("Ask")
    try host.tap("Yes")
    #expect(host.texts == ["Behind"])
  }

  @Test func anActionMayBringUpTheNextAlert() throws {
    struct Problem: Identifiable { let id: Int }
    struct Host: View {
      @State private var problem: Problem?
      private var isShown: Binding<Bool> { Binding(get: { problem != nil }, set: { if !$0 { problem = nil } }) }
      @State private var again = false
      var body: some View {
        Button("Start") { problem = Problem(id: 1) }
          .alert("First", isPresented: isShown, presenting: problem) { _ in Button("Next") { again = true } }
          .alert("Second", isPresented: $again) {}
      }
    }
    let host = TestHost { Host() }
    try host.tap("Start")
    try host.tap("Next")
    #expect(host.texts == ["Second", "OK"])
    try host.tap("OK")
    #expect(host.texts == ["Start"])
  }

  @Test func aConstantAlertGoesOnceItsButtonWasPressed() throws {
    struct Host: View {
      @State private var error: String?
      var body: some View {
        Button("Fail") { error = "Broken" }
          .alert(error ?? "", isPresented: .constant(error != nil)) { Button("OK") { error = nil } }
      }
    }
    let host = TestHost { Host() }
    for _ in 0..<2 {
      try host.tap("Fail")
      #expect(host.texts == ["Broken", "OK"])
      try host.tap("OK")
      #expect(host.texts == ["Fail"])
    }
  }

  @Test func aDialogCanOfferNotToBeShownAgain() throws {
    struct Host: View {
      @State private var asks = true
      @State private var never = false
      var body: some View {
        Text("Never again: \(never)")
          .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
          .dialogSuppressionToggle(isSuppressed: $never)
      }
    }
    let host = TestHost { Host() }
    #expect(host.value(of: "Don’t ask again") == "off")
    try host.toggle("Don’t ask again")
    #expect(host.value(of: "Don’t ask again") == "on")
    try host.tap("Delete")
    #expect(host.texts == ["Never again: true"])
  }

  @available(*, deprecated)
  @Test func theOlderAlertsAreValues() throws {
    struct Item: Identifiable { let id: String }
    struct Host: View {
      @State private var isShown = false
      @State private var item: Item?
      @State private var sheet = false
      @State private var log = ""
      var body: some View {
        VStack {
          Text("Log \(log)")
          Button("One") { isShown = true }
            .alert(isPresented: $isShown) {
              Alert(
                title: Text("Delete?"), message: Text("Now"),
                primaryButton: .destructive(Text("Delete")) { log += "d" },
                secondaryButton: .cancel { log += "c" })
            }
          Button("Two") { item = Item(id: "two") }
            .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
          Button("Three") { sheet = true }
            .actionSheet(isPresented: $sheet) {
              ActionSheet(title: Text("Choose"), buttons: [.default(Text("A")) { log += "a" }, .cancel()])
            }
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("One")
    #expect(host.texts == ["Delete?", "Now", "Delete", "Cancel"])
    try host.tap("Cancel")
    try host.tap("Two")
    #expect(host.texts == ["Item two", "OK"])
    try host.tap("OK")
    try host.tap("Three")
    #expect(host.texts == ["Choose", "A", "Cancel"])
    try host.tap("A")
    #expect(host.texts.first == "Log ca")
  }

  @Test func anInspectorStandsBesideWhereThereIsRoomAndKeepsItsState() throws {
    struct Counter: View {
      @State private var count = 0
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Button("Close") { dismiss() }
      }
    }
    struct Host: View {
      @State private var isOpen = true
      var body: some View {
        Button("Open") { isOpen = true }.inspector(isPresented: $isOpen) { Counter().inspectorColumnWidth(240) }
      }
    }
    let host = TestHost(width: 1000) { Host() }
    #expect(host.texts == ["Open", "Count 0", "Close"])
    try host.tap("Count 0")
    host.resize(width: 390, height: 800)
    #expect(host.texts == ["Count 1", "Close"])
    #expect(host.sheets == 1)
    host.resize(width: 1000, height: 800)
    #expect(host.texts == ["Open", "Count 1", "Close"])
    try host.tap("Close")
    #expect(host.texts == ["Open"])
    host.resize(width: 390, height: 800)
    try host.tap("Open")
    #expect(host.texts == ["Count 0", "Close"])
    try host.dismissSheet()
    #expect(host.texts == ["Open"])
  }
}
