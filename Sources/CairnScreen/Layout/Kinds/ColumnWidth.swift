import Foundation

/// The width that a column of a split view requests.
package struct ColumnWidth: Equatable, Sendable {
  package var min: CGFloat?
  package var ideal: CGFloat?
  package var max: CGFloat?

  package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// Returns the column's width if there is room for everything. `usual` is the width of a column without a
  /// request.
  func wanted(usual: CGFloat) -> CGFloat {
    let low = Self.length(min) ?? 0
    let high = Swift.max(Self.length(max) ?? .infinity, low)
    return Swift.min(Swift.max(Self.length(ideal) ?? usual, low), high)
  }

  /// Returns the width of a leading column that must make room for others.
  fileprivate func least(usual: CGFloat) -> CGFloat {
    let wanted = wanted(usual: usual)
    return Swift.min(Self.length(min) ?? usual / 2, wanted)
  }

  /// Returns the width that the last column needs before the others get what they want.
  fileprivate func needed(usual: CGFloat) -> CGFloat { Self.length(min) ?? Swift.min(wanted(usual: usual), usual) }

  /// Returns a width if it is valid. Invalid widths are ignored.
  private static func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

extension [ColumnWidth] {
  /// Distributes a width among columns side by side. The last column takes what the others leave. If that is
  /// less than it needs, the others first shrink to their minimum, and then all shrink in proportion.
  func shares(of total: CGFloat, usual: CGFloat) -> [CGFloat] {
    guard let last else { return [] }
    let total = Swift.max(total, 0)
    let wanted = dropLast().map { $0.wanted(usual: usual) }
    let least = dropLast().map { $0.least(usual: usual) }
    let needed = last.needed(usual: usual)
    let leading = shrunk(wanted, least, by: wanted.reduce(needed, +) - total)
    let excess = leading.reduce(needed, +) - total
    guard excess > 0 else { return leading + [total - leading.reduce(0, +)] }
    let factor = total / (total + excess)
    return (leading + [needed]).map { $0 * factor }
  }

  private func shrunk(_ wanted: [CGFloat], _ least: [CGFloat], by excess: CGFloat) -> [CGFloat] {
    let spare = zip(wanted, least).map { $0 - $1 }
    let allSpare = spare.reduce(0, +)
    guard excess > 0, allSpare > 0 else { return wanted }
    let part = Swift.min(excess / allSpare, 1)
    return zip(wanted, spare).map { $0 - $1 * part }
  }
}
