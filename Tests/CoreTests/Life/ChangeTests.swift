import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("onChange")
struct ChangeTests {
  let journal = Journal()

  @Test("N93: it runs after the change, with the old and the new value")
  func oldAndNew() {
    let number = Switchboard(1)
    let host = TestHost {
      Deferred { Text("\(number.value)").onChange(of: number.value) { journal.write("\($0) to \($1)") } }
    }
    #expect(journal.take() == [])
    number.value = 2
    #expect(host.texts == ["2"])
    number.value = 2
    #expect(host.texts == ["2"])
    number.value = 5
    #expect(host.texts == ["5"])
    #expect(journal.take() == ["1 to 2", "2 to 5"])
  }

  @Test("N93: initial also runs it on first appearance, with old equal to new")
  func initial() {
    let number = Switchboard(1)
    let host = TestHost {
      Deferred {
        Text("\(number.value)").onChange(of: number.value, initial: true) { journal.write("\($0) to \($1)") }
      }
    }
    #expect(journal.take() == ["1 to 1"])
    number.value = 2
    #expect(host.texts == ["2"])
    #expect(journal.take() == ["1 to 2"])
  }

  @Test func allForms() {
    let number = Switchboard(1)
    let host = TestHost {
      Deferred {
        Text("\(number.value)")
          .onChange(of: number.value) { journal.write("none") }
          .onChange(of: number.value, initial: true) { journal.write("initial") }
          .onChange(of: number.value) { old, new in journal.write("\(old)\(new)") }
      }
    }
    #expect(journal.take() == ["initial"])
    number.value = 2
    #expect(host.texts == ["2"])
    #expect(journal.take().sorted() == ["12", "initial", "none"])
  }

  @Test @available(*, deprecated) func theOldForm() {
    let number = Switchboard(1)
    let host = TestHost {
      Deferred { Text("a").onChange(of: number.value, perform: { journal.write("\($0)") }) }
    }
    number.value = 2
    #expect(host.texts == ["a"])
    #expect(journal.take() == ["2"])
  }

  @Test("N93: closures are captured at the new value")
  func capturesTheNewValue() throws {
    struct Page: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        let doubled = number * 2
        Button("Add") { number += 1 }.onChange(of: number) { journal.write("\(number) \(doubled)") }
      }
    }
    let host = TestHost { Page(journal: journal) }
    try host.tap("Add")
    #expect(journal.take() == ["2 4"])
  }

  @Test func severalWritesInOneTurnAreOneChange() throws {
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        Button("Go") {
          for next in 1...10 { number = next }
        }
        .onChange(of: number) { journal.write("\($0) to \($1)") }
        Button("There and back") {
          number += 1
          number -= 1
        }
      }
    }
    let host = TestHost { Page(journal: journal) }
    try host.tap("Go")
    #expect(journal.take() == ["0 to 10"])
    try host.tap("There and back")
    #expect(journal.take() == [])
  }

  @Test func aChangeMayWriteWhatAnotherChangeWatches() throws {
    struct Page: View {
      let journal: Journal
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Button("\(a) \(b)") { a += 1 }
          .onChange(of: a) { b = a * 10 }
          .onChange(of: b) { journal.write("b \(b)") }
      }
    }
    let host = TestHost { Page(journal: journal) }
    try host.tap("0 0")
    #expect(host.texts == ["1 10"])
    #expect(journal.take() == ["b 10"])
  }

  @Test func aChangeThatNeverEndsIsDiagnosedAndTheAppGoesOn() throws {
    struct Page: View {
      @State private var number = 0
      @State private var isRunning = false
      var body: some View {
        Text(isRunning ? "running" : "idle")
        Button("Start") { isRunning = true }
        Button("Stop") { isRunning = false }
          .onChange(of: number) { if isRunning { number += 1 } }
          .onChange(of: isRunning) { if isRunning { number += 1 } }
      }
    }
    let host = TestHost { Page() }
    try host.tap("Start")
    #expect(host.diagnostics.map(\.code) == ["update.endless"])
    try host.tap("Stop")
    #expect(host.texts.first == "idle")
  }

  @Test func notANumberIsNotAnEndlessChange() throws {
    let value = Switchboard(Double.nan)
    let other = Switchboard(0)
    let host = TestHost {
      Deferred { Text("\(other.value)").onChange(of: value.value) { journal.write("changed") } }
    }
    other.value = 1
    #expect(host.texts == ["1"])
    #expect(journal.take() == [])
  }
}
