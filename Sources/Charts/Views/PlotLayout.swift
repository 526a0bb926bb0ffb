import SwiftUI

/// The role of a subview of a plot.
enum PlotPart {
  case canvas
  case heard(CGRect)
  case view(MarkViewPlace)
  case other
}

struct PlotPartKey: LayoutValueKey {
  static var defaultValue: PlotPart { .other }
}

/// Places the canvas, the accessibility elements of the marks, and the views beside them.
struct PlotLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cell = CharacterGrid.cell(in: subviews) ?? CGSize(width: 8, height: 16)
    for subview in subviews {
      switch subview[PlotPartKey.self] {
      case .canvas: place(subview, bounds.insetBy(dx: -2 * cell.width, dy: -cell.height))
      case .other: subview.place(at: bounds.origin, proposal: .unspecified)
      case .heard(let frame):
        let size = CGSize(width: max(frame.width, 1), height: max(frame.height, 1))
        place(subview, CGRect(origin: frame.origin, size: size).offsetBy(dx: bounds.minX, dy: bounds.minY))
      case .view(let view):
        let size = subview.sizeThatFits(.unspecified)
        var origin = view.origin(of: size)
        if view.staysInside { origin.x = max(0, min(origin.x, bounds.width - size.width)) }
        place(subview, CGRect(origin: origin, size: size).offsetBy(dx: bounds.minX, dy: bounds.minY))
      }
    }
  }

  private func place(_ subview: LayoutSubview, _ frame: CGRect) {
    subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}
