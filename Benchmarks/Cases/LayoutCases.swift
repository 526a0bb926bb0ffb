import CairnScreen
import Foundation
import Measuring
import SwiftUI

extension Case {
  static let layoutCases = [
    Case(
      name: "layout-first", about: "texts in rows of ten, first build and layout", count: 10_000,
      work: .build { Subject(Leaves(remote: Remote(), width: Remote(), count: $0)) }),
    Case(
      name: "layout-again", about: "10,000 such texts, laid out again at another width", count: 20,
      work: .changes {
        let width = Remote<CGFloat>()
        let subject = Subject(Leaves(remote: Remote(), width: width, count: 10_000))
        return Changes(subject: subject) { round in
          width.set(round.isMultiple(of: 2) ? 800 : 700)
          subject.runTurns()
        } check: { _ in
        }
      }),
    Case(
      name: "layout-leaf", about: "one of 10,000 such texts becomes longer or shorter", count: 1_000,
      work: .changes {
        let remote = Remote<String>()
        let subject = Subject(Leaves(remote: remote, width: Remote(), count: 10_000))
        let texts = ["a", "abc", "abcde"]
        return Changes(subject: subject) { round in
          remote.set(texts[round % 3])
          subject.runTurns()
        } check: { rounds in
          subject.expectText(texts[rounds % 3])
          subject.expectBodyRuns(of: ChangingLeaf.self, rounds + 1)
        }
      }),
  ]
}

private struct Leaves: View {
  let remote: Remote<String>
  let width: Remote<CGFloat>
  let count: Int
  @State private var offered: CGFloat = 800

  var body: some View {
    let _ = width.connect({ offered = $0 })
    VStack {
      ChangingLeaf(remote: remote)
      ForEach(0..<(count + 9) / 10) { row in LeafRow(row: row) }
    }
    .frame(width: offered)
  }
}

private struct LeafRow: View {
  let row: Int

  var body: some View {
    HStack { ForEach(0..<10) { column in Text(verbatim: "\(row), \(column)") } }
  }
}

private struct ChangingLeaf: View {
  let remote: Remote<String>
  @State private var text = "a"

  var body: some View {
    let _ = remote.connect({ text = $0 })
    Text(verbatim: text)
  }
}
