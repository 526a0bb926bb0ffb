import SwiftUI

/// A chart with its titles, legend, and the layers over and behind it.
struct ChartView: View {
  let marks: [Mark]
  let settings: ChartSettings
  @Environment(\.locale) private var locale
  @Environment(\.chartNotes) private var notes

  var body: some View {
    let styles = ChartStyles(marks, settings)
    VStack(spacing: 8) {
      legend(styles, at: .top)
      titles(settings.y.titles, at: [.automatic, .top], alignment: .trailing)
      titles(settings.x.titles, at: [.top], alignment: .center)
      HStack(spacing: 8) {
        legend(styles, at: .leading)
        titles(settings.y.titles, at: [.leading], alignment: .center)
        plot(styles)
        titles(settings.y.titles, at: [.trailing], alignment: .center)
        legend(styles, at: .trailing)
      }
      titles(settings.x.titles, at: [.automatic, .bottom], alignment: .center)
      titles(settings.y.titles, at: [.bottom], alignment: .trailing)
      legend(styles, at: .bottom)
    }
    .modifier(ChartLayers(layers: settings.overlays, isBehind: false, settings: settings))
    .modifier(ChartLayers(layers: settings.backgrounds, isBehind: true, settings: settings))
  }

  private func plot(_ styles: ChartStyles) -> some View {
    GeometryReader { area in
      let model = ChartModel(marks, styles, settings, size: area.size, locale: locale)
      let _ = notes.report(model)
      ChartFrame(model: model)
    }
    .frame(idealWidth: 320, idealHeight: 200)
  }

  @ViewBuilder
  private func titles(
    _ titles: [AxisTitle], at positions: [AnnotationPosition], alignment: Alignment
  ) -> some View {
    ForEach(Array(titles.filter { positions.contains($0.position) }.enumerated()), id: \.offset) { _, title in
      title.content
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(
          maxWidth: positions.contains(.leading) || positions.contains(.trailing) ? nil : .infinity,
          alignment: title.alignment ?? alignment)
    }
  }

  @ViewBuilder
  private func legend(_ styles: ChartStyles, at edge: Edge) -> some View {
    if settings.legend.visibility != .hidden, settings.legend.edge == edge {
      let legend = ChartLegend(styles: styles, marks: marks, isColumn: edge == .leading || edge == .trailing)
      if let content = settings.legend.content {
        legendFrame(content, edge)
      } else if legend.isNeeded {
        legendFrame(legend, edge)
      }
    }
  }

  @ViewBuilder
  private func legendFrame(_ content: some View, _ edge: Edge) -> some View {
    if edge == .leading || edge == .trailing {
      content.frame(maxHeight: .infinity, alignment: settings.legend.alignment ?? .top)
    } else {
      content.frame(maxWidth: .infinity, alignment: settings.legend.alignment ?? .leading)
    }
  }
}

extension LegendSettings {
  /// The side of the chart on which the legend stands.
  fileprivate var edge: Edge {
    switch position {
    case .top, .topLeading, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    default: .bottom
    }
  }
}
