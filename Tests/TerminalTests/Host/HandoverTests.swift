import CairnHosting
import SwiftUI
import Testing

@testable import CairnTerminal

/// What an edit of the source leaves where the user was.
@MainActor
@Suite("Handing over to the next process")
struct HandoverTests {
  @Test func changedStateStaysAndUnchangedStateTakesTheNewInitialValue() throws {
    let person = Person(height: 20) { Counter(step: 1, title: "Old") }
    person.click("Add")
    person.click("Add")
    #expect(person.sees("Count 2"))
    let next = try Person(after: person) { Counter(step: 10, title: "New") }
    #expect(next.sees("Count 2"))
    #expect(next.sees("New"))
    next.click("Add")
    #expect(next.sees("Count 12"))
    let third = try Person(after: next) { Counter(step: 1, title: "New") }
    #expect(third.sees("Count 12"))
  }

  @Test func valuesThatAreNotCodableStay() throws {
    let person = Person(height: 24) { Shelf() }
    person.click("Add")
    person.click("Mark")
    person.click("Open it")
    #expect(person.sees("This is 3: C"))
    let next = try Person(after: person) { Shelf() }
    #expect(next.sees("This is 3: C"))
    next.press(.escape)
    for text in ["A *", "B", "C", "Sorted by title"] { #expect(next.sees(text), "\(text)\n\(next.host.text)") }
  }

  @Test func pagesOfAStackWithoutAPathAreOpenedAgain() throws {
    let person = Person { Fruits() }
    person.click("Pear")
    person.click("More of Pear")
    #expect(person.sees("No more"))
    let next = try Person(after: person) { Fruits(names: ["Apple", "Cherry", "Pear", "Plum"]) }
    #expect(next.sees("No more"))
    next.press(.escape)
    #expect(next.header.contains("Pear"))
  }

  @Test func aPageThatIsNoLongerThereEndsTheWay() throws {
    let person = Person { Fruits() }
    person.click("Pear")
    let next = try Person(after: person) { Fruits(names: ["Apple", "Plum"]) }
    #expect(next.header.contains("Fruits"))
    next.click("Plum")
    #expect(next.header.contains("Plum"))
  }

  @Test func theTabTheFocusAndAFieldOfAModelStay() throws {
    let person = Person(height: 16) { Tabbed() }
    person.click("Second")
    person.click("Name")
    person.type("Ada")
    #expect(person.sees("Hello Ada"))
    let next = try Person(after: person) { Tabbed() }
    #expect(next.sees("Hello Ada"))
    next.type("!")
    #expect(next.sees("Hello Ada!"))
  }

  @Test func aListStaysWhereItWasScrolled() throws {
    let person = Person { List(0..<100) { Text("Row \($0)") } }
    person.turnWheel(down: 30)
    let before = person.host.text
    #expect(!person.sees("Row 0 "))
    let next = try Person(after: person) { List(0..<100) { Text("Row \($0)") } }
    #expect(next.host.text == before)
  }

  @Test func aSheetAndStateOfRowsStay() throws {
    let person = Person(height: 20) { RowsWithState(names: ["A", "B", "C"]) }
    person.click("B is off")
    person.click("Ask")
    #expect(person.sees("Really?"))
    let next = try Person(after: person) { RowsWithState(names: ["Z", "A", "B", "C"]) }
    #expect(next.sees("Really?"))
    next.press(.escape)
    #expect(next.sees("B is on"))
    #expect(next.sees("Z is off"))
  }

  /// After any input, the next process shows the same.
  @Test(arguments: 0..<60) func theNextProcessLooksTheSame(seed: UInt64) throws {
    var random = Steps(seed: seed)
    let person = Person(height: 20) { Everything() }
    let keys: [Key.Code] = [.down, .up, .enter, .tab, .escape, .right, .left, .character(" "), .character("x")]
    var pressed: [Key.Code] = []
    for _ in 0..<random.below(40) {
      pressed.append(keys[random.below(keys.count)])
      person.press(pressed[pressed.count - 1])
    }
    guard person.host.ending == nil, person.host.overlay == nil else { return }
    let next = try Person(after: person) { Everything() }
    #expect(next.words == person.words, "\(pressed)")
  }
}

private struct Counter: View {
  let step: Int
  @State private var count = 0
  @State private var title: String

  init(step: Int, title: String) {
    self.step = step
    _title = State(initialValue: title)
  }

  var body: some View {
    VStack {
      Text(title)
      Text("Count \(count)")
      Button("Add") { count += step }
    }
  }
}

/// Not `Codable`.
private struct Book: Hashable, Identifiable {
  enum Mark: CaseIterable { case none, star }
  let id: Int
  var title: String
  var mark = Mark.none
  var note: String?
}

private struct Shelf: View {
  private enum Order: String { case title, date }
  @State private var books = [Book(id: 1, title: "A"), Book(id: 2, title: "B")]
  @State private var path = NavigationPath()
  @State private var order: Order? = .date

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(books) { Text($0.title + ($0.mark == .star ? " *" : "")) }
        Text("Sorted by \(order?.rawValue ?? "")")
        Button("Add") { books.append(Book(id: books.count + 1, title: "C", note: "new")) }
        Button("Mark") {
          books[0].mark = .star
          order = .title
        }
        Button("Open it") { path.append(books[books.count - 1]) }
      }
      .navigationDestination(for: Book.self) { Text("This is \($0.id): \($0.title)") }
    }
  }
}

@Observable
private final class Model {
  var name = ""
}

private struct Tabbed: View {
  @State private var model = Model()

  var body: some View {
    TabView {
      Tab("First", systemImage: "1.circle") { Text("One") }
      Tab("Second", systemImage: "2.circle") {
        Form {
          TextField("Name", text: $model.name)
          Text("Hello \(model.name)")
        }
      }
    }
  }
}

private struct RowsWithState: View {
  let names: [String]
  @State private var asks = false

  private struct Row: View {
    let name: String
    @State private var isOn = false
    var body: some View { Button("\(name) is \(isOn ? "on" : "off")") { isOn.toggle() } }
  }

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("Ask") { asks = true }
    }
    .sheet(isPresented: $asks) { Text("Really?") }
  }
}

private struct Everything: View {
  @State private var selection = 0
  @State private var text = ""
  @State private var amount = 3.0

  var body: some View {
    TabView {
      Tab("Shelf", systemImage: "book") { Shelf() }
      Tab("Fruits", systemImage: "leaf") { Fruits() }
      Tab("Form", systemImage: "pencil") {
        Form {
          TextField("Text", text: $text)
          Picker("Choice", selection: $selection) { ForEach(0..<4, id: \.self) { Text("Choice \($0)") } }
          Slider(value: $amount, in: 0...10, step: 1) { Text("Amount") }
          Text("\(text) \(selection) \(amount.formatted())")
        }
      }
      Tab("Rows", systemImage: "list.bullet") { RowsWithState(names: ["A", "B"]) }
    }
  }
}

private struct Steps {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
