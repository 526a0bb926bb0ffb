import CairnCore
import SwiftUI

/// The semantic elements of the screen with their frames.
struct InspectedElements: View {
  let elements: [InspectedElement]

  var body: some View {
    List(elements) { element in
      VStack(alignment: .leading) {
        Text(verbatim: element.line)
          .lineLimit(1)
        Text(verbatim: element.place)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
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
          row(stack.title ?? "Root", detail: stack.binding.map { "path: \($0)" } ?? "root, without a bound path")
          ForEach(stack.entries) { entry in
            row(entry.title ?? "Page \(entry.id)", detail: entry.detail)
          }
        } header: {
          Text(stack.id.capitalized)
        }
      }
    }
  }

  private func row(_ title: String, detail: String) -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: title)
      Text(verbatim: detail)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

extension InspectedStack.Entry {
  fileprivate var detail: String {
    guard let value, let type else { return origin }
    return "\(origin): \(type) = \(value)"
  }
}

/// The latest turns: what they cost, which views ran, and why.
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
            VStack(alignment: .leading) {
              Text(verbatim: turn.runs[index].name)
              Text(verbatim: turn.runs[index].reason)
                .font(.caption)
                .foregroundStyle(.secondary)
            }
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
        }
        .labelStyle(.iconOnly)
        .padding(8)
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
