import SwiftUI

/// The space around a plot.
struct ChartInsets {
  private let size: CGSize
  private var taken = EdgeInsets()
  /// The space taken by labels that scroll with the plot.
  private(set) var measured = EdgeInsets()

  /// The cells of the host, if it has any.
  private let cell: CGSize?

  init(_ size: CGSize, cell: CGSize?) {
    self.size = size
    self.cell = cell
  }

  private var gapBeside: CGFloat { cell?.width ?? 6 }
  private var gapBelow: CGFloat { cell == nil ? 4 : 0 }

  /// The plot, from cell to cell.
  var plot: CGRect {
    let unit = cell ?? .zero
    let start = CGPoint(x: Self.up(taken.leading, unit.width), y: Self.up(taken.top, unit.height))
    let end = CGPoint(
      x: size.width - Self.up(taken.trailing, unit.width), y: size.height - Self.up(taken.bottom, unit.height))
    return CGRect(x: start.x, y: start.y, width: max(end.x - start.x, 1), height: max(end.y - start.y, 1))
  }

  private static func up(_ length: CGFloat, _ unit: CGFloat) -> CGFloat {
    unit > 0 ? (length / unit - 0.01).rounded(.up) * unit : length
  }

  mutating func add(_ label: CGSize, _ place: LabelPlace) {
    if place.isInside { return }
    taken.grow(at: place.edge, to: depth(of: label, place))
    // Half of a label at the end of the axis is outside of the plot.
    if place.edge == .leading || place.edge == .trailing {
      if place.fraction < 0.5 { taken.grow(at: .top, to: label.height / 2 - place.fraction * plot.height) }
      if place.fraction > 0.5 { taken.grow(at: .bottom, to: label.height / 2 - (1 - place.fraction) * plot.height) }
    }
  }

  private func depth(of label: CGSize, _ place: LabelPlace) -> CGFloat {
    switch place.edge {
    case .leading, .trailing: Self.up(label.width + (place.gap ?? gapBeside), cell?.width ?? 0)
    case .top, .bottom: Self.up(label.height + (place.gap ?? gapBelow), cell?.height ?? 0)
    }
  }

  /// Adds a label that scrolls with the plot.
  mutating func addMeasured(_ label: CGSize, _ place: LabelPlace) {
    if place.isInside { return }
    let depth = depth(of: label, place)
    measured.grow(at: place.edge, to: depth)
    taken.grow(at: place.edge, to: depth)
  }

  /// Makes space for the part of a label that is outside of the plot.
  mutating func addOverhang(_ label: CGSize, _ place: LabelPlace) {
    let plot = plot
    let middle = plot.minX + place.fraction * plot.width
    let anchor = place.anchor?.x ?? 0.5
    taken.leading += min(max(anchor * label.width - middle, 0), 40)
    taken.trailing += min(max(middle + (1 - anchor) * label.width - size.width, 0), 40)
  }

  /// Returns the top left corner of a label.
  func origin(of label: CGSize, _ place: LabelPlace, plot: CGRect, in bounds: CGRect) -> CGPoint {
    var origin: CGPoint
    // At the ends, the label belongs to the cells of the plot.
    let y = max(0.5, min(place.fraction * plot.height, plot.height - 0.5))
    let along = CGPoint(
      x: plot.minX + place.fraction * plot.width - label.width * (place.anchor?.x ?? 0.5),
      y: plot.minY + y - label.height * (place.anchor?.y ?? 0.5))
    let beside = place.gap ?? gapBeside
    let below = place.gap ?? gapBelow
    switch place.edge {
    case .leading: origin = CGPoint(x: place.isInside ? plot.minX + 4 : plot.minX - beside - label.width, y: along.y)
    case .trailing: origin = CGPoint(x: place.isInside ? plot.maxX - 4 - label.width : plot.maxX + beside, y: along.y)
    case .top: origin = CGPoint(x: along.x, y: place.isInside ? plot.minY : plot.minY - below - label.height)
    case .bottom: origin = CGPoint(x: along.x, y: place.isInside ? plot.maxY - label.height : plot.maxY + below)
    }
    if place.edge == .top || place.edge == .bottom {
      origin.x = max(bounds.minX, min(origin.x, bounds.maxX - label.width))
    }
    return CGPoint(x: origin.x + place.offset.width, y: origin.y + place.offset.height)
  }
}

extension EdgeInsets {
  /// Makes the space at an edge at least so wide.
  fileprivate mutating func grow(at edge: Edge, to depth: CGFloat) {
    switch edge {
    case .leading: leading = max(leading, depth)
    case .trailing: trailing = max(trailing, depth)
    case .top: top = max(top, depth)
    case .bottom: bottom = max(bottom, depth)
    }
  }
}
