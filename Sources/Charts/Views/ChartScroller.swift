import SwiftUI

/// A plot that scrolls, with the labels of the axes along which it does.
struct ChartScroller: View {
  let model: ChartModel
  let axes: Axis.Set
  @State private var position = ScrollPosition(idType: Never.self)
  @State private var seen = Seen()
  /// The values at the start of the visible part, which stay there when the chart gets another size.
  @State private var anchors = Anchors()

  /// The part of the plot that is visible.
  private struct Seen: Equatable {
    var offset = CGPoint.zero
    var size = CGSize.zero
  }

  private struct Anchors: Equatable {
    var x: Datum?
    var y: Datum?
  }

  private var wanted: Anchors {
    Anchors(x: model.settings.x.scroll?.position?(), y: model.settings.y.scroll?.position?())
  }

  var body: some View {
    GeometryReader { area in
      let size = CGSize(width: area.size.width * model.reach.x, height: area.size.height * model.reach.y)
      let x = ScrollSide(scale: PlacedScale(model.x, length: size.width, isUpward: false), visible: area.size.width)
      let y = ScrollSide(scale: PlacedScale(model.y, length: size.height, isUpward: true), visible: area.size.height)
      ScrollView(axes, showsIndicators: false) {
        ChartLayout {
          PlotView(model: model).layoutValue(key: ChartPartKey.self, value: .plot)
          if axes.contains(.horizontal) { AxisLabels(model: model, axis: .horizontal) }
          if axes.contains(.vertical) { AxisLabels(model: model, axis: .vertical) }
          CharacterGrid()
        }
        .frame(width: size.width, height: size.height)
      }
      .modifier(ChartScrollEnd(alignment: model.settings.scrollTarget, x: x, y: y))
      .scrollPosition($position)
      .onScrollGeometryChange(for: Seen.self) {
        Seen(offset: $0.contentOffset, size: $0.contentSize)
      } action: { _, now in
        follow(now, x, y)
      }
      .onAppear { go(to: start(x, y), x, y) }
      .onChange(of: area.size) { go(to: anchors, x, y) }
      .onChange(of: wanted) { _, wanted in go(to: wanted, x, y) }
    }
  }

  /// Where the chart begins.
  private func start(_ x: ScrollSide, _ y: ScrollSide) -> Anchors {
    let wanted = wanted
    return Anchors(
      x: wanted.x ?? model.settings.x.scroll?.initial ?? x.first,
      y: wanted.y ?? model.settings.y.scroll?.initial ?? y.first)
  }

  private func follow(_ now: Seen, _ x: ScrollSide, _ y: ScrollSide) {
    let isResized = abs(now.size.width - seen.size.width) > 0.5 || abs(now.size.height - seen.size.height) > 0.5
    seen = now
    if isResized, anchors != Anchors() { return go(to: anchors, x, y) }
    if axes.contains(.horizontal), let datum = x.datum(at: now.offset.x) {
      anchors.x = datum
      model.settings.x.scroll?.move?(datum)
    }
    if axes.contains(.vertical), let datum = y.datum(at: now.offset.y) {
      anchors.y = datum
      model.settings.y.scroll?.move?(datum)
    }
  }

  /// Scrolls to values, unless they are at the start of the visible part already.
  private func go(to wanted: Anchors, _ x: ScrollSide, _ y: ScrollSide) {
    var target = seen.offset
    if axes.contains(.horizontal), let datum = wanted.x {
      anchors.x = datum
      target.x = x.offset(of: datum) ?? target.x
    }
    if axes.contains(.vertical), let datum = wanted.y {
      anchors.y = datum
      target.y = y.offset(of: datum) ?? target.y
    }
    if abs(target.x - seen.offset.x) > 1 || abs(target.y - seen.offset.y) > 1 { position.scrollTo(point: target) }
  }
}

/// Makes scrolling end where the app asks for it.
private struct ChartScrollEnd: ViewModifier {
  let alignment: ChartScrollAlignment?
  let x: ScrollSide
  let y: ScrollSide

  func body(content: Content) -> some View {
    if let alignment {
      content.scrollTargetBehavior(Behavior(alignment: alignment, x: x, y: y))
    } else {
      content
    }
  }

  private struct Behavior: ScrollTargetBehavior {
    let alignment: ChartScrollAlignment
    let x: ScrollSide
    let y: ScrollSide

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      // The target without a behavior is where the user stops, and the velocity leads there from where they began.
      let start = CGPoint(
        x: context.originalTarget.rect.minX - context.velocity.dx,
        y: context.originalTarget.rect.minY - context.velocity.dy)
      if context.axes.contains(.horizontal) {
        target.rect.origin.x = x.restingOffset(target.rect.minX, from: start.x, alignment)
      }
      if context.axes.contains(.vertical) {
        target.rect.origin.y = y.restingOffset(target.rect.minY, from: start.y, alignment)
      }
    }
  }
}
