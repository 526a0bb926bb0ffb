#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A circular gauge, for which GTK has no widget.
  final class RingPiece: Piece {
    private let ring: Ring
    private let measure: Element

    init(_ element: Element, of measure: Element, in view: WindowView) {
      self.measure = measure
      ring = Ring(element, view)
      super.init(element, in: view, widget: Surface.make(ring, role: GTK_ACCESSIBLE_ROLE_METER))
    }

    isolated deinit { Surface.abandon(widget) }

    override func update(_ changes: ElementChanges) {
      Accessible.name(widget, measure.nameOrHeading ?? own("Value"))
      if let value = measure.readValue { Accessible.describe(widget, value) }
      gtk_widget_queue_draw(widget)
    }
  }

  private final class Ring: SurfaceOwner {
    private let element: Element
    private unowned let view: WindowView

    init(_ element: Element, _ view: WindowView) {
      self.element = element
      self.view = view
    }

    override func draw(under snapshot: OpaquePointer, width: Int32, height: Int32) {
      guard case .range(let range) = element.content else { return }
      let length = range.bounds.upperBound - range.bounds.lowerBound
      let share = length > 0 ? min(max((range.value - range.bounds.lowerBound) / length, 0), 1) : 0
      let side = CGFloat(min(width, height))
      let line = min(max(side / 6, 2), 5)
      let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
      func arc(_ part: Double) -> Path {
        Path { path in
          path.addArc(
            center: middle, radius: (side - line) / 2, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * part),
            clockwise: false)
        }
      }
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      let style = StrokeStyle(lineWidth: line, lineCap: .round)
      brush.stroke(.faded(.color(.primary), 0.15), arc(0.9999), style)
      let tint = element.measureAround?.controlLook?.tint ?? .color(.accentColor)
      if share > 0 { brush.stroke(tint, arc(min(share, 0.9999)), style) }
    }
  }
#endif
