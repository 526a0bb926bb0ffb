import SwiftUI

/// Lets the user select values by pointing at a plot.
struct PlotGestures: ViewModifier {
  let drawing: PlotDrawing
  /// The value that was selected when the press began.
  @State private var before: Datum?
  @State private var isPressed = false

  private var settings: ChartSettings { drawing.model.settings }

  private var proxy: ChartProxy { drawing.proxy }

  private var selects: Bool {
    settings.x.selection != nil || settings.y.selection != nil || settings.angleSelection != nil
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if let gesture = settings.gesture {
      gesture(proxy, AnyView(content.contentShape(Rectangle())))
    } else if selects {
      content.contentShape(Rectangle()).gesture(
        DragGesture(minimumDistance: 0).onChanged(follow).onEnded(finish))
    } else {
      content
    }
  }

  private func follow(_ drag: DragGesture.Value) {
    if !isPressed {
      isPressed = true
      before = settings.x.selection?.selected() ?? settings.y.selection?.selected()
    }
    let (start, end) = (clamped(drag.startLocation), clamped(drag.location))
    proxy.selectXValue(at: end.x)
    proxy.selectYValue(at: end.y)
    if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: drag.location)) }
    if start.x != end.x { proxy.selectXRange(from: start.x, to: end.x) }
    if start.y != end.y { proxy.selectYRange(from: start.y, to: end.y) }
  }

  private func finish(_ drag: DragGesture.Value) {
    follow(drag)
    isPressed = false
    let now = settings.x.selection?.selected() ?? settings.y.selection?.selected()
    let isTap = abs(drag.translation.width) < 4 && abs(drag.translation.height) < 4
    if isTap {
      settings.x.selection?.selectRange?(nil)
      settings.y.selection?.selectRange?(nil)
      // A second tap on the same value ends the selection.
      if now != before || before == nil { return }
    }
    settings.x.selection?.select?(nil)
    settings.y.selection?.select?(nil)
    if !isTap { settings.angleSelection?(nil) }
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    let size = drawing.size
    return CGPoint(x: max(0, min(point.x, size.width - 0.01)), y: max(0, min(point.y, size.height - 0.01)))
  }
}

extension PlotDrawing {
  /// Converts between values and points of this plot, which has no frame in other views yet.
  fileprivate var proxy: ChartProxy { ChartProxy(model.info, size: size, settings: model.settings) }
}
