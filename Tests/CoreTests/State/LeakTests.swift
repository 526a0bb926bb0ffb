import CairnTesting
import Combine
import SwiftUI
import Testing

/// Counts the living objects.
private final class Census {
  var alive = 0
}

private final class Living {
  let census: Census
  init(_ census: Census) {
    self.census = census
    census.alive += 1
  }
  deinit { census.alive -= 1 }
}

private final class Model: ObservableObject {
  @Published var count = 0
  let living: Living
  init(_ census: Census) { living = Living(census) }
}

@Observable
private final class Watched {
  var count = 0
  @ObservationIgnored let living: Living
  init(_ census: Census) { living = Living(census) }
}

extension EnvironmentValues {
  @Entry fileprivate var anything: AnyObject?
}

/// One of everything that a view can retain.
private struct Holder: View {
  @State private var living: Living
  @State private var watched: Watched
  @StateObject private var model: Model
  @ObservedObject private var shared: Model
  @EnvironmentObject private var provided: Model
  @Environment(Watched.self) private var ambient
  @Environment(\.anything) private var anything
  @AppStorage("kept") private var kept = 0
  @SceneStorage("scene") private var scene = 0
  @Namespace private var space
  @GestureState private var gesture = 0
  @State private var binding: Binding<Int>?

  init(_ census: Census, shared: Model) {
    _living = State(initialValue: Living(census))
    _watched = State(initialValue: Watched(census))
    _model = StateObject(wrappedValue: Model(census))
    self.shared = shared
  }

  var body: some View {
    Text(
      "\(watched.count) \(model.count) \(shared.count) \(provided.count) \(ambient.count) \(kept) \(scene) \(gesture)"
    )
    .environment(\.anything, living)
    .onChange(of: watched.count) { kept = watched.count }
    .onReceive(model.$count) { _ in _ = living }
    .onAppear { binding = $watched.count }
    .onDisappear { _ = (watched, model) }
    Reader(count: $model.count, other: $watched.count)
  }
}

private struct Reader: View {
  @Binding var count: Int
  @Binding var other: Int
  var body: some View { Text("\(count) \(other)") }
}

private struct Door: View {
  let census: Census
  let shared: Model
  let ambient: Watched
  @State private var isOpen = false
  var body: some View {
    if isOpen {
      Holder(census, shared: shared)
        .environmentObject(shared)
        .environment(ambient)
    }
    Button("Door") { isOpen.toggle() }
  }
}

@Observable
private final class Latch {
  var isOpen = false
}

private struct LightDoor: View {
  let census: Census
  let watched: Watched
  let latch: Latch
  var body: some View {
    if latch.isOpen { Light(census, watched) }
  }
}

private struct Light: View {
  let watched: Watched
  @State private var living: Living
  @StateObject private var model: Model
  init(_ census: Census, _ watched: Watched) {
    self.watched = watched
    _living = State(initialValue: Living(census))
    _model = StateObject(wrappedValue: Model(census))
  }
  var body: some View { EmptyView().id(watched.count) }
}

private struct Swapping: View {
  let census: Census
  @State private var living: Living
  init(_ census: Census) {
    self.census = census
    _living = State(initialValue: Living(census))
  }
  var body: some View {
    Text("living")
    Button("Swap") { living = Living(census) }
  }
}

@MainActor
@Suite("Nothing is left of a view that has gone")
struct LeakTests {
  private func openAndClose(_ host: TestHost, times: Int) throws {
    for _ in 0..<times {
      try host.tap("Door")
      try host.tap("Door")
    }
  }

  @Test func itsStateModelsAndNodesAreFreed() throws {
    let census = Census()
    let other = Census()
    let host = TestHost { Door(census: census, shared: Model(other), ambient: Watched(other)) }
    let nodes = host.liveNodes
    try openAndClose(host, times: 1)
    #expect(census.alive == 0)
    #expect(host.liveNodes == nodes)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func afterManyRoundsToo() throws {
    let census = Census()
    let other = Census()
    let ambient = Watched(other)
    let host = TestHost { Door(census: census, shared: Model(other), ambient: ambient) }
    let nodes = host.liveNodes
    try openAndClose(host, times: 2)
    let registrations = try #require(registrationCount(on: ambient))
    try openAndClose(host, times: 200)
    #expect(census.alive == 0)
    #expect(host.liveNodes == nodes)
    #expect(registrationCount(on: ambient) == registrations)
    #expect(registrations <= 1)
  }

  @Test func afterTenThousandRoundsToo() throws {
    let census = Census()
    let other = Census()
    let watched = Watched(other)
    let latch = Latch()
    let host = TestHost { LightDoor(census: census, watched: watched, latch: latch) }
    let nodes = host.liveNodes
    for _ in 0..<10_000 {
      latch.isOpen = true
      host.runPending()
      latch.isOpen = false
      host.runPending()
    }
    #expect(host.bodyRuns(of: Light.self) == 10_000)
    #expect(census.alive == 0)
    #expect(host.liveNodes == nodes)
    #expect(try #require(registrationCount(on: watched)) <= 1)
  }

  @Test func aValueThatIsReplacedIsFreed() throws {
    let census = Census()
    let host = TestHost { Swapping(census) }
    for _ in 0..<10 { try host.tap("Swap") }
    // The current one, and the initial value in the view.
    #expect(census.alive == 2)
  }

  @Test func nothingIsLeftOfAHost() {
    let census = Census()
    let other = Census()
    do {
      let host = TestHost {
        Holder(census, shared: Model(other)).environmentObject(Model(other)).environment(Watched(other))
      }
      #expect(host.texts.count == 2)
      #expect(census.alive == 3)
    }
    #expect(census.alive == 0)
    #expect(other.alive == 0)
  }
}
