import SwiftUI

/// Places the app's views over or behind a chart.
struct ChartLayers: ViewModifier {
  let layers: [ChartLayer]
  let isBehind: Bool
  let settings: ChartSettings

  @ViewBuilder
  func body(content: Content) -> some View {
    if layers.isEmpty {
      content
    } else if isBehind {
      content.backgroundPreferenceValue(PlotInfo.Key.self) { views($0) }
    } else {
      content.overlayPreferenceValue(PlotInfo.Key.self) { views($0) }
    }
  }

  private func views(_ info: PlotInfo?) -> some View {
    GeometryReader { area in
      let proxy = ChartProxy(info, size: info?.anchor.map { area[$0].size } ?? .zero, settings: settings)
      ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
        layer.content(proxy).frame(width: area.size.width, height: area.size.height, alignment: layer.alignment)
      }
    }
  }
}
