import CairnTesting
import SwiftUI
import Testing

private struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
}

private struct Basket: View {
  @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum")]
  @State private var selected: Int?

  var body: some View {
    VStack {
      Text("Selected \(selected ?? 0)")
      List(selection: $selected) {
        ForEach(fruits) { Text($0.name) }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

@MainActor
@Suite("Lists")
struct ListTests {
  @Test func aListShowsARowForEachElement() {
    let host = TestHost { List(["One", "Two"], id: \.self) { Text($0) } }
    #expect(host.tree == "window\n  list\n    row \"One\"\n    row \"Two\"")
  }

  @Test func N217_aRowIsSelectedByItsIDInTheCollection() throws {
    let host = TestHost { Basket() }
    try host.select("Pear")
    #expect(host.texts.first == "Selected 2")
    #expect(host.isSelected("Pear"))
    #expect(!host.isSelected("Apple"))
    try host.tap("Plum")
    #expect(host.texts.first == "Selected 3")
    try host.deselect("Plum")
    #expect(host.texts.first == "Selected 0")
  }

  @Test func N217_aTagWinsOverTheID() throws {
    struct Tagged: View {
      @State private var selected: String?
      var body: some View {
        VStack {
          Text(selected ?? "none")
          List(selection: $selected) {
            ForEach(1..<3) { Text("Row \($0)").tag("tag \($0)") }
            Text("Alone").tag("alone")
            Text("Untagged")
          }
        }
      }
    }
    let host = TestHost { Tagged() }
    try host.select("Row 2")
    #expect(host.texts.first == "tag 2")
    try host.select("Alone")
    #expect(host.texts.first == "alone")
    #expect(throws: TestHostError.self) { try host.select("Untagged") }
  }

  @Test func N219_aRowWithATagOfAnotherTypeCannotBeSelected() {
    struct Mixed: View {
      @State private var selected: String?
      var body: some View {
        List(selection: $selected) { Text("Seven").tag(7) }
      }
    }
    let host = TestHost { Mixed() }
    #expect(throws: TestHostError.self) { try host.select("Seven") }
  }

  @Test func N216_aSetSelectsSeveralRows() throws {
    struct Several: View {
      @State private var selected: Set<Int> = []
      var body: some View {
        VStack {
          Text("\(selected.sorted())")
          List(1..<4, selection: $selected) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost { Several() }
    try host.select("Row 1")
    try host.select("Row 3")
    #expect(host.texts.first == "[1, 3]")
    try host.deselect("Row 1")
    #expect(host.texts.first == "[3]")
  }

  @Test func N229_aRowMayBeLeftOutOfSelectionAndEditing() throws {
    struct Limited: View {
      @State private var items = ["a", "b"]
      @State private var selected: String?
      var body: some View {
        List(selection: $selected) {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == "a").selectionDisabled(item == "a")
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
    }
    let host = TestHost { Limited() }
    #expect(throws: TestHostError.self) { try host.delete("a") }
    #expect(throws: TestHostError.self) { try host.select("a") }
    try host.delete("b")
    #expect(host.texts == ["a"])
  }

  @Test func N225_N226_N227_rowsAreDeletedAndMoved() throws {
    let host = TestHost { Basket() }
    try host.move("Plum", before: "Apple")
    #expect(host.texts.dropFirst() == ["Plum", "Apple", "Pear"])
    try host.delete("Apple")
    #expect(host.texts.dropFirst() == ["Plum", "Pear"])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let host = TestHost {
      List {
        Section("Fruits") { Text("Apple") }
        Section {
          Text("Carrot")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Eat them")
        }
      }
    }
    #expect(
      host.tree == """
        window
          list
            section
              header "Fruits" header
                text "Fruits"
              row "Apple"
            section
              header "Vegetables" header
                text "Vegetables"
              row "Carrot"
              footer "Eat them"
                text "Eat them"
        """)
  }

  @Test func aSectionIsCollapsedByItsHeader() throws {
    struct Collapsing: View {
      @State private var isExpanded = true
      var body: some View {
        List { Section("More", isExpanded: $isExpanded) { Text("Inside") } }
      }
    }
    let host = TestHost { Collapsing() }
    #expect(host.value(of: "More") == "expanded")
    try host.tap("More")
    #expect(!host.isVisible("Inside"))
    #expect(host.value(of: "More") == "collapsed")
  }

  @Test(arguments: [100_000, 1_000_000]) func manyRowsOpenByBuildingThoseInView(count: Int) throws {
    struct Numbered: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    let host = TestHost { List(0..<count, id: \.self) { Numbered(number: $0) } }
    // 844 points hold 19.2 rows of 44.
    #expect(host.isVisible("Row 19"))
    #expect(!host.isVisible("Row 60"))
    #expect(host.bodyRuns(of: Numbered.self) < 60)
    try host.scroll(to: "Row 300")
    #expect(host.isVisible("Row 300"))
    #expect(!host.isVisible("Row 0"))
  }

  @Test func changingOneElementRunsOneRow() throws {
    struct Row: View {
      let fruit: Fruit
      var body: some View { Text(fruit.name) }
    }
    struct Long: View {
      @State private var fruits = (0..<1000).map { Fruit(id: $0, name: "Fruit \($0)") }
      var body: some View {
        VStack {
          Button("Change") { fruits[3].name = "Changed" }
          Button("Insert") { fruits.insert(Fruit(id: -1, name: "New"), at: 0) }
          List(fruits) { Row(fruit: $0) }
        }
      }
    }
    let host = TestHost { Long() }
    let before = host.bodyRuns(of: Row.self)
    try host.tap("Change")
    #expect(host.isVisible("Changed"))
    #expect(host.bodyRuns(of: Row.self) == before + 1)
    try host.tap("Insert")
    #expect(host.isVisible("New"))
    // The new row, and at most one that the insertion pushed into view.
    #expect(host.bodyRuns(of: Row.self) <= before + 3)
  }

  @Test func aRowKeepsItsStateWhileItIsScrolledAway() throws {
    struct Row: View {
      let number: Int
      @State private var isOn = false
      var body: some View { Button("Row \(number) \(isOn ? "on" : "off")") { isOn = true } }
    }
    let host = TestHost { List(0..<200, id: \.self) { Row(number: $0) } }
    try host.tap("Row 2 off")
    try host.scroll(to: "Row 150 off")
    #expect(!host.isVisible("Row 2 on"))
    try host.scroll(to: "Row 2 on")
    #expect(host.isVisible("Row 2 on"))
  }

  @Test func N224_editModeIsNilWhereNoPageProvidesIt() throws {
    struct Probe: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode == nil ? "none" : "there") }
    }
    #expect(TestHost { Probe() }.texts == ["none"])
    #expect(TestHost { NavigationStack { Probe() } }.texts == ["there"])
  }

  @Test func N223_anEditButtonTurnsEditingOnAndOff() throws {
    struct Probe: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }
    let host = TestHost {
      NavigationStack {
        VStack {
          EditButton()
          Probe()
        }
      }
    }
    #expect(host.texts == ["Edit", "reading"])
    try host.tap("Edit")
    #expect(host.texts == ["Done", "editing"])
    try host.tap("Done")
    #expect(host.texts == ["Edit", "reading"])
  }

  @Test func N222_whileAListIsEditedArrowsLeaveWhatIsMarked() throws {
    struct Names: View {
      @State private var selected: Set<String> = []
      var body: some View {
        NavigationStack {
          VStack {
            Text(selected.sorted().joined(separator: " "))
            EditButton()
            List(["a", "b", "c"], id: \.self, selection: $selected) { Text($0) }
          }
        }
      }
    }
    let host = TestHost { Names() }
    try host.tap("Edit")
    try host.tap("a")
    // Whether the focus can move anywhere is irrelevant.
    _ = try? host.press(.downArrow)
    #expect(host.texts.first == "a")
    try host.press(.downArrow, modifiers: .shift)
    #expect(host.texts.first == "a b")
  }

  @Test func keysForPagesGoAsFarAsTheListIsHigh() throws {
    struct Numbers: View {
      @State private var selected: Set<Int> = []
      var body: some View {
        VStack {
          Text("\(selected.count) up to \(selected.max() ?? -1)")
          List(0..<100, id: \.self, selection: $selected) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost { Numbers() }
    try host.tap("Row 0")
    try host.press(.pageDown, modifiers: .shift)
    let page = try #require(host.texts.first?.split(separator: " ").last.flatMap { Int($0) })
    #expect(page > 5 && page < 99)
    #expect(host.texts.first == "\(page + 1) up to \(page)")
    try host.press(.pageUp)
    #expect(host.texts.first == "1 up to 0")
    try host.press(.pageUp)
    #expect(host.texts.first == "1 up to 0")
    try host.press(.end)
    try host.press(.pageUp)
    #expect(host.texts.first == "1 up to \(99 - page)")
    try host.press(.pageDown)
    try host.press(.pageDown)
    #expect(host.texts.first == "1 up to 99")
  }

  @Test func N228_swipeActionsTakeThePlaceOfDeletion() throws {
    struct Mails: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text(log.joined(separator: " "))
          List {
            ForEach(["a"], id: \.self) { mail in
              Text(mail)
                .swipeActions {
                  Button("Archive") { log.append("archived") }
                  Button("Flag") { log.append("flagged") }
                }
            }
            .onDelete { _ in log.append("deleted") }
          }
        }
      }
    }
    let host = TestHost { Mails() }
    #expect(!host.isVisible("Archive"))
    try host.swipe("a", "Flag")
    #expect(host.texts.first == "flagged")
    try host.delete("a")
    #expect(host.texts.first == "flagged archived")
  }

  @Test func N145_aTapOnARowFollowsTheLinkInIt() throws {
    let host = TestHost {
      NavigationStack {
        List(["Mint", "Teal"], id: \.self) { name in
          NavigationLink(value: name) {
            HStack {
              Text(name)
              Text("colour of \(name)")
            }
          }
        }
        .navigationTitle("Colours")
        .navigationDestination(for: String.self) { Text("Page of \($0)").navigationTitle($0) }
      }
    }
    try host.tap("Mint", role: .row)
    #expect(host.title == "Mint")
    try host.goBack()
    try host.tap("colour of Teal")
    #expect(host.title == "Teal")
  }

  @Test func badgesStandInTheirRows() {
    let host = TestHost {
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
      }
    }
    #expect(host.texts == ["Inbox", "3", "Sent"])
  }

  @Test func boundRowsWriteThrough() throws {
    struct Switches: View {
      @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
      var body: some View {
        List($fruits) { $fruit in Button(fruit.name) { fruit.name += "!" } }
      }
    }
    let host = TestHost { Switches() }
    try host.tap("Pear")
    #expect(host.texts == ["Apple", "Pear!"])
  }

  @Test func N232_pullingDownReloads() async throws {
    struct News: View {
      @State private var items = ["old"]
      var body: some View {
        List(items, id: \.self) { Text($0) }.refreshable { items = ["new"] }
      }
    }
    let host = TestHost { News() }
    try host.refresh()
    await host.settle()
    #expect(host.texts == ["new"])
  }
}
