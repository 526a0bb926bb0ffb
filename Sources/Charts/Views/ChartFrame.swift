import SwiftUI

/// The plot with the labels of its axes.
struct ChartFrame: View {
  let model: ChartModel

  var body: some View {
    let scrolling = model.scrollAxes
    ChartLayout {
      if scrolling.isEmpty {
        PlotView(model: model).layoutValue(key: ChartPartKey.self, value: .plot)
      } else {
        ChartScroller(model: model, axes: scrolling).layoutValue(key: ChartPartKey.self, value: .plot)
      }
      labels(.horizontal, isScrolled: scrolling.contains(.horizontal))
      labels(.vertical, isScrolled: scrolling.contains(.vertical))
      CharacterGrid()
    }
  }

  /// Labels that scroll with the plot are measured here, too, so that the others know where the plot is.
  @ViewBuilder
  private func labels(_ axis: Axis, isScrolled: Bool) -> some View {
    if isScrolled {
      AxisLabels(model: model, axis: axis, isMeasure: true).opacity(0).accessibilityHidden(true)
    } else {
      AxisLabels(model: model, axis: axis)
    }
  }
}

/// The labels of an axis, as parts of the chart's layout.
struct AxisLabels: View {
  let model: ChartModel
  let axis: Axis
  var isMeasure = false

  var body: some View {
    let plan = axis == .horizontal ? model.xAxis : model.yAxis
    ForEach(Array(plan.groups.enumerated()), id: \.offset) { _, group in
      ForEach(group.marks) { mark in
        ForEach(Array(labels(of: mark, group).enumerated()), id: \.offset) { _, entry in
          view(of: entry, mark)
            .layoutValue(
              key: ChartPartKey.self, value: isMeasure ? .measure(entry.place) : .label(entry.place))
        }
      }
    }
  }

  private struct Entry {
    let item: AxisItem
    let label: AxisLabel
    let place: LabelPlace
  }

  private func labels(of mark: AxisPlan.Mark, _ group: AxisPlan.Group) -> [Entry] {
    mark.items.compactMap { item in
      guard case .label(let label) = item.kind else { return nil }
      let fraction = item.isCentered ?? mark.isCentered ? mark.middle : mark.fraction
      let place = LabelPlace(
        edge: edge(of: group), fraction: axis == .vertical ? 1 - fraction : fraction, share: mark.share,
        anchor: label.anchor, gap: axis == .vertical ? label.horizontalSpacing : label.verticalSpacing,
        isInside: group.preset == .inset, offset: item.offset, isCut: label.isCut)
      return Entry(item: item, label: label, place: place)
    }
  }

  private func edge(of group: AxisPlan.Group) -> Edge {
    switch group.position {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: axis == .vertical ? .trailing : .bottom
    }
  }

  @ViewBuilder
  private func view(of entry: Entry, _ mark: AxisPlan.Mark) -> some View {
    let settings = axis == .horizontal ? model.settings.x : model.settings.y
    if let style = settings.style {
      style(ChartAxisContent(content: AnyView(plainView(of: entry, mark))))
    } else {
      plainView(of: entry, mark)
    }
  }

  private func plainView(of entry: Entry, _ mark: AxisPlan.Mark) -> some View {
    content(entry.label, mark)
      .lineLimit(1)
      .font(entry.item.font ?? .caption)
      .foregroundStyle(entry.item.style ?? AnyShapeStyle(.secondary))
  }

  @ViewBuilder
  private func content(_ label: AxisLabel, _ mark: AxisPlan.Mark) -> some View {
    switch label.content {
    case .automatic: Text(label.format?(mark.value) ?? mark.name)
    case .text(let text): Text(text)
    case .view(let view): view
    }
  }
}

extension AxisLabel {
  /// Whether a text that is too long for its place is cut.
  fileprivate var isCut: Bool {
    if case .view = content { return collision == .truncate }
    return collision != .disabled
  }
}
