import SwiftUI

/// The lines of a plot's grid and the ticks outside of it.
@MainActor
struct GridDrawing {
  private(set) var paths: [DrawnPath] = []
  private let size: CGSize

  init(_ model: ChartModel, _ drawing: PlotDrawing) {
    size = drawing.size
    add(model.xAxis, .horizontal)
    add(model.yAxis, .vertical)
  }

  private mutating func add(_ plan: AxisPlan, _ axis: Axis) {
    for group in plan.groups {
      for mark in group.marks {
        for item in mark.items { add(item, mark, group, axis) }
      }
    }
  }

  private mutating func add(_ item: AxisItem, _ mark: AxisPlan.Mark, _ group: AxisPlan.Group, _ axis: Axis) {
    let isCentered = item.isCentered ?? false
    let fraction = isCentered ? mark.middle : mark.fraction
    let start: CGFloat
    let end: CGFloat
    switch item.kind {
    case .label: return
    case .gridLine: (start, end) = (0, (axis == .horizontal ? size.height : size.width) - 0.25)
    case .tick(let length):
      // Ticks of the x-axis are below, ticks of the y-axis after the plot, unless the axis is on the other side.
      let isFirst = group.position == .leading || group.position == .top
      let far = axis == .horizontal ? size.height : size.width
      (start, end) = isFirst ? (-length, 0) : (far, far + length)
    }
    let path = Path { path in
      if axis == .horizontal {
        let x = inside(fraction * size.width, size.width) + item.offset.width
        path.move(to: CGPoint(x: x, y: start + item.offset.height))
        path.addLine(to: CGPoint(x: x, y: end + item.offset.height))
      } else {
        let y = inside((1 - fraction) * size.height, size.height) + item.offset.height
        path.move(to: CGPoint(x: start + item.offset.width, y: y))
        path.addLine(to: CGPoint(x: end + item.offset.width, y: y))
      }
    }
    let dash: [CGFloat] = axis == .horizontal && start == 0 ? [2, 2] : []
    paths.append(
      DrawnPath(
        path, stroke: item.stroke ?? StrokeStyle(lineWidth: 0.5, dash: dash),
        style: item.style ?? AnyShapeStyle(Color.gray.opacity(0.5)), of: MarkStyle()))
  }

  /// Moves a line at an edge into the plot's last cells, where a host has any.
  private func inside(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
    max(0.25, min(position, length - 0.25))
  }
}
