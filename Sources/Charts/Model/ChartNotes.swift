import CairnCore
import SwiftUI

/// Reports modifiers that have no effect on a chart.
struct ChartNotes {
  let session: Session?

  @MainActor func report(_ model: ChartModel) {
    if model.marks.contains(where: \.mark.style.isAlignedWithPlot) {
      note("alignsMarkStylesWithPlotArea", "The gradient of a mark always follows the mark.")
    }
    if (model.xAxis.groups + model.yAxis.groups).contains(where: \.hasVerticalLabel) {
      note("AxisValueLabel(orientation:)", "Labels are horizontal; shorten them with a format, or mark fewer values.")
    }
  }

  @MainActor private func note(_ name: String, _ message: String) {
    session?.graph.diagnostics.report(.note, "chart.no-effect", "\(name) has no effect. \(message)")
  }
}

extension AxisPlan.Group {
  @MainActor fileprivate var hasVerticalLabel: Bool {
    marks.contains { mark in
      mark.items.contains { if case .label(let label) = $0.kind { label.isVertical } else { false } }
    }
  }
}

extension EnvironmentValues {
  /// Where the window's diagnostics go.
  var chartNotes: ChartNotes { ChartNotes(session: self[SessionKey.self].session) }
}
