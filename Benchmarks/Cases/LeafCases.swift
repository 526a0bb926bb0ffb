import Measuring
import SwiftUI

extension Case {
  static let leafCases = [
    Case(
      name: "leaf-depth-50", about: "state of a leaf under 50 stacks, same size", count: 5_000, work: leaf(depth: 50)),
    Case(
      name: "leaf-depth-500", about: "state of a leaf under 500 stacks, same size", count: 5_000, work: leaf(depth: 500)
    ),
    Case(
      name: "leaf-depth-2000", about: "state of a leaf under 2,000 stacks, same size", count: 5_000,
      work: leaf(depth: 2_000)),
    Case(
      name: "number-depth-50", about: "the same under 50 stacks, with an interpolated number as text", count: 5_000,
      work: number),
    Case(name: "size-depth-50", about: "state of a leaf under 50 stacks, its size changes", count: 5_000, work: size),
  ]

  private static func leaf(depth: Int) -> Work {
    let texts = (0..<10).map { "Leaf \($0)" }
    return changes(texts, depth: depth)
  }

  private static var size: Work {
    let texts = (1...10).map { String("abcdefghij".prefix($0)) }
    return changes(texts, depth: 50)
  }

  private static func changes(_ texts: [String], depth: Int) -> Work {
    .changes {
      let remote = Remote<String>()
      let subject = Subject(Nest(depth: depth) { AnyView(TextLeaf(remote: remote)) })
      return Changes(subject: subject) { round in
        remote.set(texts[round % 10])
        subject.runTurns()
      } check: { rounds in
        subject.expectText(texts[rounds % 10])
        subject.expectBodyRuns(of: TextLeaf.self, rounds + 1)
        subject.expectBodyRuns(of: Nest.self, depth)
      }
    }
  }

  private static let number = Work.changes {
    let remote = Remote<Int>()
    let subject = Subject(Nest(depth: 50) { AnyView(NumberLeaf(remote: remote)) })
    return Changes(subject: subject) { round in
      remote.set(round % 10)
      subject.runTurns()
    } check: { rounds in
      subject.expectText("Leaf \(rounds % 10)")
      subject.expectBodyRuns(of: NumberLeaf.self, rounds + 1)
    }
  }
}

/// A view nested in itself to a given depth.
private struct Nest: View {
  let depth: Int
  let leaf: () -> AnyView

  var body: some View {
    VStack { depth > 1 ? AnyView(Nest(depth: depth - 1, leaf: leaf)) : leaf() }
  }
}

private struct TextLeaf: View {
  let remote: Remote<String>
  @State private var text = "Leaf"

  var body: some View {
    let _ = remote.connect({ text = $0 })
    Text(text)
  }
}

private struct NumberLeaf: View {
  let remote: Remote<Int>
  @State private var number = 10

  var body: some View {
    let _ = remote.connect({ number = $0 })
    Text("Leaf \(number)")
  }
}
