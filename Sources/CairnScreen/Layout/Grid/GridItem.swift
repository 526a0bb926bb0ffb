import CairnValues
import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one. An adaptive item stands for as many as fit.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { Thumbnail($0) } }
public struct GridItem: Sendable {
  /// The size of a column.
  ///
  ///     GridItem(.flexible(minimum: 40, maximum: 120))
  public enum Size: Sendable {
    /// Exactly this size.
    case fixed(CGFloat)
    /// An equal share of the remaining space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit at the minimum width, sharing the remaining space.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column.
  public var size: Size
  /// The gap to the next column, or `nil` for the host's default.
  public var spacing: CGFloat?
  /// The alignment of a cell that is smaller than its space, or `nil` for the grid's.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  func isSame(as other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    switch (size, other.size) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.flexible(let a, let most), .flexible(let b, let otherMost)): return a == b && most == otherMost
    case (.adaptive(let a, let most), .adaptive(let b, let otherMost)): return a == b && most == otherMost
    default: return false
    }
  }
}

/// The columns of a lazy grid, or the rows of a horizontal one, in a given width.
///
/// Fixed items take their width. The rest of the width, without the gaps, goes to the other items in order: each
/// is offered an equal share of what remains, and takes it within its limits. An adaptive item divides its share
/// into as many columns as their minimum width allows.
package struct GridTracks: Equatable {
  package struct Track: Equatable {
    package var start: CGFloat
    package var length: CGFloat
    /// The index of its item.
    package var item: Int
  }

  package private(set) var tracks: [Track] = []
  /// The distance from the start of the first track to the end of the last.
  package private(set) var length: CGFloat = 0

  /// The maximum number of columns of one item. Guards against a minimum width of zero.
  private static let limit: CGFloat = 10_000

  /// - Parameters:
  ///   - available: The available length, or `nil` for the minimum.
  ///   - element: The element that contains the tracks, if they must align to its host's grid.
  @MainActor
  package init(
    _ items: [GridItem], available: CGFloat?, spacing usual: CGFloat, onGridOf element: Element? = nil,
    _ axis: Axis = .horizontal
  ) {
    func size(_ length: CGFloat) -> CGFloat { element?.size(length, axis) ?? length }
    func gap(_ item: GridItem) -> CGFloat {
      let gap = GridTracks.gap(item, usual)
      return element?.gap(gap, axis) ?? gap
    }
    var fixed: CGFloat = 0
    var flexible = 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { fixed += size(GridTracks.usable(length, or: 0)) } else { flexible += 1 }
      if index < items.count - 1 { fixed += gap(item) }
    }
    var room = available.map { GridTracks.usable($0 - fixed, or: 0) }
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = gap(item)
      switch item.size {
      case .fixed(let length): append(size(GridTracks.usable(length, or: 0)), at: &start, gap, index)
      case .flexible(let minimum, let maximum):
        let share = room.map { $0 / CGFloat(flexible) }
        let length = size(GridTracks.clamp(share, minimum, maximum))
        append(length, at: &start, gap, index)
        if share != nil { room = max(0, room! - length) }
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let least = size(GridTracks.usable(minimum, or: 0))
        let share = room.map { $0 / CGFloat(flexible) } ?? least
        let fitting = least + gap > 0 ? (share + gap) / (least + gap) : GridTracks.limit
        let count = max(1, min(fitting + 1e-9, GridTracks.limit).rounded(.down))
        let length = size(GridTracks.clamp((share - gap * (count - 1)) / count, least, maximum))
        for _ in 0..<Int(count) { append(length, at: &start, gap, index) }
        if let old = room { room = max(0, old - (length + gap) * count + gap) }
        flexible -= 1
      }
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private mutating func append(_ length: CGFloat, at start: inout CGFloat, _ gap: CGFloat, _ item: Int) {
    tracks.append(Track(start: start, length: length, item: item))
    start += length + gap
  }

  private static func gap(_ item: GridItem, _ usual: CGFloat) -> CGFloat {
    guard let spacing = item.spacing, spacing.isFinite else { return usual }
    return spacing
  }

  private static func usable(_ length: CGFloat, or other: CGFloat) -> CGFloat {
    length >= 0 && length < .infinity ? length : other
  }

  private static func clamp(_ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = usable(minimum, or: 0)
    guard let share else { return least }
    return max(least, maximum >= 0 ? min(share, maximum) : share)
  }
}
