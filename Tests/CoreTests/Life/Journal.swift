import SwiftUI

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func write(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  /// Records when this view appears and disappears.
  func logged(_ name: String, in journal: Journal) -> some View {
    onAppear { journal.write("\(name) appears") }
      .onDisappear { journal.write("\(name) disappears") }
  }
}
