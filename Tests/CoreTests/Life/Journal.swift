import SwiftUI

/// What happened, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  nonisolated init() {}

  func write(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  /// Writes down when this view comes and goes.
  func logged(_ name: String, in journal: Journal) -> some View {
    onAppear { journal.write("\(name) appears") }
      .onDisappear { journal.write("\(name) disappears") }
  }
}
