#if GTK
  import CGTK
  import CairnFoundation
  import CairnScreen
  import CairnValues
  import Foundation

  // Content that is drawn separately before it reaches the window: through a mask, a clip, or a color effect.
  extension Brush {
    /// Records a brush's drawing as a render node, or returns `nil` if it is empty.
    func recorded(_ draw: (Brush) -> Void) -> OpaquePointer? {
      guard let own = gtk_snapshot_new() else { return nil }
      draw(Brush(snapshot: own, colours: colours))
      return gtk_snapshot_free_to_node(own)
    }

    /// Draws only inside an outline, or only outside.
    func within(
      _ path: Path, isEvenOdd: Bool = false, isInverse: Bool = false, around bounds: CGRect,
      _ draw: (Brush) -> Void
    ) {
      if !isInverse, var rounded = path.rounded {
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        draw(self)
        gtk_snapshot_pop(snapshot)
        return
      }
      guard let node = recorded(draw) else { return }
      defer { gsk_render_node_unref(node) }
      let seen = isInverse ? bounds : bounds.intersection(path.boundingRect.insetBy(dx: -1, dy: -1))
      guard let context = cairo(around: seen) else { return }
      path.trace(on: context)
      if isInverse {
        cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
      }
      cairo_set_fill_rule(
        context, isEvenOdd || isInverse ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      gsk_render_node_draw(node, context)
      cairo_destroy(context)
    }

    /// Draws content with the opacity of a mask, or its inverse.
    func masked(
      by mask: (Brush) -> Void, isInverse: Bool = false, around bounds: CGRect,
      drawing draw: (Brush) -> Void
    ) {
      guard let content = recorded(draw) else { return }
      defer { gsk_render_node_unref(content) }
      guard let shape = recorded(mask) else {
        if isInverse { gtk_snapshot_append_node(snapshot, content) }
        return
      }
      defer { gsk_render_node_unref(shape) }
      guard let context = cairo(around: bounds) else { return }
      cairo_push_group(context)
      gsk_render_node_draw(content, context)
      cairo_push_group(context)
      gsk_render_node_draw(shape, context)
      let pattern = cairo_pop_group(context)
      cairo_set_operator(context, isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
      cairo_set_source(context, pattern)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_paint(context)
      cairo_destroy(context)
    }

    /// Draws content with a color effect.
    func recoloured(_ effect: ColorEffect, _ draw: () -> Void) {
      let (matrix, offset) = (graphene_matrix_alloc()!, graphene_vec4_alloc()!)
      defer {
        graphene_matrix_free(matrix)
        graphene_vec4_free(offset)
      }
      let numbers = ColourMatrix(effect, colours)
      graphene_matrix_init_from_float(matrix, numbers.rows)
      graphene_vec4_init(
        offset, numbers.offset[0], numbers.offset[1], numbers.offset[2], numbers.offset[3])
      gtk_snapshot_push_color_matrix(snapshot, matrix, offset)
      draw()
      gtk_snapshot_pop(snapshot)
    }

    /// Applies a transformation of the plane or of space to flat content.
    func transform(_ transformation: Transformation, in rect: CGRect) {
      func around(_ anchor: UnitPoint, _ change: () -> Void) {
        var there = graphene_point_t(
          x: Float(rect.width * anchor.x), y: Float(rect.height * anchor.y))
        gtk_snapshot_translate(snapshot, &there)
        change()
        var back = graphene_point_t(x: -there.x, y: -there.y)
        gtk_snapshot_translate(snapshot, &back)
      }
      switch transformation {
      case .rotation(let angle, let anchor) where angle.degrees.isFinite:
        around(anchor) { gtk_snapshot_rotate(snapshot, Float(angle.degrees)) }
      case .scale(let scale, let anchor) where abs(scale.width) < 1e4 && abs(scale.height) < 1e4:
        around(anchor) { gtk_snapshot_scale(snapshot, Float(scale.width), Float(scale.height)) }
      case .affine(let matrix): apply(matrix)
      // Only the affine part of a projection: GTK does not draw more with every renderer.
      case .projection(let projection):
        let (m, n) = (projection, projection.m33 == 0 ? 1 : projection.m33)
        apply(
          CGAffineTransform(
            a: m.m11 / n, b: m.m12 / n, c: m.m21 / n, d: m.m22 / n, tx: m.m31 / n, ty: m.m32 / n))
      case .rotation3D(let angle, let axis, let anchor, _, _):
        guard let matrix = CGAffineTransform(turnedBy: angle, around: axis) else { return }
        around(anchor) { apply(matrix) }
      case .rotation, .scale: break
      }
    }

    /// Applies the matrix in steps that GTK recognizes as planar: a translation, a rotation, a skew, a scaling.
    func apply(_ matrix: CGAffineTransform) {
      let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
      guard [a, b, c, d, matrix.tx, matrix.ty].allSatisfy(\.isFinite) else { return }
      let across = hypot(a, b)
      guard across > 0 else { return gtk_snapshot_scale(snapshot, 0, 0) }
      let along = (a * d - b * c) / across
      let slant = (a * c + b * d) / across
      var shift = CGPoint(x: matrix.tx, y: matrix.ty).graphene
      gtk_snapshot_translate(snapshot, &shift)
      gtk_snapshot_rotate(snapshot, Float(atan2(b, a) * 180 / .pi))
      if slant != 0, along != 0 {
        let skewed = gsk_transform_skew(nil, Float(atan2(slant, along) * 180 / .pi), 0)
        gtk_snapshot_transform(snapshot, skewed)
        gsk_transform_unref(skewed)
      }
      gtk_snapshot_scale(snapshot, Float(across), Float(along))
    }
  }

  extension CGAffineTransform {
    /// Creates the frontal view of a rotation around an axis, or `nil` if there is no axis.
    fileprivate init?(turnedBy angle: Angle, around axis: [CGFloat]) {
      guard axis.count == 3, angle.degrees.isFinite else { return nil }
      let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
      let (cosine, sine) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
      let rest = 1 - cosine
      self.init(
        a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest,
        tx: 0,
        ty: 0)
    }
  }
#endif
