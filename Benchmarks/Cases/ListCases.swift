import CairnScreen
import Foundation
import Measuring
import SwiftUI

extension Case {
  static let listCases = [
    Case(
      name: "list-first-1000", about: "a list of 1,000 rows, from nothing to its first frame and its end", count: 50,
      work: firstFrame(rows: 1_000)),
    Case(
      name: "list-first", about: "the same with 100,000 rows", count: 50, work: firstFrame(rows: 100_000)),
    Case(
      name: "list-none", about: "the same app with a text instead of the list", count: 50, work: firstFrame(rows: 0)),
    Case(
      name: "list-change-1000", about: "one visible element changed, in a list of 1,000", count: 500,
      work: edit(1_000, bodies: 1) { rows, round in rows[5].revision = round % 10 }),
    Case(
      name: "list-change", about: "the same in a list of 100,000", count: 500,
      work: edit(100_000, bodies: 1) { rows, round in rows[5].revision = round % 10 }),
    Case(
      name: "list-insert-top", about: "an element inserted above 100,000", count: 100,
      work: edit(100_000, bodies: nil) { rows, round in
        rows.insert(ListEntry(id: 100_000 + round), at: 0)
      }),
    Case(
      name: "list-move", about: "a visible element moved by three rows, in a list of 100,000", count: 500,
      work: edit(100_000, bodies: 0) { rows, _ in rows.insert(rows.remove(at: 5), at: 8) }),
    Case(name: "list-scroll", about: "scrolling by a page, in a list of 100,000", count: 200, work: scroll),
    Case(
      name: "list-in-view", about: "rows of a list in a window that shows all of them", count: 1_000,
      work: .build { Subject(PlainRows(count: $0), height: CGFloat($0) * 60) }),
    Case(
      name: "list-out-of-view", about: "rows of a list of which a window shows the first few", count: 100_000,
      work: .build { Subject(PlainRows(count: $0)) }),
  ]

  private static func firstFrame(rows count: Int) -> Work {
    let rows = (0..<count).map { ListEntry(id: $0) }
    return .life { rounds in
      for _ in 1..<max(rounds, 1) { ListApp.start(rows).end() }
      return ListApp.start(rows)
    }
  }

  private static func edit(
    _ count: Int, bodies: Int?, _ change: @escaping (inout [ListEntry], Int) -> Void
  ) -> Work {
    .changes {
      var rows = (0..<count).map { ListEntry(id: $0) }
      let remote = Remote<[ListEntry]>()
      let subject = Subject(ListApp(remote: remote, rows: rows))
      let before = subject.bodyRuns(of: ListEntryRow.self)
      return Changes(subject: subject) { round in
        change(&rows, round)
        remote.set(rows)
        subject.runTurns()
      } check: { rounds in
        if let bodies { subject.expectBodyRuns(of: ListEntryRow.self, before + rounds * bodies) }
        for (row, entry) in zip(subject.first(.list).children[0].children, rows) {
          precondition(row.firstText == entry.text, "The list shows \(row.firstText ?? ""), not \(entry.text).")
        }
      }
    }
  }

  private static let scroll = Work.changes {
    let subject = ListApp.start((0..<100_000).map { ListEntry(id: $0) })
    let list = subject.first(.list)
    return Changes(subject: subject) { round in
      let page = round % 400
      precondition(
        subject.session.send(.scroll(CGPoint(x: 0, y: CGFloat(page) * 600)), to: list), "The list does not scroll.")
      subject.runTurns()
    } check: { rounds in
      precondition(rounds % 400 == 0 || list.children[0].children[0].firstText != "Row 0", "Nothing has moved.")
    }
  }
}

extension Element {
  fileprivate var firstText: String? {
    if role == .text { return label }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}

private struct PlainRows: View {
  let count: Int

  var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") } }
}

/// Plain numbers. With strings, an app's copy of its 100,000 elements on each change would dominate the
/// measurement.
private struct ListEntry: Identifiable, Equatable {
  let id: Int
  var revision = 0

  var text: String { revision == 0 ? "Row \(id)" : "Row \(id), changed \(revision)" }
}

private struct ListApp: View {
  let remote: Remote<[ListEntry]>
  @State var rows: [ListEntry]

  static func start(_ rows: [ListEntry]) -> Subject { Subject(ListApp(remote: Remote(), rows: rows)) }

  var body: some View {
    let _ = remote.connect({ rows = $0 })
    if rows.isEmpty {
      Text(verbatim: "No rows")
    } else {
      List(rows) { ListEntryRow(entry: $0) }
    }
  }
}

private struct ListEntryRow: View {
  let entry: ListEntry
  @State private var isMarked = false

  var body: some View { Text(isMarked ? "✓ " + entry.text : entry.text) }
}
