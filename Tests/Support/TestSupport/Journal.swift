import SwiftUI

/// What happened, in order.
@MainActor
public final class Journal {
  public private(set) var lines: [String] = []

  public nonisolated init() {}

  public func write(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  /// Records when this view appears and disappears.
  public func logged(_ name: String, in journal: Journal) -> some View {
    onAppear { journal.write("\(name) appears") }
      .onDisappear { journal.write("\(name) disappears") }
  }
}
