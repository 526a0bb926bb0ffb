import CairnValues
import Foundation

/// Cells that flow line by line into the tracks of `LazyVGrid` or `LazyHGrid`.
///
/// The grid takes all the width on offer (across its lines); a line is as long as its longest cell.
package final class LazyGridElementLayout: ElementLayout {
  /// The direction in which lines follow each other: vertical for `LazyVGrid`.
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let spacing: CGFloat?

  package init(_ axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  package func tracks(across length: CGFloat, in element: Element) -> GridTracks {
    GridTracks(
      items, available: length == Proposal.open ? nil : length,
      spacing: element.screen.metrics.spacing(along: axis.other))
  }

  private func gap(in element: Element) -> CGFloat { spacing ?? element.screen.metrics.spacing(along: axis) }

  private func proposal(_ track: GridTracks.Track) -> Proposal {
    var proposal = Proposal.unspecified
    proposal[axis.other] = track.length
    return proposal
  }

  /// The lengths of the lines.
  private func lines(_ element: Element, _ tracks: [GridTracks.Track]) -> [CGFloat] {
    var lines: [CGFloat] = []
    for (index, child) in element.children.enumerated() {
      let track = index % tracks.count
      if track == 0 { lines.append(0) }
      let length = child.size(for: proposal(tracks[track]), by: element)[along: axis]
      lines[lines.count - 1] = max(lines[lines.count - 1], length)
    }
    return lines
  }

  package override func size(of element: Element, proposal: Proposal) -> CGSize {
    let across = proposal[axis.other]
    let tracks = tracks(across: across == .infinity ? Proposal.open : across, in: element)
    var size = CGSize.zero
    size[along: axis.other] = across == Proposal.open ? tracks.length : max(across, 0)
    if tracks.tracks.isEmpty || element.children.isEmpty { return size }
    let lines = lines(element, tracks.tracks)
    size[along: axis] = gap(in: element) * CGFloat(lines.count - 1)
    for line in lines { size[along: axis] += line }
    return size
  }

  package override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    let grid = tracks(across: size[along: axis.other], in: element)
    let tracks = grid.tracks
    let children = element.children
    if tracks.isEmpty {
      for index in children.indices { slots[index].isOmitted = true }
      return
    }
    let lines = lines(element, tracks)
    let gap = gap(in: element)
    let start = (size[along: axis.other] - grid.length) * max(alignment.share, 0)
    var along: CGFloat = 0
    for index in children.indices {
      let track = tracks[index % tracks.count]
      let line = lines[index / tracks.count]
      var cell = CGSize.zero
      cell[along: axis] = line
      cell[along: axis.other] = track.length
      let own = items[track.item].alignment
      let middle = Alignment(
        horizontal: axis == .vertical ? HorizontalAlignment(key: alignment) : .center,
        vertical: axis == .horizontal ? VerticalAlignment(key: alignment) : .center)
      slots[index].align(children[index], of: element, own ?? middle, in: cell, proposal: self.proposal(track))
      slots[index].x += axis == .vertical ? start + track.start : along
      slots[index].y += axis == .vertical ? along : start + track.start
      if index % tracks.count == tracks.count - 1 { along += line + gap }
    }
  }

  package override var orientation: StackOrientation { .none }
}

extension ElementLayout {
  /// What `LazyVGrid` does with the cells it has made.
  package static func grid(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    LazyGridElementLayout(.vertical, items: columns, alignment: alignment.key, spacing: spacing)
  }

  /// What `LazyHGrid` does with the cells it has made.
  package static func grid(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
  ) -> ElementLayout {
    LazyGridElementLayout(.horizontal, items: rows, alignment: alignment.key, spacing: spacing)
  }
}
