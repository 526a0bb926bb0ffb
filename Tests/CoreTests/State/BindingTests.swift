import CairnTesting
import SwiftUI
import Testing

private struct Address: Equatable {
  var street = "Elm"
  var numbers = [1, 2]
}

private struct Person: Equatable, Identifiable {
  let id: Int
  var name: String
  var address = Address()
}

/// A custom toggle, so that these tests need no control.
private struct Switch: View {
  let name: String
  @Binding var isOn: Bool
  var body: some View {
    Button("\(name) \(isOn ? "on" : "off")") { isOn.toggle() }
  }
}

private struct TextOf: View {
  @Binding var text: String
  var body: some View {
    Text(text)
    Button("Set") { text = "set" }
  }
}

private struct PassesOn: View {
  @State private var isOn = false
  var body: some View { Switch(name: "It", isOn: $isOn) }
}

private struct Middle: View {
  @Binding var person: Person
  var body: some View { TextOf(text: $person.address.street) }
}

private struct Deep: View {
  @State private var person = Person(id: 1, name: "Ann")
  var body: some View { Middle(person: $person) }
}

private struct Flags: View {
  @State private var flags = [false, false, false]
  var body: some View {
    Switch(name: "First", isOn: $flags[0])
    Switch(name: "Last", isOn: $flags[2])
    Button("Drop last") { flags.removeLast() }
  }
}

private struct Optionals: View {
  @State private var name: String? = "Ann"
  var body: some View {
    if let name = Binding($name) { TextOf(text: name) } else { Text("nobody") }
    Button("Forget") { name = nil }
    Button("Remember") { name = "Bob" }
  }
}

private struct Rows: View {
  @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob"), Person(id: 3, name: "Cem")]
  var body: some View {
    ForEach($people) { $person in
      Button("\(person.id) \(person.name)") { person.name += "!" }
    }
    Button("Remove first") { people.removeFirst() }
    Button("Reverse") { people.reverse() }
  }
}

private struct Animated: View {
  @State private var isOn = false
  @State private var isAnimated = false
  var body: some View {
    Switch(name: "It", isOn: isAnimated ? $isOn.animation(.linear) : $isOn)
    Button("Animate") { isAnimated = true }
  }
}

private final class Log {
  var lines: [String] = []
}

@MainActor
@Suite("Binding")
struct BindingTests {
  @Test func onlyTheViewThatReadsRuns() throws {
    let host = TestHost { PassesOn() }
    try host.tap("It off")
    #expect(host.isVisible("It on"))
    #expect(host.bodyRuns(of: PassesOn.self) == 1)
    #expect(host.bodyRuns(of: Switch.self) == 2)
  }

  @Test func aMemberOfAMemberRunsNobodyInBetween() throws {
    let host = TestHost { Deep() }
    try host.tap("Set")
    #expect(host.texts.first == "set")
    #expect(host.bodyRuns(of: Deep.self) == 1)
    #expect(host.bodyRuns(of: Middle.self) == 1)
    #expect(host.bodyRuns(of: TextOf.self) == 2)
  }

  @Test func elementsAreReachedByIndex() throws {
    let host = TestHost { Flags() }
    try host.tap("Last off")
    #expect(host.texts == ["First off", "Last on", "Drop last"])
  }

  @Test func anIndexThatIsGoneIsDiagnosedAndTheDataStays() throws {
    let host = TestHost { Flags() }
    try host.tap("Last off")
    try host.tap("Drop last")
    #expect(host.isVisible("Last on"))
    try host.tap("Last on")
    #expect(host.texts == ["First off", "Last on", "Drop last"])
    #expect(host.diagnostics.allSatisfy { $0.code == "binding.index-gone" })
    #expect(!host.diagnostics.isEmpty)
  }

  @Test func nilHasNoPlaceInABindingThatWasNotOptional() throws {
    struct Page: View {
      @State private var name = "kept"
      var body: some View {
        Text(name)
        Button("nil") { Binding<String?>($name).wrappedValue = nil }
        Button("new") { Binding<String?>($name).wrappedValue = "new" }
      }
    }
    let host = TestHost { Page() }
    try host.tap("nil")
    #expect(host.texts.first == "kept")
    #expect(host.diagnostics.map(\.code) == ["binding.nil-dropped"])
    try host.tap("new")
    #expect(host.texts.first == "new")
  }

  @Test func aValueOfAnotherTypeHasNoPlaceInABindingToAnyHashable() throws {
    struct Page: View {
      @State private var number = 1
      var body: some View {
        Text("\(number)")
        Button("text") { Binding<AnyHashable>($number).wrappedValue = "two" }
        Button("number") { Binding<AnyHashable>($number).wrappedValue = 2 }
      }
    }
    let host = TestHost { Page() }
    try host.tap("text")
    #expect(host.texts.first == "1")
    #expect(host.diagnostics.map(\.code) == ["binding.wrong-type"])
    try host.tap("number")
    #expect(host.texts.first == "2")
  }

  @Test func anOptionalIsUnwrappedWhileThereIsAValue() throws {
    let host = TestHost { Optionals() }
    try host.tap("Set")
    #expect(host.texts.first == "set")
    try host.tap("Forget")
    #expect(host.texts.first == "nobody")
    try host.tap("Remember")
    #expect(host.texts.first == "Bob")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func rowsWriteToTheirElement() throws {
    let host = TestHost { Rows() }
    try host.tap("2 Bob")
    try host.tap("Remove first")
    try host.tap("2 Bob!")
    try host.tap("Reverse")
    #expect(host.texts.prefix(2) == ["3 Cem", "2 Bob!!"])
    try host.tap("3 Cem")
    #expect(host.texts.prefix(2) == ["3 Cem!", "2 Bob!!"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func anotherAnimationIsAnotherBinding() throws {
    let host = TestHost { Animated() }
    #expect(host.bodyRuns(of: Switch.self) == 1)
    try host.tap("Animate")
    #expect(host.bodyRuns(of: Switch.self) == 2)
    #expect(host.bodyRuns(of: Animated.self) == 2)
  }

  @Test func aConstantNeverChanges() throws {
    let host = TestHost { Switch(name: "It", isOn: .constant(true)) }
    try host.tap("It on")
    #expect(host.texts == ["It on"])
  }

  @Test func closuresGetAndSet() {
    let log = Log()
    let binding = Binding<Int>(get: { log.lines.count }, set: { log.lines.append("\($0)") })
    binding.wrappedValue = 7
    #expect(log.lines == ["7"])
    #expect(binding.wrappedValue == 1)
    #expect(binding.projectedValue.wrappedValue == 1)
    #expect(Binding(projectedValue: binding).wrappedValue == 1)
  }

  @Test func aSetterIsToldOfTheTransaction() {
    let log = Log()
    let binding = Binding<Int>(
      get: { 0 }, set: { value, transaction in log.lines.append("\(value) \(transaction.animation == .linear)") })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 2
    binding.transaction(Transaction(animation: .linear)).wrappedValue = 3
    withAnimation(.linear) { binding.wrappedValue = 4 }
    #expect(log.lines == ["1 false", "2 true", "3 true", "4 true"])
    #expect(binding.animation(.linear).transaction.animation == .linear)
    #expect(binding.transaction.animation == nil)
  }

  @Test func membersOfABindingKeepItsTransaction() {
    let log = Log()
    let binding = Binding<Person>(
      get: { Person(id: 1, name: "Ann") },
      set: { person, transaction in log.lines.append("\(person.name) \(transaction.animation == .linear)") })
    binding.animation(.linear).name.wrappedValue = "Bob"
    #expect(log.lines == ["Bob true"])
  }

  @Test func aBindingIsWrappedAsAnOptional() {
    let log = Log()
    let binding = Binding<Int?>(Binding<Int>(get: { log.lines.count }, set: { log.lines.append("\($0)") }))
    #expect(binding.wrappedValue == 0)
    binding.wrappedValue = 5
    binding.wrappedValue = nil
    #expect(log.lines == ["5"])
    #expect(binding.wrappedValue == 1)
  }

  @Test func aBindingOfAHashableLosesItsType() {
    let log = Log()
    let number = Binding<Int>(get: { 4 }, set: { log.lines.append("\($0)") })
    let any = Binding<AnyHashable>(number)
    #expect(any.wrappedValue == AnyHashable(4))
    any.wrappedValue = AnyHashable(9)
    any.wrappedValue = AnyHashable("nine")
    #expect(log.lines == ["9"])
  }

  @Test func anOptionalBindingIsNilWithoutAValue() {
    let none = Binding<Int>(Binding<Int?>.constant(nil))
    #expect(none?.wrappedValue == nil)
    #expect(Binding(Binding<Int?>.constant(3))?.wrappedValue == 3)
  }

  @Test func aBindingOfACollectionIsACollection() {
    let log = Log()
    let numbers = Binding<[Int]>(get: { [10, 20, 30] }, set: { log.lines.append("\($0)") })
    #expect(numbers.count == 3)
    #expect(numbers.map(\.wrappedValue) == [10, 20, 30])
    #expect(numbers.reversed().map(\.wrappedValue) == [30, 20, 10])
    #expect(numbers.indices == 0..<3)
    #expect(numbers.index(after: 0) == 1)
    #expect(numbers.index(before: 2) == 1)
    #expect(numbers.index(0, offsetBy: 2) == 2)
    #expect(numbers[1...].map(\.wrappedValue) == [20, 30])
    for number in numbers { number.wrappedValue += 1 }
    #expect(log.lines == ["[11, 20, 30]", "[10, 21, 30]", "[10, 20, 31]"])
  }

  @Test func aBindingIsIdentifiedByItsValue() {
    #expect(Binding.constant(Person(id: 8, name: "Eve")).id == 8)
  }

  @Test func aDictionaryIsReachedByKey() {
    let log = Log()
    let ages = Binding<[String: Int]>(get: { ["Ann": 3] }, set: { log.lines.append("\($0["Ann"] ?? 0)") })
    #expect(ages["Ann"].wrappedValue == 3)
    ages["Ann"].wrappedValue = 4
    #expect(log.lines == ["4"])
  }

  @Test func closuresAreReadOnceWhenABindingIsMade() {
    var reads = 0
    let binding = Binding(
      get: { () -> Int in
        reads += 1
        return reads
      }, set: { _ in })
    #expect(reads == 1)
    #expect(binding.wrappedValue == 2)
    let second = Binding(
      get: { () -> Int in
        reads += 1; return 0
      }, set: { _, _ in })
    #expect(reads == 3)
    _ = second
  }
}
