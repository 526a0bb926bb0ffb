#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A shape, a color or a gradient.
  final class ShapePiece: Piece {
    private let drawing: ShapeDrawing

    init(_ element: Element, in view: WindowView) {
      drawing = ShapeDrawing(element, view)
      super.init(element, in: view, widget: Surface.make(drawing))
      drawing.surface = widget
      gtk_widget_set_can_target(widget, 0)
    }

    isolated deinit { Surface.abandon(widget) }

    override func update(_ changes: ElementChanges) { drawing.change() }
    override func placed(_ size: CGSize) { gtk_widget_queue_draw(widget) }
  }

  private final class ShapeDrawing: SurfaceOwner {
    private let element: Element
    private unowned let view: WindowView
    var surface: Widget!
    private var shown: ShapeContent?

    init(_ element: Element, _ view: WindowView) {
      self.element = element
      self.view = view
    }

    /// Updates to the element's current content.
    func change() {
      guard case .shape(let new) = element.content else { return }
      guard let old = shown, old != new, let animation = view.motions.animation(of: element) else {
        if shown != new { view.motions.stop(ObjectIdentifier(self)) }
        shown = new
        gtk_widget_queue_draw(surface)
        return
      }
      view.motions.run(ObjectIdentifier(self), animation) { [weak self] share in
        guard let self else { return false }
        shown = share == 1 ? new : old.mixed(with: new, by: share, view.colours)
        gtk_widget_queue_draw(surface)
        return true
      }
    }

    override func draw(under snapshot: OpaquePointer, width: Int32, height: Int32) {
      guard let shown else { return }
      // During an animation, its size may differ from the layout.
      let rect = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      for drawing in shown.drawings {
        switch drawing {
        case .fill(let paint, let outline, let style):
          brush.fill(paint, outline.path(in: rect), isEvenOdd: style.isEOFilled)
        case .stroke(let paint, let outline, let style, _):
          brush.stroke(paint, outline.path(in: rect), style)
        }
      }
    }
  }
#endif
