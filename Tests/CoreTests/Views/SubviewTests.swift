import CairnTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

@MainActor @Suite("The views a container was given")
struct SubviewTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) in all")
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
            Text(subview.containerValues.isPinned ? "\(index + 1) pinned" : "\(index + 1)")
            subview
          }
        }
      }
    }
  }

  @Test func buildersBranchesAndCollectionsAreTakenApart() {
    let isThere = true
    let host = TestHost {
      Numbered {
        Text("a")
        if isThere { Text("b").containerValue(\.isPinned, true) }
        Group {
          ForEach(["c", "d"], id: \.self) { Text($0) }
        }
        EmptyView()
      }
    }
    #expect(host.texts == ["4 in all", "1", "a", "2 pinned", "b", "3", "c", "4", "d"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Rows: View {
    @State private var names = ["x", "y"]

    var body: some View {
      Button("Turn round") { names.reverse() }
      VStack {
        ForEach(
          subviews: ForEach(names, id: \.self) { name in
            Counter(name: name)
          }
        ) { $0 }
      }
    }
  }

  @Test func stateStaysWithItsView() throws {
    let host = TestHost { Rows() }
    try host.tap("x 0")
    try host.tap("Turn round")
    #expect(host.isVisible("x 1"))
    #expect(host.isVisible("y 0"))
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          Text("\(section.header.count) above \(section.content.count)")
          section.header
          section.content.dropFirst()
        }
      }
    }
  }

  @Test func sectionsAreToldFromWhatIsOutsideOfThem() {
    let host = TestHost {
      Cards {
        Text("loose")
        Section("Fruits") {
          Text("apple")
          Text("pear")
        }
        .containerValue(\.isPinned, true)
      }
    }
    #expect(host.texts == ["0 above 1", "1 above 2", "Fruits", "pear"])
  }
}
