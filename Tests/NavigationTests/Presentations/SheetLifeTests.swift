import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("The life of a sheet")
struct SheetLifeTests {
  @Observable
  final class Model { var name = "Ann" }

  @Test func everythingIsFreedOnceASheetHasGone() throws {
    struct Holder: View {
      @State private var model = Model()
      let seen: (Model) -> Void
      var body: some View {
        NavigationStack { Text("Sheet").onAppear { seen(model) } }
      }
    }
    struct Host: View {
      @State private var isOpen = false
      let seen: (Model) -> Void
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Holder(seen: seen) }
      }
    }
    weak var model: Model?
    let host = TestHost { Host { model = $0 } }
    let nodes = host.liveNodes
    for _ in 0..<3 {
      try host.tap("Open")
      #expect(model != nil)
      try host.dismissSheet()
      #expect(host.liveNodes == nodes)
      #expect(model == nil)
    }
  }

  @Test func aPushUnderASheetLeavesTheSheetInView() throws {
    struct Host: View {
      @State private var path: [Int] = []
      @State private var isOpen = true
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
            .sheet(isPresented: $isOpen) {
              Button("Push") { path = [1] }.onAppear { journal.write("appear") }.onDisappear {
                journal.write("disappear")
              }
            }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Host(journal: journal) }
    try host.tap("Push")
    #expect(host.sheets == 1)
    #expect(journal.take() == ["appear"])
    try host.dismissSheet()
    #expect(host.texts.contains("Page 1"))
    #expect(journal.take() == ["disappear"])
  }

  @Test func aSheetGoesWithTheViewThatPresentsIt() throws {
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        if isThere {
          Text("Presenter").sheet(isPresented: .constant(true)) { Button("Remove") { isThere = false } }
        } else {
          Text("Nothing")
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Remove")
    #expect(host.texts == ["Nothing"])
    #expect(host.sheets == 0)
  }

  @Test func tasksOfASheetEndWithIt() async throws {
    struct Host: View {
      @State private var isOpen = true
      let journal: Journal
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          Text("Sheet").task {
            journal.write("start")
            try? await Task.sleep(for: .seconds(100_000))
            journal.write(Task.isCancelled ? "cancelled" : "finished")
          }
        }
      }
    }
    let journal = Journal()
    let host = TestHost { Host(journal: journal) }
    await host.settle()
    #expect(journal.take() == ["start"])
    try host.dismissSheet()
    await host.settle()
    #expect(journal.take() == ["cancelled"])
  }
}
