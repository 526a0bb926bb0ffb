import CairnTesting
import SwiftUI
import Testing

private struct Leaf: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("leaf \(number) count \(count)") { count += 1 } }
}

private struct Branch: View {
  let first: Int
  var body: some View {
    VStack {
      ForEach(first..<first + 10, id: \.self) { Leaf(number: $0) }
    }
  }
}

private struct Tree: View {
  var body: some View {
    VStack {
      ForEach(0..<100) { Branch(first: $0 * 10) }
    }
  }
}

private struct Line: View {
  let depth: Int
  var body: some View {
    if depth == 0 { Leaf(number: 0) } else { AnyView(Line(depth: depth - 1)) }
  }
}

@MainActor
@Suite("A leaf's change")
struct LeafCountTests {
  @Test func runsOneBodyAmongAThousandViews() throws {
    let host = TestHost { Tree() }
    #expect(host.bodyRuns(of: Leaf.self) == 1_000)
    try host.tap("leaf 537 count 0")
    #expect(host.isVisible("leaf 537 count 1"))
    #expect(host.bodyRuns(of: Leaf.self) == 1_001)
    #expect(host.bodyRuns(of: Branch.self) == 100)
    #expect(host.bodyRuns(of: Tree.self) == 1)
  }

  @Test func runsOneBodyAtTheEndOfALongLine() throws {
    let host = TestHost { Line(depth: 300) }
    #expect(host.bodyRuns(of: Line.self) == 301)
    try host.tap("leaf 0 count 0")
    #expect(host.isVisible("leaf 0 count 1"))
    #expect(host.bodyRuns(of: Leaf.self) == 2)
    #expect(host.bodyRuns(of: Line.self) == 301)
  }
}
