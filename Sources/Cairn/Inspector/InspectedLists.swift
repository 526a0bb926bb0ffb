import CairnCore
import SwiftUI

/// A line with a second one that explains it.
private struct CaptionedLine: View {
  let text: String
  let caption: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: text)
      Text(verbatim: caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The semantic elements of the screen with their frames.
struct InspectedElements: View {
  let elements: [InspectedElement]

  var body: some View {
    List(elements) { element in
      CaptionedLine(text: element.line, caption: element.place)
        .lineLimit(1)
        .padding(.leading, Double(min(element.level, 8)) * 16)
    }
  }
}

extension InspectedElement {
  fileprivate var line: String {
    var words = [role]
    if let label { words.append("“\(label)”") }
    if let value { words.append("= \(value)") }
    return (words + states).joined(separator: " ")
  }

  fileprivate var place: String {
    "\(Int(frame.width)) × \(Int(frame.height)) at \(Int(frame.minX)), \(Int(frame.minY))"
  }
}

/// The navigation stacks with their pages.
struct InspectedStacks: View {
  let stacks: [InspectedStack]

  var body: some View {
    if stacks.isEmpty {
      ContentUnavailableView("No Stacks", systemImage: "square.stack")
    } else {
      List(stacks) { stack in
        Section {
          CaptionedLine(
            text: stack.title ?? "Root",
            caption: stack.binding.map { "path: \($0)" } ?? "root, without a bound path")
          ForEach(stack.entries) { entry in
            CaptionedLine(text: entry.title ?? "Page \(entry.id)", caption: entry.detail)
          }
        } header: {
          Text(stack.id.capitalized)
        }
      }
    }
  }
}

extension InspectedStack.Entry {
  fileprivate var detail: String {
    guard let value, let type else { return origin }
    return "\(origin): \(type) = \(value)"
  }
}

/// The latest turns, each with its cost, the views that ran, and the causes.
struct InspectedTurns: View {
  private let turns: [InspectedTurn]

  /// Leaves out the turns that only scroll, move the focus or lay out again: there are many, and they say little.
  init(turns: [InspectedTurn]) { self.turns = turns.filter { !$0.runs.isEmpty } }

  private static var mostShown: Int { 20 }

  var body: some View {
    if turns.isEmpty {
      ContentUnavailableView(
        "No Turns Yet", systemImage: "clock", description: Text("Use the app to see which views run, and why."))
    } else {
      List(turns.prefix(Self.mostShown)) { turn in
        Section {
          ForEach(turn.runs.indices, id: \.self) { index in
            CaptionedLine(text: turn.runs[index].name, caption: turn.runs[index].reason)
          }
        } header: {
          Text(verbatim: turn.title)
        } footer: {
          Text(verbatim: turn.cost)
        }
      }
    }
  }
}

extension InspectedRun {
  fileprivate var reason: String { causes.map(\.text).joined(separator: ", ") }
}

extension InspectedTurn {
  fileprivate var title: String { "Turn \(id)" }

  fileprivate var cost: String {
    let time = (duration / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))
    return "\(bodies) bodies, \(measuredElements) measured, \(changedElements) changed, \(time) ms"
  }
}

/// A log with a slider through its entries.
struct InspectedLog: View {
  let log: NavigationLog?
  @State private var outcome: ReplayOutcome?

  var body: some View {
    if let log, !log.entries.isEmpty {
      let last = log.entries.count - 1
      VStack(spacing: 0) {
        HStack {
          Button("Step Back", systemImage: "backward.frame") { log.stepBack() }
          Slider(
            value: Binding(
              get: { Double(log.position ?? last) }, set: { travel(log, to: Int($0)) }),
            in: -1...Double(max(last, 0)), step: 1
          ) {
            Text("Entry")
          }
          .labelsHidden()
          Button("Step Forward", systemImage: "forward.frame") { log.stepForward() }
          Button("Replay", systemImage: "play") { Task { outcome = await log.replay(to: log.position) } }
        }
        .labelStyle(.iconOnly)
        .padding(8)
        if let text = outcome?.text { Text(text).font(.caption).padding(.horizontal, 8) }
        List(log.entries.reversed()) { entry in
          Text(verbatim: entry.line)
            .foregroundStyle(isShown(entry, in: log) ? .primary : .secondary)
        }
      }
    } else {
      ContentUnavailableView(
        "No Entries Yet", systemImage: "list.bullet", description: Text("Use the app to record inputs and pages."))
    }
  }

  private func travel(_ log: NavigationLog, to index: Int) {
    if index != log.position ?? log.entries.count - 1 { log.travel(to: index) }
  }

  /// Whether the pages that are shown are those after an entry or a later one.
  private func isShown(_ entry: NavigationLog.Entry, in log: NavigationLog) -> Bool {
    guard let position = log.position, let index = log.entries.firstIndex(where: { $0.id == entry.id }) else {
      return true
    }
    return index <= position
  }
}

extension ReplayOutcome {
  fileprivate var text: String? {
    switch self {
    case .same: "The same happened again."
    case .differs(let entry, let reason): "Entry \(entry) differs. \(reason)"
    case .stopped: nil
    }
  }
}
