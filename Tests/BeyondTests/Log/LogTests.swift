import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Logs")
struct LogTests {
  struct Screen: View {
    let log: NavigationLog
    @State private var path: [Int] = []
    @State private var name = ""
    @State private var code = ""

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          TextField("Name", text: $name)
          SecureField("Code", text: $code)
        }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("Next") { path.append(number + 1) }
            Text("Page \(number)")
          }
          .navigationTitle("Page \(number)")
        }
      }
      .navigationLog(log)
    }
  }

  private func used(_ log: NavigationLog) throws -> TestHost {
    let host = TestHost { Screen(log: log) }
    try host.type("Ann", into: "Name")
    try host.type("1234", into: "Code")
    try host.tap("One")
    try host.tap("Next")
    try host.goBack()
    return host
  }

  @Test func eachInputIsRecordedWithItsChanges() throws {
    let log = NavigationLog()
    let host = try used(log)
    _ = host.title
    #expect(
      log.entries.map(\.input) == [
        .type("Ann", field: "Name"), .type("••••", field: "Code"), .tap("One"), .tap("Next"), .goBack,
      ])
    #expect(log.entries.map { $0.changes.map(\.kind) } == [[], [], [.push], [.push], [.pop]])
  }

  @Test func theLogStepsBackAndForth() throws {
    let log = NavigationLog()
    let host = try used(log)
    #expect(host.pages == ["Home", "Page 1"])
    log.stepBack()
    #expect(host.pages == ["Home", "Page 1", "Page 2"])
    log.stepBack()
    #expect(host.pages == ["Home", "Page 1"])
    log.stepBack()
    // Before the password, and before the name.
    log.stepBack()
    log.stepBack()
    log.stepBack()
    #expect(host.pages == ["Home"] && host.field("Name").text == "")
    log.stepForward()
    #expect(host.field("Name").text == "Ann")
    log.stepForward()
    log.stepForward()
    #expect(host.pages == ["Home", "Page 1"])
    log.travel(to: 4)
    #expect(host.pages == ["Home", "Page 1"])
    #expect(log.position == nil)
    #expect(log.entries.count == 5)
  }

  @Test func aLogOnAPageRecordsWhileThePageIsCovered() throws {
    struct Covered: View {
      let log: NavigationLog
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("One", value: 1)
            .navigationLog(log)
            .navigationDestination(for: Int.self) { _ in Button("Count \(count)") { count += 1 } }
        }
      }
    }
    let log = NavigationLog()
    let host = TestHost { Covered(log: log) }
    try host.tap("One")
    try host.tap("Count 0")
    #expect(log.entries.map(\.input) == [.tap("One"), .tap("Count 0")])
    #expect(log.entries.last?.states.map(\.name) == ["Covered.count"])
  }

  @Test func aLogMayRecordOneAppAfterAnother() throws {
    let log = NavigationLog()
    _ = try used(log)
    let host = TestHost { Screen(log: log) }
    try host.tap("One")
    #expect(log.entries.count == 6 && log.entries.last?.input == .tap("One"))
  }

  @Test func aTestIsExported() throws {
    let log = NavigationLog()
    let host = try used(log)
    _ = host.title
    #expect(
      log.swiftTest(named: "twoPages", of: "Screen()") == """
        @Test func twoPages() throws {
          let host = TestHost { Screen() }
          try host.type("Ann", into: "Name")
          try host.type("••••", into: "Code")
          try host.tap("One")
          try host.tap("Next")
          try host.goBack()
          #expect(host.pages == ["Home", "Page 1"])
        }
        """)
  }

  @Test func onlyTheLatestEntriesAreKept() throws {
    let log = NavigationLog(capacity: 2)
    let host = try used(log)
    _ = host.title
    #expect(log.entries.map(\.input) == [.tap("Next"), .goBack])
    #expect(log.entries.last?.id == 5)
  }
}
