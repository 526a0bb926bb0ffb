import SwiftUI

/// The marks of a chart over the lines of its grid.
struct PlotView: View {
  let model: ChartModel

  var body: some View {
    let plot = ChartPlotContent(content: AnyView(plot))
    if let style = model.settings.plotStyle { style(plot) } else { AnyView(plot) }
  }

  private var plot: some View {
    GeometryReader { area in
      let drawing = PlotDrawing(model, size: area.size)
      PlotLayout {
        canvas(drawing).accessibilityHidden(true).layoutValue(key: PlotPartKey.self, value: .canvas)
        HeardMarks(drawing: drawing)
        MarkViews(drawing: drawing)
        CharacterGrid()
      }
      .modifier(PlotGestures(drawing: drawing))
    }
    .anchorPreference(key: PlotInfo.Key.self, value: .bounds) { anchor in
      var info = model.info
      info.anchor = anchor
      return info
    }
  }

  private func canvas(_ drawing: PlotDrawing) -> some View {
    let grid = GridDrawing(model, drawing).paths
    return Canvas { context, size in
      var context = context
      // Marks may reach over the edges of the plot.
      context.translateBy(x: (size.width - drawing.size.width) / 2, y: (size.height - drawing.size.height) / 2)
      for path in grid { path.draw(in: context) }
      for path in drawing.paths { path.draw(in: context) }
    }
    .allowsHitTesting(false)
  }
}

extension ChartModel {
  var info: PlotInfo { PlotInfo(x: x, y: y, isRound: isRound, marks: marks) }
}

/// A plot as the layers around it see it.
struct PlotInfo {
  /// The plot's frame, once it is known.
  var anchor: Anchor<CGRect>?
  let x: Scale
  let y: Scale
  let isRound: Bool
  let marks: [ArrangedMark]

  enum Key: PreferenceKey {
    static var defaultValue: PlotInfo? { nil }
    static func reduce(value: inout PlotInfo?, nextValue: () -> PlotInfo?) { value = value ?? nextValue() }
  }
}
