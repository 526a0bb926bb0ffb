import CairnTesting
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore

@MainActor
@Suite("Apps and scenes")
struct SceneTests {
  @MainActor @Observable final class Model {
    var title = "one"
    static let shared = Model()
  }

  @Test func everyWayToDeclareAWindowGroup() {
    struct Groups: App {
      let name: String
      init() { name = "Name" }
      var body: some Scene {
        WindowGroup { Text("1") }
        WindowGroup(id: "2") { Text("2") }
        WindowGroup(Text("t3")) { Text("3") }
        WindowGroup("t4") { Text("4") }
        WindowGroup(name) { Text("5") }
        WindowGroup(Text("t6"), id: "6") { Text("6") }
        WindowGroup("t7", id: "7") { Text("7") }
        WindowGroup(name, id: "8") { Text("8") }
        Group {
          WindowGroup(content: { Text("9") })
          WindowGroup(makeContent: { Text("10") })
          WindowGroup(id: "11", makeContent: { Text("11") })
          WindowGroup(id: "a", for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup(Text("t"), id: "b", for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup("t", id: "c", for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup(name, id: "d", for: Int.self) { $value in Text("\(value ?? 0)") }
        }
        Group {
          WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup(Text("t"), for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup("t", for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup(name, for: Int.self) { $value in Text("\(value ?? 0)") }
          WindowGroup(id: "e") { $value in
            Text("\(value)")
          } defaultValue: {
            1
          }
          WindowGroup("t", id: "f", for: Int.self) { $value in
            Text("\(value)")
          } defaultValue: {
            1
          }
          WindowGroup { $value in
            Text("\(value)")
          } defaultValue: {
            1
          }
          WindowGroup(name, for: Int.self) { $value in
            Text("\(value)")
          } defaultValue: {
            1
          }
        }
      }
    }
    let host = TestHost(Groups.self)
    #expect(host.texts == ["1"])
    #expect(
      host.session.sources.map(\.title) == [
        nil, nil, "t3", "t4", "Name", "t6", "t7", "Name", nil, nil, nil, nil, "t", "t", "Name", nil, "t", "t", "Name",
        nil, "t", nil, "Name",
      ])
  }

  @Test func aDefaultValueIsMadeOnceForEachWindow() throws {
    struct Defaults: App {
      var body: some Scene {
        WindowGroup(id: "w", for: UUID.self) { $id in
          Text(id.uuidString)
          Tally("count")
        } defaultValue: {
          UUID()
        }
      }
    }
    let host = TestHost(Defaults.self)
    let id = host.texts[0]
    try host.tap("count 0")
    #expect(host.texts == [id, "count 1"])
    let restored = try host.terminateAndRestore()
    #expect(restored.texts == [id, "count 0"])
  }

  @Test func theAppsStateReachesItsWindows() throws {
    struct Stateful: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup {
          Text("count \(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    let host = TestHost(Stateful.self)
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.texts == ["count 2", "Add"])
    #expect(host.session.graph.bodyRuns(of: Stateful.self) == 1)
  }

  @Test func aSceneOfOnesOwnHasStateAndIsInItsPlace() throws {
    struct Main: Scene {
      @State private var count = 0
      let name: String
      var body: some Scene {
        WindowGroup("Main") { Button("\(name) \(count)") { count += 1 } }
      }
    }
    struct Composed: App {
      var body: some Scene {
        Main(name: "main")
        WindowGroup("Other") { Text("other") }
      }
    }
    let host = TestHost(Composed.self)
    try host.tap("main 0")
    #expect(host.texts == ["main 1"])
    #expect(host.session.sources.map(\.title) == ["Main", "Other"])
  }

  @Test func anObservableOfTheAppIsFollowed() {
    struct Observing: App {
      @State private var model = Model.shared
      var body: some Scene { WindowGroup { Text(model.title) } }
    }
    let host = TestHost(Observing.self)
    #expect(host.texts == ["one"])
    Model.shared.title = "two"
    #expect(host.texts == ["two"])
    Model.shared.title = "one"
  }

  @Test func environmentSetOnASceneReachesItsWindows() {
    final class Cart: ObservableObject { @Published var count = 3 }
    struct Page: View {
      @Environment(\.locale) private var locale
      @Environment(Model.self) private var model
      @EnvironmentObject private var cart: Cart
      var body: some View { Text("\(locale.identifier) \(model.title) \(cart.count)") }
    }
    struct Provided: App {
      var body: some Scene {
        WindowGroup { Page() }
          .environment(\.locale, Locale(identifier: "fr"))
          .environment(Model())
          .environmentObject(Cart())
      }
    }
    let host = TestHost(Provided.self)
    #expect(host.texts == ["fr one 3"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func anAvailabilityConditionAmongScenes() {
    struct Conditional: App {
      var body: some Scene {
        WindowGroup { Text("main") }
        if #available(macOS 13, *) { Window("Extra", id: "extra") { Text("extra") } }
      }
    }
    let host = TestHost(Conditional.self)
    #expect(host.session.sources.map(\.title) == [nil, "Extra"])
  }

  @Test func thePhaseOfAppAndWindow() {
    struct Page: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    struct Phased: App {
      @Environment(\.scenePhase) private var phase
      let journal = Journal.phases
      var body: some Scene {
        WindowGroup { Page() }
          .onChange(of: phase) { old, new in journal.write("\(old) to \(new)") }
      }
    }
    _ = Journal.phases.take()
    let host = TestHost(Phased.self)
    #expect(host.texts == ["active"])
    host.setScenePhase(.inactive)
    #expect(host.texts == ["inactive"])
    host.setScenePhase(.background)
    #expect(host.texts == ["background"])
    host.setScenePhase(.active)
    #expect(host.texts == ["active"])
    #expect(Journal.phases.take() == ["active to inactive", "inactive to background", "background to active"])
  }

  @Test func onChangeOfASceneInAllItsForms() {
    struct Changing: App {
      @State private var model = Model.shared
      var body: some Scene {
        WindowGroup { Text(model.title) }
          .onChange(of: model.title) { Journal.changes.write("none") }
          .onChange(of: model.title) { Journal.changes.write("\($0) \($1)") }
          .onChange(of: model.title, initial: true) { Journal.changes.write("initial") }
      }
    }
    _ = Journal.changes.take()
    let host = TestHost(Changing.self)
    #expect(Journal.changes.take() == ["initial"])
    Model.shared.title = "changed"
    #expect(host.texts == ["changed"])
    #expect(Journal.changes.take().sorted() == ["initial", "none", "one changed"])
    Model.shared.title = "one"
  }
}

extension Journal {
  fileprivate static let phases = Journal()
  fileprivate static let changes = Journal()
}
