#if GTK
  import CGTK
  import CairnValues
  import Foundation

  extension Path {
    /// The path as a rectangle with rounded corners, if it is one.
    var rounded: GskRoundedRect? {
      var result = GskRoundedRect()
      var bounds: graphene_rect_t
      let corner: graphene_size_t
      switch kind {
      case .rect(let rect):
        bounds = rect.graphene
        corner = graphene_size_t(width: 0, height: 0)
      case .ellipse(let rect):
        bounds = rect.graphene
        corner = graphene_size_t(width: Float(rect.width / 2), height: Float(rect.height / 2))
      case .roundedRect(let rect, let size, _):
        bounds = rect.graphene
        corner = graphene_size_t(
          width: Float(min(size.width, rect.width / 2)),
          height: Float(min(size.height, rect.height / 2)))
      default: return nil
      }
      withUnsafePointer(to: corner) { _ = gsk_rounded_rect_init(&result, &bounds, $0, $0, $0, $0) }
      return result
    }

    /// Sets the path of a Cairo context.
    func trace(on context: OpaquePointer) {
      cairo_new_path(context)
      var current = CGPoint.zero
      for step in elements {
        switch step {
        case .move(let to):
          cairo_move_to(context, to.x, to.y)
          current = to
        case .line(let to):
          cairo_line_to(context, to.x, to.y)
          current = to
        case .quadCurve(let to, let control):
          cairo_curve_to(
            context, current.x + (control.x - current.x) * 2 / 3,
            current.y + (control.y - current.y) * 2 / 3,
            to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
          current = to
        case .curve(let to, let first, let second):
          cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
          current = to
        case .closeSubpath: cairo_close_path(context)
        }
      }
    }
  }
#endif
