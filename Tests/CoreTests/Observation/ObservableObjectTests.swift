import CairnTesting
import Combine
import SwiftUI
import Testing

private class Account: ObservableObject {
  @Published var name: String
  @Published var visits = 0
  var unpublished = 0

  init(_ name: String = "Ann") { self.name = name }
}

private final class Savings: Account {
  @Published var balance = 10
}

private final class ByHand: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class BySubject: ObservableObject {
  let objectWillChange = CurrentValueSubject<Int, Never>(0)
  var count = 0 {
    willSet { objectWillChange.send(newValue) }
  }
}

private final class ObjectTally: @unchecked Sendable {
  var count = 0
}

private final class Counted: ObservableObject {
  @Published var value = 0
  init(_ tally: ObjectTally) { tally.count += 1 }
}

private struct Owner: View {
  @StateObject private var account = Account()
  var body: some View {
    Text("\(account.name) \(account.visits)")
    Visits(account: account)
    NameField(name: $account.name)
    Button("Rename") { account.name = "Bob" }
    Button("Same name") { account.name = account.name + "" }
    Button("Unpublished") { account.unpublished += 1 }
  }
}

private struct Visits: View {
  @ObservedObject var account: Account
  var body: some View { Button("Visit \(account.visits)") { account.visits += 1 } }
}

/// Reads through a binding to a property of an unknown object.
private struct NameField: View {
  @Binding var name: String
  var body: some View {
    Text("field \(name)")
    Button("Type") { name += "x" }
  }
}

private struct MakesOnce: View {
  let tally: ObjectTally
  @State private var turn = 0
  var body: some View {
    Holder(tally: tally, turn: turn)
    Button("Turn") { turn += 1 }
    if turn % 2 == 0 { Holder(tally: tally, turn: -1) }
  }
}

private struct Holder: View {
  @StateObject private var model: Counted
  let turn: Int
  init(tally: ObjectTally, turn: Int) {
    self.turn = turn
    _model = StateObject(wrappedValue: Counted(tally))
  }
  var body: some View { Text("turn \(turn) value \(model.value)") }
}

private struct Swapping: View {
  let first: Account
  let second: Account
  @State private var isSecond = false
  var body: some View {
    Visits(account: isSecond ? second : first)
    Button("Swap") { isSecond.toggle() }
  }
}

private struct SavingsView: View {
  @ObservedObject var savings: Savings
  var body: some View {
    Text("\(savings.name) \(savings.balance)")
    Button("Save") { savings.balance += 5 }
    Button("Rename") { savings.name = "Bob" }
  }
}

private struct HandView: View {
  @ObservedObject var model: ByHand
  @ObservedObject var subject: BySubject
  var body: some View {
    Text("\(model.count) \(subject.count)")
    Button("Add") { model.count += 1 }
    Button("Add to subject") { subject.count += 1 }
  }
}

private struct Provider: View {
  @State private var account: Account?
  let other = Account("Other")
  var body: some View {
    if let account {
      Greeting().environmentObject(account)
    } else {
      Greeting()
    }
    Button("Provide") { account = Account() }
  }
}

private struct Switching: View {
  let accounts: [Account]
  @State private var index = 0
  var body: some View {
    Wrapper().environmentObject(accounts[index])
    Button("Next") { index += 1 }
  }
}

private struct Wrapper: View {
  var body: some View { Greeting() }
}

private let lineOfTheProperty = #line + 3

private struct Greeting: View {
  @EnvironmentObject private var account: Account
  var body: some View {
    Text("Hello, \(account.name)")
    NameField(name: $account.name)
  }
}

/// Holds the object without reading it, like a view that only acts on it.
private struct Acting: View {
  @EnvironmentObject private var account: Account
  var body: some View { Button("Act") { account.visits += 1 } }
}

private struct WritesWhileRunning: View {
  @ObservedObject var account: Account
  var body: some View {
    let _ = { account.visits += 1 }()
    Text("Running")
  }
}

@MainActor
@Suite("Observable objects")
struct ObservableObjectTests {
  @Test func aPublishedChangeIsShownByAllWhoFollowTheObject() throws {
    let host = TestHost { Owner() }
    try host.tap("Visit 0")
    #expect(host.texts.prefix(2) == ["Ann 1", "Visit 1"])
    #expect(host.bodyRuns(of: Visits.self) == 2)
  }

  @Test func aViewThatOnlyHasABindingIsBroughtUpToDate() throws {
    let host = TestHost { Owner() }
    try host.tap("Rename")
    #expect(host.isVisible("field Bob"))
    try host.tap("Type")
    #expect(host.isVisible("field Bobx"))
    #expect(host.bodyRuns(of: NameField.self) == 3)
    try host.tap("Visit 0")
    #expect(host.bodyRuns(of: NameField.self) == 3)
  }

  @Test func whatIsNotPublishedRunsNothing() throws {
    let host = TestHost { Owner() }
    try host.tap("Unpublished")
    #expect(host.bodyRuns(of: Owner.self) == 1)
  }

  @Test func aStateObjectIsMadeOnceForEachIdentity() throws {
    let tally = ObjectTally()
    let host = TestHost { MakesOnce(tally: tally) }
    #expect(tally.count == 2)
    try host.tap("Turn")
    #expect(host.texts.first == "turn 1 value 0")
    #expect(tally.count == 2)
    try host.tap("Turn")
    #expect(tally.count == 3)
  }

  @Test func anotherObjectIsFollowedAndTheFirstNoMore() throws {
    let first = Account("first")
    let second = Account("second")
    let host = TestHost { Swapping(first: first, second: second) }
    try host.tap("Swap")
    #expect(host.bodyRuns(of: Visits.self) == 2)
    first.visits = 5
    #expect(host.bodyRuns(of: Visits.self) == 2)
    second.visits = 7
    #expect(host.isVisible("Visit 7"))
  }

  @Test func aSubclassPublishesItsOwnPropertiesAndTheInherited() throws {
    let host = TestHost { SavingsView(savings: Savings("Ann")) }
    try host.tap("Save")
    #expect(host.texts.first == "Ann 15")
    try host.tap("Rename")
    #expect(host.texts.first == "Bob 15")
  }

  @Test func anObjectMayAnnounceByHand() throws {
    let host = TestHost { HandView(model: ByHand(), subject: BySubject()) }
    #expect(host.diagnostics.isEmpty)
    #expect(host.bodyRuns(of: HandView.self) == 1)
    try host.tap("Add")
    #expect(host.texts.first == "1 0")
    try host.tap("Add to subject")
    #expect(host.texts.first == "1 1")
  }

  @Test func aMissingObjectIsDiagnosedAndTheViewComesWhenItDoes() throws {
    let host = TestHost { Provider() }
    let diagnostic = try #require(host.diagnostics.first)
    #expect(diagnostic.code == "environment.missing-object")
    #expect(diagnostic.file?.hasSuffix("ObservableObjectTests.swift") == true)
    #expect(diagnostic.line == lineOfTheProperty)
    #expect(diagnostic.message.contains("Account"))
    #expect(diagnostic.message.contains("Greeting"))
    try host.tap("Provide")
    #expect(host.texts.first == "Hello, Ann")
  }

  @Test func anotherObjectInTheEnvironmentReachesItsReaders() throws {
    let accounts = [Account("one"), Account("two")]
    let host = TestHost { Switching(accounts: accounts) }
    try host.tap("Next")
    #expect(host.texts.prefix(2) == ["Hello, two", "field two"])
    #expect(host.bodyRuns(of: Wrapper.self) == 1)
    accounts[1].name = "zwei"
    #expect(host.texts.prefix(2) == ["Hello, zwei", "field zwei"])
    let runs = host.bodyRuns(of: Greeting.self)
    accounts[0].name = "eins"
    #expect(host.bodyRuns(of: Greeting.self) == runs)
  }

  @Test func anObjectThatTheBodyDoesNotReadIsFollowedAllTheSame() throws {
    let first = Account()
    let second = Account()
    let host = TestHost { ActingSwitch(accounts: [first, second]) }
    try host.tap("Act")
    #expect(first.visits == 1)
    try host.tap("Next")
    try host.tap("Act")
    #expect(second.visits == 1)
    #expect(first.visits == 1)
  }

  @Test func anObjectWrittenDuringABodyIsDiagnosedAndTheLoopEnds() throws {
    let account = Account()
    let host = TestHost { WritesWhileRunning(account: account) }
    #expect(host.isVisible("Running"))
    #expect(host.diagnostics.map(\.code) == ["update.write-during-body"])
    #expect(account.visits == 2)
  }

  @Test func aChangeOnAnotherThreadIsShown() async {
    nonisolated(unsafe) let account = Account()
    let host = TestHost { Visits(account: account) }
    for round in 1...200 {
      await Task.detached { account.visits = round }.value
      #expect(host.texts == ["Visit \(round)"])
    }
    #expect(host.bodyRuns(of: Visits.self) == 201)
  }
}

private struct ActingSwitch: View {
  let accounts: [Account]
  @State private var index = 0
  var body: some View {
    Acting().environmentObject(accounts[index])
    Button("Next") { index += 1 }
  }
}
