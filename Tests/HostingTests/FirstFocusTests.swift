import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Where the focus of a page starts")
struct FirstFocusTests {
  private func controller(of host: TestHost) throws -> WindowController {
    WindowController(try #require(host.session.frontWindow))
  }

  /// Returns the label of what has the focus first.
  private func start(_ host: TestHost) throws -> String? {
    _ = try controller(of: host).settleFocus()
    return host.session.frontWindow?.screen.focused?.label
  }

  private func startInWindow(_ host: TestHost) throws -> String? {
    let controller = try controller(of: host)
    let root = try #require(controller.root)
    return controller.startingFocus(in: root, canBeField: true)?.label
  }

  @Test func atTheFirstControlOfThePageAndNotInItsBar() throws {
    let page = NavigationStack {
      List {
        Button("First") {}; Button("Second") {}
      }
      .toolbar { Button("In the bar") {} }
    }
    #expect(try start(TestHost { page }) == "First")
    #expect(try startInWindow(TestHost { page }) == "First")
  }

  @Test func inTheBarIfNothingElseCanHaveIt() throws {
    let page = NavigationStack { Text("Words").toolbar { Button("In the bar") {} } }
    #expect(try start(TestHost { page }) == "In the bar")
  }

  @Test func atTheSelectedRow() throws {
    let page = List(1..<9, id: \.self, selection: .constant(Set([6]))) { Text("Row \($0)") }
    #expect(try start(TestHost { page }) == "Row 6")
    #expect(try startInWindow(TestHost { page }) == "Row 6")
  }

  @Test func atNothingThatDestroys() throws {
    let page = VStack {
      Button("Delete", role: .destructive) {}; Button("Keep") {}
    }
    #expect(try start(TestHost { page }) == "Keep")
    #expect(try startInWindow(TestHost { page }) == "Keep")
  }

  @Test func atADestroyingButtonIfThereIsNoOther() throws {
    #expect(try start(TestHost { VStack { Button("Delete", role: .destructive) {} } }) == "Delete")
  }

  @Test func inAFieldThatComesFirst() throws {
    let page = VStack {
      TextField("Name", text: .constant("")); Button("Save") {}
    }
    #expect(try start(TestHost { page }) == "Name")
    #expect(try startInWindow(TestHost { page }) == "Name")
  }

  @Test func inALaterFieldOnlyWhereLettersAreNoCommands() throws {
    let page = VStack {
      Button("Save") {}; TextField("Name", text: .constant(""))
    }
    #expect(try start(TestHost { page }) == "Save")
    #expect(try startInWindow(TestHost { page }) == "Save")
  }

  @Test func nowhereOnAPushedPageWithoutAnythingToPress() throws {
    let host = TestHost {
      NavigationSplitView {
        List(1..<9) { Text("Row \($0)") }
      } detail: {
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in Text("Words").toolbar { Button("In the bar") {} } }
        }
      }
    }
    host.resize(width: 1_200, height: 800)
    #expect(try start(host) == nil)
  }

  @Test func atTheDefaultFocusOfASheet() throws {
    let host = TestHost { DefaultFocusInASheet() }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Open")
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Town")
  }

  @Test func inTheFieldOfAnAlert() throws {
    let page = Text("Page").alert("Name?", isPresented: .constant(true)) {
      TextField("Name", text: .constant(""))
      Button("OK") {}
    }
    #expect(try start(TestHost { page }) == "Name")
  }

  @Test func nowhereOutOfView() throws {
    let page = ScrollView {
      VStack {
        Color.red.frame(height: 3_000); Button("Far below") {}
      }
    }
    #expect(try start(TestHost { page }) == nil)
    #expect(try startInWindow(TestHost { page }) == nil)
  }

  @Test func whereTheUserLeftThePage() throws {
    let host = TestHost {
      NavigationStack { List(1..<9) { row in NavigationLink("Row \(row)") { Button("Inside") {} } } }
    }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    let row = try #require(controller.focusStops.first { $0.element.label == "Row 5" })
    controller.move(to: row.element)
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Inside")
    _ = controller.goBack()
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Row 5")
  }

  @Test func atTheChosenItemOfAMenu() throws {
    let host = TestHost {
      Picker("Size", selection: .constant(2)) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }.pickerStyle(.menu)
    }
    try host.tap("Size")
    #expect(try start(host) == "Size 2")
  }

  @Test func everyStopIsInReach() throws {
    let host = TestHost {
      NavigationStack {
        List {
          Button("A") {}; Toggle("B", isOn: .constant(true)); Button("C") {}.disabled(true)
        }
        .toolbar { Button("D") {} }
      }
      .sheet(isPresented: .constant(true)) {
        VStack {
          Button("E") {}; TextField("F", text: .constant(""))
        }
      }
    }
    let stops = try controller(of: host).focusStops
    #expect(stops.map { $0.element.label } == ["E", "F"])
    #expect(stops.allSatisfy { $0.element.isInReach })
  }
}

private struct DefaultFocusInASheet: View {
  enum Field { case name, town }
  @State private var isShown = false
  @State private var name = ""
  @State private var town = ""
  @FocusState private var field: Field?

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          TextField("Name", text: $name).focused($field, equals: .name)
          TextField("Town", text: $town).focused($field, equals: .town)
        }
        .defaultFocus($field, .town)
      }
  }
}
