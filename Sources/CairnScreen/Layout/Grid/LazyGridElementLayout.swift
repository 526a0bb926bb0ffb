import CairnValues
import Foundation

/// Cells that flow line by line into the tracks of `LazyVGrid` or `LazyHGrid`. Only the visible ones need to
/// exist.
///
/// The grid takes the whole offered width (across its lines). A line is as long as its longest cell.
package final class LazyGridElementLayout: ElementLayout, LazyItemsLayout {
  package override var arrangement: Arrangement { .computed }

  override package var lazyItems: (any LazyItemsLayout)? { self }
  /// The axis along which lines follow each other: vertical for `LazyVGrid`.
  package let axis: Axis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let spacing: CGFloat?
  /// The items that each child contains, and the runs of all items, or `nil` if the children are all there is.
  private var held: (items: [Range<Int>], runs: [ItemRun])?
  /// The known line lengths for one division of the items into lines.
  private var pins = Pins()
  private var known: (lines: GridLines, lengths: LazyLengths)?

  package init(_ axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  package func tracks(across length: CGFloat, in element: Element) -> GridTracks {
    GridTracks(
      items, available: length == Proposal.open ? nil : length,
      spacing: element.screen.metrics.spacing(along: axis.other), onGridOf: element, axis.other)
  }

  private func gap(in element: Element) -> CGFloat {
    spacing.map { element.gap($0, axis) } ?? element.screen.metrics.spacing(along: axis)
  }

  // MARK: Items

  package func hold(_ items: [Range<Int>], of count: Int, in runs: [ItemRun]) {
    if held?.runs != runs { known = nil }
    held = (items, runs)
  }

  package func pin(_ items: [PinnedItem]) { pins.set(items) }

  package func follow(from start: CGFloat, to end: CGFloat) -> Bool { pins.follow(from: start, to: end) }

  package func items(from start: CGFloat, to end: CGFloat) -> Range<Int>? {
    guard let known, known.lines.count > 0 else { return nil }
    return known.lines.items(on: known.lengths.items(from: start, to: end))
  }

  package func start(of item: Int) -> CGFloat {
    known.map { $0.lengths.start(of: $0.lines.place(of: item).line) } ?? 0
  }

  package func length(of item: Int) -> CGFloat {
    known.map { $0.lengths.length(of: $0.lines.place(of: item).line) } ?? 0
  }

  private func item(ofChild index: Int) -> Int {
    guard let held else { return index }
    return index < held.items.count ? held.items[index].lowerBound : 0
  }

  private func lines(_ element: Element, _ grid: GridTracks) -> GridLines {
    let runs = held?.runs ?? [ItemRun(items: 0..<element.children.count, takesLines: false)]
    return GridLines(runs, tracks: grid.tracks.count)
  }

  // MARK: Sizes

  /// Returns the proposal for a cell in a track or on a line that is as long as the grid is wide.
  private func proposal(_ track: Int?, _ grid: GridTracks, _ whole: CGFloat) -> Proposal {
    var proposal = Proposal.unspecified
    proposal[axis.other] = track.map { grid.tracks[$0].length } ?? whole
    return proposal
  }

  /// Returns the lengths of the lines, measured where cells exist and estimated elsewhere.
  private func lengths(
    _ element: Element, _ grid: GridTracks, _ lines: GridLines, _ whole: CGFloat
  ) -> LazyLengths {
    var measured: [(item: Int, length: CGFloat)] = []
    for (index, child) in element.children.enumerated() {
      let place = lines.place(of: item(ofChild: index))
      let length = child.size(for: proposal(place.track, grid, whole), by: element)[along: axis]
      if measured.last?.item == place.line {
        measured[measured.count - 1].length = max(measured[measured.count - 1].length, length)
      } else {
        measured.append((place.line, length))
      }
    }
    var lengths =
      known.flatMap { held != nil && $0.lines == lines ? $0.lengths : nil }
      ?? LazyLengths(count: lines.count, spacing: gap(in: element))
    lengths.learn(measured)
    return lengths
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let across = proposal[axis.other]
    let grid = tracks(across: across == .infinity ? Proposal.open : across, in: element)
    var size = CGSize.zero
    size[along: axis.other] = across == Proposal.open ? grid.length : max(across, 0)
    if grid.tracks.isEmpty || element.children.isEmpty { return size }
    size[along: axis] = lengths(element, grid, lines(element, grid), size[along: axis.other]).total
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let grid = tracks(across: size[along: axis.other], in: element)
    let children = element.children
    if grid.tracks.isEmpty {
      for index in children.indices { slots[index].isOmitted = true }
      return
    }
    let lines = lines(element, grid)
    let whole = size[along: axis.other]
    let lengths = lengths(element, grid, lines, whole)
    known = (lines, lengths)
    let start = (size[along: axis.other] - grid.length) * max(alignment.share, 0)
    let middle = Alignment(
      horizontal: axis == .vertical ? HorizontalAlignment(key: alignment) : .center,
      vertical: axis == .horizontal ? VerticalAlignment(key: alignment) : .center)
    for index in children.indices {
      let place = lines.place(of: item(ofChild: index))
      var cell = CGSize.zero
      cell[along: axis] = lengths.length(of: place.line)
      cell[along: axis.other] = place.track.map { grid.tracks[$0].length } ?? whole
      let own = place.track.flatMap { items[grid.tracks[$0].item].alignment }
      slots[index].align(
        children[index], of: element, own ?? middle, in: cell, proposal: self.proposal(place.track, grid, whole))
      let across = place.track.map { start + grid.tracks[$0].start } ?? 0
      let along = pins.place(
        of: item(ofChild: index), at: lengths.start(of: place.line), length: lengths.length(of: place.line)
      ) { (self.start(of: $0), self.start(of: $0) + self.length(of: $0)) }
      slots[index].x += axis == .vertical ? across : along
      slots[index].y += axis == .vertical ? along : across
    }
  }

  package override var orientation: StackOrientation { .none }

  package override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? LazyGridElementLayout else { return false }
    return axis == other.axis && items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0.isSame(as: $1) } && alignment == other.alignment
      && spacing == other.spacing
  }

  package override func takeOver(from old: ElementLayout) {
    guard let old = old as? LazyGridElementLayout else { return }
    held = old.held
    pins = old.pins
  }
}

extension ElementLayout {
  /// Returns the layout of `LazyVGrid` for its materialized cells.
  package static func grid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    LazyGridElementLayout(.vertical, items: columns, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the layout of `LazyHGrid` for its materialized cells.
  package static func grid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    LazyGridElementLayout(.horizontal, items: rows, alignment: alignment.key, spacing: spacing)
  }
}
