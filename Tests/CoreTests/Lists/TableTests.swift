import CairnScreen
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
    var town = "Oslo"
  }

  private static let people = [
    Person(id: 1, name: "Cy", age: 30), Person(id: 2, name: "Ann", age: 9), Person(id: 3, name: "Bo", age: 51),
  ]

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var chosen: Person.ID?
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? 0)")
        Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text(String($0.age)) }.width(60)
          TableColumn("Town") { Text($0.town) }
        }
      }
    }
  }

  @Test func aWideTableHasAHeaderAndAllColumns() {
    let host = TestHost(width: 1_000) { Table(Self.people) { TableColumn("Name", value: \.name) } }
    #expect(host.texts == ["Name", "Cy", "Ann", "Bo"])
  }

  @Test func columnsCanComeFromData() throws {
    struct Marks: View {
      @State private var subjects = ["Art", "Music"]
      var body: some View {
        Button("More") { subjects.append("Sport") }
        Table(TableTests.people) {
          TableColumn("Name", value: \.name)
          TableColumnForEach(subjects, id: \.self) { subject in
            TableColumn(subject) { (person: Person) in Text("\(person.id) \(subject)") }
          }
        }
      }
    }
    let host = TestHost(width: 1_000) { Marks() }
    #expect(host.texts.prefix(7) == ["More", "Name", "Art", "Music", "Cy", "1 Art", "1 Music"])
    try host.tap("More")
    #expect(host.texts.prefix(5) == ["More", "Name", "Art", "Music", "Sport"])
    #expect(host.texts.contains("3 Sport"))
  }

  @Test func aNarrowTableShowsItsFirstColumnAlone() {
    let host = TestHost { Sorted() }
    #expect(host.texts == ["chosen 0", "Ann", "Bo", "Cy"])
  }

  @Test func aTapOnAColumnSortsByIt() throws {
    let host = TestHost(width: 1_000) { Sorted() }
    #expect(host.texts.prefix(7) == ["chosen 0", "Name", "Age", "Town", "Ann", "9", "Oslo"])
    #expect(host.value(of: "Name") == "ascending")
    try host.tap("Age")
    #expect(host.value(of: "Age") == "ascending")
    #expect(host.texts.filter { Int($0) != nil } == ["9", "30", "51"])
    try host.tap("Age")
    #expect(host.value(of: "Age") == "descending")
    #expect(host.texts.filter { Int($0) != nil } == ["51", "30", "9"])
    #expect(throws: TestHostError.self) { try host.tap("Town", role: .button) }
  }

  @Test func aRowIsSelectedByItsID() throws {
    let host = TestHost(width: 1_000) { Sorted() }
    try host.tap("Bo")
    #expect(host.texts.first == "chosen 3")
    #expect(host.isSelected("Bo"))
    try host.press(.downArrow)
    #expect(host.texts.first == "chosen 1")
  }

  @Test func rowsAreSaidOneByOneToo() {
    let host = TestHost(width: 1_000) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(String($0.age)) }
      } rows: {
        TableRow(Self.people[0])
        Section("Others") {
          ForEach(Self.people.dropFirst()) { TableRow($0) }
        }
      }
    }
    #expect(host.texts == ["Name", "Age", "Cy", "30", "Others", "Ann", "9", "Bo", "51"])
  }

  @Test func aRowThatDisclosesOpensInPlace() throws {
    let host = TestHost(width: 1_000) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        DisclosureTableRow(Self.people[0]) { TableRow(Self.people[1]) }
      }
    }
    #expect(host.texts == ["Name", "Cy"])
    try host.tap("Cy")
    #expect(host.texts == ["Name", "Cy", "Ann"])
  }

  @Test func columnsCanBeHiddenAndConditional() {
    struct Screen: View {
      @State private var columns = TableColumnCustomization<Person>()
      let showsTown: Bool
      var body: some View {
        Table(TableTests.people, columnCustomization: $columns) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text(String($0.age)) }.customizationID("age").defaultVisibility(.hidden)
          if showsTown { TableColumn("Town", value: \.town) }
        }
      }
    }
    #expect(TestHost(width: 1_000) { Screen(showsTown: false) }.texts.first == "Name")
    #expect(TestHost(width: 1_000) { Screen(showsTown: false) }.texts.contains("Age") == false)
    #expect(TestHost(width: 1_000) { Screen(showsTown: true) }.texts.prefix(2) == ["Name", "Town"])
  }

  private func frame(in host: TestHost, _ label: String) -> CGRect? {
    host.root?.firstInside { $0.ownText == label }?.frame(in: nil)
  }

  @Test func cellsStandBelowTheirColumns() throws {
    let host = TestHost(width: 1_000) { Sorted() }
    let name = try #require(frame(in: host, "Name"))
    let ann = try #require(frame(in: host, "Ann"))
    let age = try #require(frame(in: host, "Age"))
    let nine = try #require(frame(in: host, "9"))
    #expect(name.minX == ann.minX)
    #expect(age.minX == nine.minX)
  }

  @Test func onlyRowsInViewAreMade() {
    struct Cell: View {
      let number: Int
      var body: some View { Text("Row \(number)") }
    }
    struct Number: Identifiable { let id: Int }
    let host = TestHost(width: 1_000) {
      Table((0..<100_000).map { Number(id: $0) }) { TableColumn("Number") { Cell(number: $0.id) } }
    }
    #expect(host.isVisible("Row 0"))
    #expect(host.bodyRuns(of: Cell.self) < 100)
  }

  @Test func rowsWithChildrenCanBeOpened() throws {
    struct Folder: Identifiable {
      let id: String
      var folders: [Folder]?
    }
    struct Folders: View {
      @State private var chosen: String?
      var body: some View {
        Table([Folder(id: "Work", folders: [Folder(id: "Plans")])], children: \.folders, selection: $chosen) {
          TableColumn("Name", value: \.id)
          TableColumn("Size") { Text("\($0.folders?.count ?? 0) inside") }
        }
      }
    }
    let host = TestHost(width: 1_000) { Folders() }
    #expect(host.texts == ["Name", "Size", "Work", "1 inside"])
    try host.tap("Work, 1 inside")
    #expect(host.texts == ["Name", "Size", "Work", "1 inside", "Plans", "0 inside"])
  }

  private struct Insertable: View {
    @State private var people = TableTests.people
    var body: some View {
      Text("Word").draggable("Dee")
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { TableRow($0) }
          .onInsert(of: [.text]) { index, _ in people.insert(Person(id: 9, name: "Dee", age: 1), at: index) }
      }
    }
  }

  private struct Droppable: View {
    @State private var people = TableTests.people
    var body: some View {
      Text("Word").draggable("Dee")
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(people) { TableRow($0) }
          .dropDestination(for: String.self) { index, names in
            people.insert(Person(id: 9, name: names[0], age: 1), at: index)
          }
      }
    }
  }

  @Test func somethingCanBeDroppedBetweenTheRows() throws {
    for host in [TestHost(width: 1_000, content: { Insertable() }), TestHost(width: 1_000, content: { Droppable() })] {
      try host.drag("Word", onto: "Ann")
      #expect(host.texts == ["Word", "Name", "Cy", "Dee", "Ann", "Bo"])
    }
  }
}
