import CairnCore
import CairnHosting
import CairnScreen
import CairnTerminal
import Measuring
import SwiftUI

/// Apps in a terminal of 200 columns and 50 lines, up to the bytes that would be written.
extension Case {
  static let terminalCases = [
    Case(
      name: "terminal-push-pop", about: "push and pop of a text and a button in a terminal, painted", count: 2_000,
      work: pushPop),
    Case(
      name: "terminal-keys", about: "the same by Enter on a link and Escape", count: 2_000, work: pushByKey),
    Case(
      name: "terminal-diff", about: "the difference of two screens without a common cell", count: 2_000,
      work: everyCell),
    Case(
      name: "terminal-fill", about: "every cell of a page changed, from the turn to the bytes", count: 2_000, work: fill
    ),
    Case(name: "terminal-rows", about: "a list of 10,000 rows, from nothing to the bytes", count: 50, work: rows),
    Case(
      name: "terminal-row", about: "one row of 10,000 that changes its own state, from the key to the bytes",
      count: 2_000,
      work: row),
    Case(
      name: "terminal-element", about: "one element of 10,000 changed, from the turn to the bytes", count: 2_000,
      work: element),
    Case(name: "terminal-move", about: "the focus moved by a row, in the same list", count: 2_000, work: move),
  ]

  private static let pushPop = Work.changes {
    let remote = Remote<[Int]>()
    let stage = Stage { PageStack(remote: remote) }
    return Changes(subject: stage) { round in
      remote.set([round % 100])
      stage.show()
      remote.set([])
      stage.show()
    } check: { rounds in
      stage.expect("Root")
      stage.expectAverage(of: rounds, atLeast: 40)
    }
  }

  private static let pushByKey = Work.changes {
    let stage = Stage { PageStack(remote: Remote()) }
    return Changes(subject: stage) { _ in
      stage.press(.enter)
      stage.press(.escape)
    } check: { rounds in
      stage.expect("Root")
      stage.expectAverage(of: rounds, atLeast: 40)
    }
  }

  private static let everyCell = Work.changes {
    let stage = Difference()
    return Changes(subject: stage) { round in
      stage.write(round)
    } check: { rounds in
      precondition(stage.bytes >= rounds * 10_000, "Every cell is at least a byte.")
    }
  }

  private static let fill = Work.changes {
    let remote = Remote<Int>()
    let stage = Stage { Letters(remote: remote) }
    return Changes(subject: stage) { round in
      remote.set(round)
      stage.show()
    } check: { rounds in
      stage.expectAverage(of: rounds, atLeast: 9_500)
    }
  }

  private static let rows = Work.life { rounds in
    let entries = (0..<10_000).map { Entry(id: $0) }
    for _ in 1..<max(rounds, 1) { Entries.start(entries).end() }
    return Entries.start(entries)
  }

  private static let row = Work.changes {
    let stage = Stage { List(0..<10_000, id: \.self) { Tally(number: $0) } }
    return Changes(subject: stage) { _ in
      stage.press(.enter)
    } check: { rounds in
      stage.expectAverage(of: rounds, atLeast: 2)
      stage.expect("Row 0 pressed \(rounds % 10) times")
    }
  }

  private static let element = Work.changes {
    let remote = Remote<(Int, Int)>()
    let stage = Stage { Entries(remote: remote, entries: (0..<10_000).map { Entry(id: $0) }) }
    return Changes(subject: stage) { round in
      remote.set((7, round % 10))
      stage.show()
    } check: { rounds in
      stage.expectAverage(of: rounds, atLeast: 2)
    }
  }

  private static let move = Work.changes {
    let stage = Stage { Entries(remote: Remote(), entries: (0..<10_000).map { Entry(id: $0) }) }
    return Changes(subject: stage) { round in
      stage.press(round % 40 < 20 ? .down : .up)
    } check: { rounds in
      stage.expectAverage(of: rounds, atLeast: 40)
    }
  }
}

/// An app in a terminal without output.
@MainActor
private final class Stage: Ending {
  private let host = TerminalHost(
    width: 200, height: 50,
    environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "CAIRN_REDUCE_MOTION": "1"])
  private var bytes = 0

  init<Content: View>(@ViewBuilder _ content: () -> Content) {
    host.start(content: content)
    show()
    bytes = 0
  }

  /// Runs pending work, up to the bytes.
  func show() {
    host.update()
    bytes += host.frame().count
  }

  func press(_ key: Key.Code) {
    host.handle(.key(Key(key)))
    bytes += host.frame().count
  }

  func end() { host.end() }

  func expect(_ text: String) {
    precondition(host.text.contains(text), "The terminal does not show \(text).")
  }

  /// Fails if too few bytes were written: fast work without output does not count.
  func expectAverage(of rounds: Int, atLeast least: Int) {
    precondition(bytes >= rounds * least, "\(bytes) bytes were written in \(rounds) rounds.")
  }
}

/// Two alternating screens that have no cell in common.
@MainActor
private final class Difference: Ending {
  private let writer: FrameWriter
  private let shown = CellBuffer(width: 200, height: 50)
  private let screens: [CellBuffer]
  private(set) var bytes = 0

  init() {
    let looks = LookTable(depth: .full)
    writer = FrameWriter(looks: looks, clusters: ClusterTable())
    // A few colors per line, as usual.
    let ids = (0..<4).map { looks[Look(foreground: CellColor(UInt32($0) * 0x303030 + 0x404040))] }
    screens = ["a", "n"].map { (first: Unicode.Scalar) in
      let screen = CellBuffer(width: 200, height: 50)
      for y in 0..<50 {
        for x in 0..<200 {
          let scalar = Unicode.Scalar(UInt8(first.value) + UInt8((x * 7 + y) % 13))
          screen.put(Glyph(scalar), ids[x / 50], x: x, y: y)
        }
      }
      return screen
    }
  }

  func write(_ round: Int) {
    writer.clear()
    writer.write(from: shown, to: screens[round % 2])
    bytes += writer.bytes.count
  }

  func end() {}
}

private struct PageStack: View {
  let remote: Remote<[Int]>
  @State private var path: [Int] = []

  var body: some View {
    let _ = remote.connect({ path = $0 })
    NavigationStack(path: $path) {
      VStack {
        Text(verbatim: "Root")
        NavigationLink("Next", value: 1)
      }
      .navigationDestination(for: Int.self) { NumberPage(number: $0) }
    }
  }
}

private struct NumberPage: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Number \(number)")
      Button("Tap") { taps += 1 }
    }
  }
}

/// Lines of letters that differ each time.
private struct Letters: View {
  let remote: Remote<Int>
  @State private var round = 0

  var body: some View {
    let _ = remote.connect({ round = $0 })
    Text(verbatim: Self.pages[round % 2])
  }

  private static let pages = ["abcdefg", "nopqrst"].map { letters in
    Array(repeating: String(repeating: letters, count: 30).prefix(200), count: 49).joined(separator: "\n")
  }
}

private struct Tally: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "Row \(number) pressed \(count % 10) times")
    }
  }
}

private struct Entry: Identifiable, Equatable {
  let id: Int
  var revision = 0
}

private struct Entries: View {
  let remote: Remote<(Int, Int)>
  @State var entries: [Entry]

  static func start(_ entries: [Entry]) -> Stage {
    let stage = Stage { Entries(remote: Remote(), entries: entries) }
    stage.expect("Row 20 of many")
    return stage
  }

  var body: some View {
    let _ = remote.connect({ entries[$0.0].revision = $0.1 })
    List(entries) { EntryRow(entry: $0) }
  }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View { Text(verbatim: "Row \(entry.id) of many, revision \(entry.revision)") }
}
