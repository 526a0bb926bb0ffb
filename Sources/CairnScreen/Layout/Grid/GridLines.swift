import Foundation

/// Assigns the items of a lazy grid to lines. Items flow line by line, and each run begins on a new line.
struct GridLines: Equatable {
  private struct Run: Equatable {
    let items: Range<Int>
    let firstLine: Int
    let perLine: Int

    var lineCount: Int { (items.count + perLine - 1) / perLine }
  }

  private var runs: [Run] = []
  private(set) var count = 0

  init(_ runs: [ItemRun], tracks: Int) {
    for run in runs where !run.items.isEmpty {
      let new = Run(items: run.items, firstLine: count, perLine: run.takesLines ? 1 : max(tracks, 1))
      count += new.lineCount
      self.runs.append(new)
    }
  }

  private func run(where isAfter: (Run) -> Bool) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  /// Returns an item's line and its track in the line. A `nil` track means the whole line.
  func place(of item: Int) -> (line: Int, track: Int?) {
    guard let run = run(where: { $0.items.lowerBound > item }) else { return (0, 0) }
    let offset = min(item, run.items.upperBound - 1) - run.items.lowerBound
    return (run.firstLine + offset / run.perLine, run.perLine == 1 ? nil : offset % run.perLine)
  }

  /// Returns the items on some lines.
  func items(on lines: Range<Int>) -> Range<Int> {
    guard let first = items(on: lines.lowerBound), let last = items(on: lines.upperBound - 1) else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  private func items(on line: Int) -> Range<Int>? {
    guard let run = run(where: { $0.firstLine > line }) else { return nil }
    let start = run.items.lowerBound + (line - run.firstLine) * run.perLine
    return start..<min(start + run.perLine, run.items.upperBound)
  }
}
