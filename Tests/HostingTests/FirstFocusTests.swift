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

  @Test("In the list that the columns are chosen from", arguments: MailWindow.all)
  fileprivate func inTheListOfAWindow(_ mail: MailWindow) throws {
    let host = TestHost(width: mail.columns == 1 ? 390 : 1_200) { mail.view }
    #expect(try start(host) == mail.start)
    #expect(try startInWindow(TestHost(width: mail.columns == 1 ? 390 : 1_200) { mail.view }) == mail.start)
  }

  @Test func inTheColumnThatWasUsedIfItsContentIsReplaced() throws {
    let host = TestHost(width: 1_200) { Projects() }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Garden")
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Garden 1")
  }

  @Test func inAPageThatWasPushedAndNotInTheListBesideIt() throws {
    let host = TestHost(width: 1_200) { PushingDetail() }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Row 1")
    let link = try #require(controller.focusStops.first { $0.element.label == "Further" })
    controller.move(to: link.element)
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Inside")
  }

  @Test("In a page that a link has opened, unless a row is selected", arguments: [nil, 2])
  func inAPageThatALinkHasOpened(selected: Int?) throws {
    let host = TestHost(width: 1_200) {
      NavigationSplitView {
        List([1, 2], id: \.self) { NavigationLink("Topic \($0)", value: $0) }
      } content: {
        List([1, 2], id: \.self, selection: .constant(selected)) { Text("Row \($0)") }
      } detail: {
        NavigationStack(path: .constant([1])) {
          Text("Root").navigationDestination(for: Int.self) { _ in Button("Inside") {} }
        }
      }
    }
    #expect(try start(host) == (selected == nil ? "Inside" : "Row 2"))
  }

  @Test func inTheBarOnlyUntilThereIsSomethingElse() throws {
    let loading = Loading()
    let host = TestHost { LoadingPage(loading: loading) }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "In the bar")
    loading.names = ["First", "Second"]
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "First")
  }

  @Test func inTheBarIfTheUserHasUsedIt() throws {
    let loading = Loading()
    let host = TestHost { LoadingPage(loading: loading) }
    let controller = try controller(of: host)
    _ = controller.settleFocus()
    _ = controller.perform(.press)
    loading.names = ["First", "Second"]
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "In the bar")
  }

  @Test func whereTheFocusWasLastOfSeveralColumns() throws {
    let host = TestHost(width: 1_200) { SheetOverColumns() }
    let controller = try controller(of: host)
    for label in ["Action", "Row 2", "Action"] {
      let stop = try #require(controller.focusStops.first { $0.element.label == label })
      controller.move(to: stop.element)
    }
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Close it")
    _ = controller.perform(.press)
    host.session.runTurns()
    _ = controller.settleFocus()
    #expect(controller.focused?.label == "Action")
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

/// A window of a mail program, with something to press in each bar and beside the list of messages.
private struct MailWindow: CustomTestStringConvertible {
  let columns: Int
  let selected: String?
  let detail: Detail

  enum Detail: CaseIterable { case emptyState, field, links }

  static let all = [1, 2, 3].flatMap { columns in
    [nil, "Third"].flatMap { selected in
      (columns == 1 ? [Detail.emptyState] : Detail.allCases).map {
        Self(columns: columns, selected: selected, detail: $0)
      }
    }
  }

  var testDescription: String { "\(columns) columns, \(selected ?? "nothing") selected, \(detail)" }

  /// Of two columns, one with links comes before the sidebar.
  var start: String { columns == 2 && detail == .links ? "Attachment" : selected ?? "First" }

  @MainActor var view: AnyView {
    switch columns {
    case 1: AnyView(NavigationStack { list })
    case 2:
      AnyView(
        NavigationSplitView {
          list
        } detail: {
          page
        })
    default:
      AnyView(
        NavigationSplitView {
          mailboxes
        } content: {
          list
        } detail: {
          page
        })
    }
  }

  @MainActor private var mailboxes: some View {
    List(["Inbox", "Sent"], id: \.self, selection: .constant("Inbox")) { Text($0) }
      .toolbar { Button("Edit Mailboxes") {} }
  }

  @MainActor private var list: some View {
    List(["First", "Second", "Third", "Fourth"], id: \.self, selection: .constant(selected)) { Text($0) }
      .navigationTitle("Messages")
      .searchable(text: .constant(""))
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Filter") {} } }
  }

  @MainActor @ViewBuilder private var page: some View {
    Group {
      switch detail {
      case .emptyState:
        ContentUnavailableView {
          Label("No Message Selected", systemImage: "envelope")
        } actions: {
          Button("New Message") {}
        }
      case .field: TextField("Note", text: .constant(""))
      case .links: List { NavigationLink("Attachment") { Text("Attachment") } }
      }
    }
    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Reply") {} } }
  }
}

/// Shows a list in its content column once a project is chosen there.
private struct Projects: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationSplitView {
      List(["Garden", "House"], id: \.self) { Text($0) }
    } content: {
      if let project = path.first {
        List([1, 2], id: \.self, selection: .constant(nil as Int?)) { Text("\(project) \($0)") }.id(project)
      } else {
        VStack {
          ForEach(["Garden", "House"], id: \.self) { name in Button(name) { path = [name] } }
        }
      }
    } detail: {
      NavigationStack(path: $path) {
        Text("Nothing is chosen").navigationDestination(for: String.self) { _ in Text("No issue is chosen") }
      }
    }
  }
}

private struct PushingDetail: View {
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: .constant(nil as Int?)) { Text("Row \($0)") }
    } detail: {
      NavigationStack { NavigationLink("Further") { Button("Inside") {} } }
    }
  }
}

private struct SheetOverColumns: View {
  @State private var isShown = false

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: .constant(nil as Int?)) { Text("Row \($0)") }
    } detail: {
      Button("Action") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Button("Close it") { isShown = false } }
  }
}

@Observable private final class Loading {
  var names: [String] = []
}

private struct LoadingPage: View {
  let loading: Loading

  var body: some View {
    NavigationStack {
      List(loading.names, id: \.self) { name in Button(name) {} }.toolbar { Button("In the bar") {} }
    }
  }
}
