#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Draws outlines with paints: by GTK's own means where there are some, else with Cairo.
  @MainActor
  struct Brush {
    let snapshot: OpaquePointer
    let colours: Colours

    func color(_ paint: Paint) -> GdkRGBA { colours.rgba(paint.flat(tint: .accentColor)) }

    func fill(_ paint: Paint, _ path: Path, isEvenOdd: Bool = false) {
      var color = color(paint)
      switch path.kind {
      case .empty: return
      case .rect(let rect):
        var bounds = rect.graphene
        gtk_snapshot_append_color(snapshot, &color, &bounds)
      case .roundedRect, .ellipse:
        guard var rounded = path.rounded else { return }
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        gtk_snapshot_append_color(snapshot, &color, &rounded.bounds)
        gtk_snapshot_pop(snapshot)
      case .elements:
        guard let context = cairo(around: path.boundingRect.insetBy(dx: -1, dy: -1)) else { return }
        path.trace(on: context)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        gdk_cairo_set_source_rgba(context, &color)
        cairo_fill(context)
        cairo_destroy(context)
      }
    }

    func stroke(_ paint: Paint, _ path: Path, _ style: StrokeStyle) {
      guard !path.isEmpty, style.lineWidth > 0 else { return }
      var color = color(paint)
      let reach = style.lineWidth * 2 + 2
      guard let context = cairo(around: path.boundingRect.insetBy(dx: -reach, dy: -reach)) else { return }
      path.trace(on: context)
      cairo_set_line_width(context, style.lineWidth)
      cairo_set_line_cap(
        context,
        style.lineCap == .round
          ? CAIRO_LINE_CAP_ROUND : style.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(
        context,
        style.lineJoin == .round
          ? CAIRO_LINE_JOIN_ROUND : style.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
      if !style.dash.isEmpty {
        let dash = style.dash.map { Double($0) }
        cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
      }
      gdk_cairo_set_source_rgba(context, &color)
      cairo_stroke(context)
      cairo_destroy(context)
    }

    private func cairo(around rect: CGRect) -> OpaquePointer? {
      guard rect.width.isFinite, rect.height.isFinite, rect.width < 20_000, rect.height < 20_000 else { return nil }
      var bounds = rect.graphene
      return gtk_snapshot_append_cairo(snapshot, &bounds)
    }

    /// Clips to an outline, or to the box around one that GTK cannot clip to; false if there is nothing to undo.
    func pushClip(_ path: Path) -> Bool {
      if var rounded = path.rounded {
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
      } else {
        var bounds = path.boundingRect.graphene
        gtk_snapshot_push_clip(snapshot, &bounds)
      }
      return true
    }

    func transform(_ transformation: Transformation, in rect: CGRect) {
      func around(_ anchor: UnitPoint, _ change: () -> Void) {
        var there = graphene_point_t(x: Float(rect.width * anchor.x), y: Float(rect.height * anchor.y))
        gtk_snapshot_translate(snapshot, &there)
        change()
        var back = graphene_point_t(x: -there.x, y: -there.y)
        gtk_snapshot_translate(snapshot, &back)
      }
      switch transformation {
      case .rotation(let angle, let anchor): around(anchor) { gtk_snapshot_rotate(snapshot, Float(angle.degrees)) }
      case .scale(let scale, let anchor):
        around(anchor) { gtk_snapshot_scale(snapshot, Float(scale.width), Float(scale.height)) }
      case .affine(let matrix):
        var shift = graphene_point_t(x: Float(matrix.tx), y: Float(matrix.ty))
        gtk_snapshot_translate(snapshot, &shift)
        // The parts that neither turn nor slant.
        if matrix.b == 0, matrix.c == 0 { gtk_snapshot_scale(snapshot, Float(matrix.a), Float(matrix.d)) }
      // What needs depth is shown flat.
      case .rotation3D, .projection: break
      }
    }
  }

  extension CGRect {
    var graphene: graphene_rect_t {
      graphene_rect_t(
        origin: graphene_point_t(x: Float(minX), y: Float(minY)),
        size: graphene_size_t(width: Float(width), height: Float(height)))
    }
  }

  extension Path {
    /// The path as a rectangle with rounded corners, if it is one.
    fileprivate var rounded: GskRoundedRect? {
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
          width: Float(min(size.width, rect.width / 2)), height: Float(min(size.height, rect.height / 2)))
      case .empty, .elements: return nil
      }
      withUnsafePointer(to: corner) { _ = gsk_rounded_rect_init(&result, &bounds, $0, $0, $0, $0) }
      return result
    }

    fileprivate func trace(on context: OpaquePointer) {
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
            context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
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
