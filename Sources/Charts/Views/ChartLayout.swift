import SwiftUI

/// The role of a subview of a chart.
enum ChartPart: Equatable {
  case plot
  case label(LabelPlace)
  /// A label that scrolls with the plot and takes up space in it.
  case measure(LabelPlace)
  case other
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .other }
}

/// The position of a label of an axis.
struct LabelPlace: Equatable {
  let edge: Edge
  /// Where its value lies between the plot's top left, 0, and the other end.
  let fraction: Double
  /// The part of the axis that belongs to the label.
  let share: Double
  let anchor: UnitPoint?
  let gap: CGFloat?
  let isInside: Bool
  let offset: CGSize
  /// Whether a text that is too long for its place is cut.
  let isCut: Bool
}

/// Gives labels the space they need, and the plot the rest.
struct ChartLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let labels = subviews.indices.compactMap { index -> Label? in
      guard case .label(let place) = subviews[index][ChartPartKey.self] else { return nil }
      return Label(index: index, place: place)
    }
    var insets = ChartInsets(bounds.size, cell: CharacterGrid.cell(in: subviews))
    for label in labels where label.isBeside {
      insets.add(subviews[label.index].sizeThatFits(.unspecified), label.place)
    }
    for label in labels where !label.isBeside {
      insets.add(subviews[label.index].sizeThatFits(room(for: label, insets.plot)), label.place)
    }
    for subview in subviews {
      if case .measure(let place) = subview[ChartPartKey.self] {
        insets.addMeasured(subview.sizeThatFits(.unspecified), place)
      }
    }
    for label in labels where !label.isBeside {
      insets.addOverhang(subviews[label.index].sizeThatFits(room(for: label, insets.plot)), label.place)
    }
    var plot = insets.plot.offsetBy(dx: bounds.minX, dy: bounds.minY)
    for subview in subviews where subview[ChartPartKey.self] == .plot {
      // A plot that scrolls includes its labels.
      let inside = insets.measured
      let size = CGSize(
        width: plot.width + inside.leading + inside.trailing, height: plot.height + inside.top + inside.bottom)
      let origin = CGPoint(x: plot.minX - inside.leading, y: plot.minY - inside.top)
      subview.place(at: origin, proposal: ProposedViewSize(size))
      let taken = subview.sizeThatFits(ProposedViewSize(size))
      plot.size.width += taken.width - size.width
      plot.size.height += taken.height - size.height
    }
    for label in labels {
      let proposal = label.isBeside ? .unspecified : room(for: label, plot)
      let size = subviews[label.index].sizeThatFits(proposal)
      let origin = insets.origin(of: size, label.place, plot: plot, in: bounds)
      subviews[label.index].place(at: origin, proposal: proposal)
    }
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .measure, .other: subview.place(at: plot.origin, proposal: .unspecified)
      case .plot, .label: break
      }
    }
  }

  private struct Label {
    let index: Int
    let place: LabelPlace
    var isBeside: Bool { place.edge == .leading || place.edge == .trailing }
  }

  private func room(for label: Label, _ plot: CGRect) -> ProposedViewSize {
    guard label.place.isCut else { return .unspecified }
    return ProposedViewSize(width: max(plot.width * label.place.share - 4, 24), height: nil)
  }
}
