import CairnTesting
import Foundation
import SwiftUI
import Testing

private enum Theme: String {
  case plain, fancy
}

private enum Level: Int {
  case low = 1
  case high = 2
}

private struct Settings: View {
  @AppStorage("isOn") private var isOn = false
  @AppStorage("count") private var count = 1
  @AppStorage("scale") private var scale = 1.5
  @AppStorage("name") private var name = "Ann"
  @AppStorage("page") private var page = URL(string: "https://example.org/a")!
  @AppStorage("data") private var data = Data([1])
  @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("theme") private var theme = Theme.plain
  @AppStorage("level") private var level = Level.low

  var body: some View {
    Text(verbatim: "\(isOn) \(count) \(scale) \(name) \(page.lastPathComponent) \(data.count)")
    Text(verbatim: "\(date.timeIntervalSinceReferenceDate) \(theme) \(level)")
    Button("Change") {
      isOn.toggle()
      count += 1
      scale *= 2
      name += "a"
      page = URL(string: "https://example.org/b")!
      data.append(2)
      date += 60
      theme = .fancy
      level = .high
    }
  }
}

private struct Optionals: View {
  @AppStorage("isOn?") private var isOn: Bool?
  @AppStorage("count?") private var count: Int?
  @AppStorage("scale?") private var scale: Double?
  @AppStorage("name?") private var name: String?
  @AppStorage("page?") private var page: URL?
  @AppStorage("data?") private var data: Data?
  @AppStorage("date?") private var date: Date?
  @AppStorage("theme?") private var theme: Theme?
  @AppStorage("level?") private var level: Level?

  var body: some View {
    Text(verbatim: [isOn?.description, count?.description, scale?.description, name].map { $0 ?? "-" }.joined())
    Text(
      verbatim: [page?.host(), data?.count.description, date.map { _ in "d" }, theme?.rawValue].map { $0 ?? "-" }
        .joined())
    Text(verbatim: level.map { "\($0)" } ?? "-")
    Button("Set") {
      isOn = true
      count = 2
      scale = 2.5
      name = "Bob"
      page = URL(string: "https://example.org/")
      data = Data([1, 2, 3])
      date = Date(timeIntervalSinceReferenceDate: 5)
      theme = .fancy
      level = .high
    }
    Button("Clear") {
      isOn = nil
      count = nil
      scale = nil
      name = nil
      page = nil
      data = nil
      date = nil
      theme = nil
      level = nil
    }
  }
}

private struct SceneValues: View {
  @SceneStorage("isOn") private var isOn = false
  @SceneStorage("count") private var count = 1
  @SceneStorage("scale") private var scale = 1.5
  @SceneStorage("name") private var name = "Ann"
  @SceneStorage("page") private var page = URL(string: "https://example.org/a")!
  @SceneStorage("data") private var data: Data?
  @SceneStorage("theme") private var theme = Theme.plain
  @SceneStorage("level") private var level: Level?

  var body: some View {
    Text(verbatim: "\(isOn) \(count) \(scale) \(name) \(page.lastPathComponent) \(data?.count ?? 0) \(theme)")
    Text(verbatim: level.map { "\($0)" } ?? "-")
    Button("Change") {
      isOn = true
      count = 2
      scale = 3
      name = "Bob"
      page = URL(string: "https://example.org/b")!
      data = Data([1, 2])
      theme = .fancy
      level = .high
    }
  }
}

private struct Counter: View {
  @AppStorage("shared") private var count = 0
  let name: String
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Other: View {
  @AppStorage("other") private var count = 0
  var body: some View { Text("other \(count)") }
}

private struct BoundCounter: View {
  @AppStorage("shared") private var count = 0
  var body: some View { Step(count: $count) }
}

private struct Step: View {
  @Binding var count: Int
  var body: some View { Button("step \(count)") { count += 5 } }
}

private struct Keyed: View {
  @AppStorage private var text: String
  init(key: String) { _text = AppStorage(wrappedValue: "none", key) }
  var body: some View { Text(text) }
}

private struct Choosing: View {
  @State private var key = "a"
  @AppStorage("a") private var a = "none"
  @AppStorage("b") private var b = "none"
  var body: some View {
    Keyed(key: key)
    Button("Fill") {
      a = "alpha"
      b = "beta"
    }
    Button("Other key") { key = "b" }
  }
}

private let lineOfTheProperty = #line + 3

private struct WrongType: View {
  @AppStorage("name") private var count = 7
  var body: some View {
    Text("count \(count)")
    Button("Write") { count = 8 }
  }
}

private struct Naming: View {
  @AppStorage("name") private var name = ""
  var body: some View {
    Button("Name") { name = "Ann" }
    WrongType()
  }
}

private struct Ended: View {
  @AppStorage("farewell") private var farewell = "none"
  var body: some View {
    Text(farewell).onDisappear { farewell = "bye" }
  }
}

@MainActor
@Suite("Storage")
struct StorageTests {
  @Test func everyKindOfValueIsKept() throws {
    let host = TestHost { Settings() }
    #expect(host.texts.prefix(2) == ["false 1 1.5 Ann a 1", "0.0 plain low"])
    try host.tap("Change")
    #expect(host.texts.prefix(2) == ["true 2 3.0 Anna b 2", "60.0 fancy high"])
    let next = try host.terminateAndRestore()
    #expect(next.texts.prefix(2) == ["true 2 3.0 Anna b 2", "60.0 fancy high"])
    #expect(next.diagnostics.isEmpty)
  }

  @Test func optionalsAreNilUntilSetAndNilAgain() throws {
    let host = TestHost { Optionals() }
    #expect(host.texts.prefix(3) == ["----", "----", "-"])
    try host.tap("Set")
    #expect(host.texts.prefix(3) == ["true22.5Bob", "example.org3dfancy", "high"])
    let next = try host.terminateAndRestore()
    #expect(next.texts.prefix(3) == ["true22.5Bob", "example.org3dfancy", "high"])
    try next.tap("Clear")
    #expect(try next.terminateAndRestore().texts.prefix(3) == ["----", "----", "-"])
  }

  @Test func aSceneKeepsItsOwnValues() throws {
    let host = TestHost { SceneValues() }
    try host.tap("Change")
    #expect(host.texts.prefix(2) == ["true 2 3.0 Bob b 2 fancy", "high"])
    let next = try host.terminateAndRestore()
    #expect(next.texts.prefix(2) == ["true 2 3.0 Bob b 2 fancy", "high"])
  }

  @Test func viewsThatShareAKeyShareItsValue() throws {
    let host = TestHost {
      Counter(name: "one")
      Counter(name: "two")
      BoundCounter()
      Other()
    }
    try host.tap("one 0")
    #expect(host.texts == ["one 1", "two 1", "step 1", "other 0"])
    try host.tap("step 1")
    #expect(host.texts == ["one 6", "two 6", "step 6", "other 0"])
    #expect(host.bodyRuns(of: Counter.self) == 6)
    #expect(host.bodyRuns(of: BoundCounter.self) == 1)
    #expect(host.bodyRuns(of: Other.self) == 1)
  }

  @Test func aViewMayChangeItsKey() throws {
    let host = TestHost { Choosing() }
    try host.tap("Fill")
    #expect(host.texts.first == "alpha")
    try host.tap("Other key")
    #expect(host.texts.first == "beta")
  }

  @Test func aValueOfAnotherTypeIsDiagnosedAndKept() throws {
    let host = TestHost { Naming() }
    try host.tap("Name")
    #expect(host.isVisible("count 7"))
    let diagnostic = try #require(host.diagnostics.first)
    #expect(diagnostic.code == "storage.wrong-type")
    #expect(diagnostic.line == lineOfTheProperty)
    #expect(diagnostic.file?.hasSuffix("StorageTests.swift") == true)
    try host.tap("Write")
    #expect(host.isVisible("count 8"))
    #expect(host.diagnostics.count == 1)
  }

  @Test func whatIsWrittenAtTheEndIsKept() throws {
    let host = TestHost { Ended() }
    #expect(try host.terminateAndRestore().texts == ["bye"])
  }
}

@MainActor
@Suite("Storage in files")
struct FileStorageTests {
  @Test func valuesAreFoundAgainInTheFile() throws {
    let folder = try TemporaryFolder()
    let host = TestHost(storingIn: folder.url) { Settings() }
    try host.tap("Change")
    let next = try host.terminateAndRestore()
    #expect(next.texts.prefix(2) == ["true 2 3.0 Anna b 2", "60.0 fancy high"])
    #expect(try folder.text(of: "settings.json").contains("Anna"))
  }

  @Test func whatSomeoneElseWritesIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"version":1,"values":{"shared":4}}"#, to: "settings.json")
    let host = TestHost(storingIn: folder.url) { Counter(name: "c") }
    #expect(host.texts == ["c 4"])
    try folder.write(#"{"version":1,"values":{"shared":12}}"#, to: "settings.json")
    #expect(host.texts == ["c 12"])
    try folder.write(#"{"version":1,"values":{"shared":13}}"#, to: "settings.json")
    #expect(host.texts == ["c 13"])
  }

  @Test func aFileThatMakesNoSenseIsDiagnosedAndTheAppGoesOn() throws {
    let folder = try TemporaryFolder()
    let nonsense = #"{"version": not json"#
    try folder.write(nonsense, to: "settings.json")
    let host = TestHost(storingIn: folder.url) { Counter(name: "c") }
    #expect(host.texts == ["c 0"])
    #expect(host.diagnostics.map(\.code) == ["storage.corrupt"])
    try host.tap("c 0")
    #expect(host.texts == ["c 1"])
    #expect(try folder.text(of: "settings.json.corrupt-1") == nonsense)
    #expect(try host.terminateAndRestore().texts == ["c 1"])
  }

  @Test func aFolderThatCannotBeMadeIsDiagnosedAndTheAppGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file, no folder", to: "taken")
    let host = TestHost(storingIn: folder.url.appending(path: "taken/deeper")) { Counter(name: "c") }
    // The folder is made in the background, so the alert may come before the first tap or after the last one.
    var alerts: [String?] = []
    func dismissAlert() throws {
      guard host.alert.exists else { return }
      alerts.append(host.alert.title)
      try host.tap("OK")
    }
    try dismissAlert()
    try host.tap("c 0")
    host.setScenePhase(.background)
    try dismissAlert()
    #expect(alerts == ["Changes will not be saved"])
    #expect(host.texts == ["c 1"])
    #expect(Set(host.diagnostics.map(\.code)) == ["storage.unwritable"])
  }

  @Test func goingToTheBackgroundWritesEverything() throws {
    let folder = try TemporaryFolder()
    let host = TestHost(storingIn: folder.url) { Counter(name: "c") }
    try host.tap("c 0")
    host.setScenePhase(.background)
    #expect(try folder.text(of: "settings.json").contains("\"shared\""))
  }
}

private struct InDefaults: View {
  @AppStorage private var count: Int
  let name: String
  init(name: String, store: UserDefaults?) {
    _count = AppStorage(wrappedValue: 0, "count", store: store)
    self.name = name
  }
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Creates new defaults for the same suite in every body, as apps do.
private struct SuiteUser: View {
  let suite: String
  @State private var turn = 0
  var body: some View {
    InDefaults(name: "suite", store: UserDefaults(suiteName: suite))
    Button("Turn") { turn += 1 }
    Text("turn \(turn)")
  }
}

private struct DefaultsChoice: View {
  let first: UserDefaults
  let second: UserDefaults
  @State private var isSecond = false
  var body: some View {
    InDefaults(name: "c", store: nil).defaultAppStorage(isSecond ? second : first)
    Button("Second") { isSecond = true }
  }
}

@MainActor
@Suite("Storage in user defaults")
struct DefaultsStorageTests {
  @Test func aPropertyMayNameUserDefaults() throws {
    let own = TemporaryDefaults()
    own.defaults.set(4, forKey: "count")
    let host = TestHost {
      InDefaults(name: "own", store: own.defaults)
      InDefaults(name: "usual", store: nil)
    }
    #expect(host.texts == ["own 4", "usual 0"])
    try host.tap("own 4")
    #expect(own.defaults.integer(forKey: "count") == 5)
    #expect(host.texts == ["own 5", "usual 0"])
  }

  @Test func N277_aChangeFromOutsideIsShown() {
    let own = TemporaryDefaults()
    let host = TestHost { InDefaults(name: "own", store: own.defaults) }
    own.defaults.set(9, forKey: "count")
    #expect(host.texts == ["own 9"])
  }

  @Test func objectsOfOneSuiteShareTheirValues() throws {
    let own = TemporaryDefaults()
    let host = TestHost { SuiteUser(suite: own.name) }
    for _ in 0..<20 { try host.tap("Turn") }
    try host.tap("suite 0")
    #expect(host.isVisible("suite 1"))
    #expect(UserDefaults(suiteName: own.name)?.integer(forKey: "count") == 1)
  }

  @Test func anAncestorMayNameOtherUserDefaults() throws {
    let first = TemporaryDefaults()
    let second = TemporaryDefaults()
    second.defaults.set(30, forKey: "count")
    let host = TestHost { DefaultsChoice(first: first.defaults, second: second.defaults) }
    try host.tap("c 0")
    #expect(first.defaults.integer(forKey: "count") == 1)
    try host.tap("Second")
    #expect(host.texts.first == "c 30")
    try host.tap("c 30")
    #expect(second.defaults.integer(forKey: "count") == 31)
  }
}
