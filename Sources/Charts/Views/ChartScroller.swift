import SwiftUI

/// A plot that scrolls along the x-axis, with the labels below it.
struct ChartScroller: View {
  let model: ChartModel
  /// How many times longer the plot is than its visible part.
  let reach: Double
  @State private var position = ScrollPosition(idType: Never.self)
  @State private var seen = Seen()
  /// The value at the leading edge, which stays there when the chart gets another width.
  @State private var anchor: Datum?

  /// A part of the plot that is visible.
  private struct Seen: Equatable {
    var offset: CGFloat = 0
    var width: CGFloat = 0
  }

  private var scroll: AxisScroll? { model.settings.x.scroll }

  var body: some View {
    GeometryReader { area in
      let width = area.size.width * reach
      let scale = PlacedScale(model.x, length: width, isUpward: false)
      ScrollView(.horizontal, showsIndicators: false) {
        ChartLayout {
          PlotView(model: model).layoutValue(key: ChartPartKey.self, value: .plot)
          AxisLabels(model: model, axis: .horizontal)
          CharacterGrid()
        }
        .frame(width: width, height: area.size.height)
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Seen.self) {
        Seen(offset: $0.contentOffset.x, width: $0.contentSize.width)
      } action: { _, now in
        follow(now, scale)
      }
      .onAppear { go(to: scroll?.position?() ?? scroll?.initial, scale) }
      .onChange(of: area.size.width) { go(to: anchor, scale) }
      .onChange(of: scroll?.position?()) { _, wanted in go(to: wanted, scale) }
    }
  }

  private func follow(_ now: Seen, _ scale: PlacedScale) {
    let isResized = abs(now.width - seen.width) > 0.5
    seen = now
    if isResized, anchor != nil { return go(to: anchor, scale) }
    guard let datum = scale.datum(at: now.offset) else { return }
    anchor = datum
    scroll?.move?(datum)
  }

  /// Scrolls to a value, unless it is the one at the edge already.
  private func go(to datum: Datum?, _ scale: PlacedScale) {
    guard let datum else { return }
    anchor = datum
    guard let span = scale.span(of: PlottedField(label: Text(""), lower: datum)) else { return }
    let target = max(0, min(span.lowerBound, scale.length * (1 - 1 / reach)))
    if abs(target - seen.offset) > 1 { position.scrollTo(x: target) }
  }
}
