#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// Draws outlines with paints: with GTK's own drawing if possible, otherwise with Cairo.
  @MainActor
  struct Brush {
    let snapshot: OpaquePointer
    let colours: Colours

    /// Returns a valid opacity, whatever an app specifies.
    static func share(_ opacity: Double) -> Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    /// Returns a valid radius, whatever an app specifies.
    static func radius(_ radius: CGFloat) -> CGFloat { radius.isNaN ? 0 : min(max(radius, 0), 500) }

    func color(_ paint: Paint) -> GdkRGBA { colours.rgba(paint.flat(tint: .accentColor)) }

    func fill(_ paint: Paint, _ path: Path, isEvenOdd: Bool = false) {
      if path.isEmpty { return }
      if case .shadowed(let base, let style) = paint, !style.isInner {
        var shadow = GskShadow(
          color: colours.rgba(style.color), dx: Float(style.x), dy: Float(style.y),
          radius: Float(Brush.radius(style.radius)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        fill(base, path, isEvenOdd: isEvenOdd)
        gtk_snapshot_pop(snapshot)
        return
      }
      let box = path.boundingRect
      if case .rect = path.kind { return spread(paint, over: box) }
      if var rounded = path.rounded {
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        spread(paint, over: box)
        gtk_snapshot_pop(snapshot)
      } else {
        within(path, isEvenOdd: isEvenOdd, around: box) { $0.spread(paint, over: box) }
      }
    }

    func stroke(_ paint: Paint, _ path: Path, _ style: StrokeStyle) {
      guard !path.isEmpty, style.lineWidth > 0 else { return }
      let box = path.boundingRect
      let reach = style.lineWidth * 2 + 2
      let bounds = box.insetBy(dx: -reach, dy: -reach)
      guard let context = cairo(around: bounds) else { return }
      defer { cairo_destroy(context) }
      if paint.isFlat {
        var color = color(paint)
        gdk_cairo_set_source_rgba(context, &color)
      } else {
        guard let node = recorded({ $0.spread(paint, over: bounds, asIfOver: box) }) else { return }
        cairo_push_group(context)
        gsk_render_node_draw(node, context)
        gsk_render_node_unref(node)
        cairo_pop_group_to_source(context)
      }
      // Traced last, because earlier drawing left its own paths.
      path.trace(on: context)
      context.set(style)
      cairo_stroke(context)
    }

    /// Fills a rectangle with a paint, optionally aligned to another rectangle.
    func spread(_ paint: Paint, over rect: CGRect, asIfOver whole: CGRect? = nil) {
      guard rect.isDrawable else { return }
      let whole = whole ?? rect
      switch paint {
      case .gradient(let gradient):
        GradientFill(gradient, colours).draw(on: snapshot, over: rect, asIfOver: whole)
      case .mesh(let mesh): MeshFill(mesh, colours).draw(with: self, over: rect, asIfOver: whole)
      case .picture(let picture):
        if let tile = picture as? PictureTile { spread(tile, over: rect) }
      case .material(let material):
        append(StyleSheet.ground, opacity: material.coverage, rect)
      case .faded(let base, let opacity) where !base.isFlat:
        gtk_snapshot_push_opacity(snapshot, Brush.share(opacity))
        spread(base, over: rect, asIfOver: whole)
        gtk_snapshot_pop(snapshot)
      case .level(let level, let base) where !base.isFlat:
        gtk_snapshot_push_opacity(snapshot, [1, 0.5, 0.25, 0.18, 0.11][min(max(level, 0), 4)])
        spread(base, over: rect, asIfOver: whole)
        gtk_snapshot_pop(snapshot)
      case .framed(let base, let frame): spread(base, over: rect, asIfOver: frame)
      case .blended(let base, _) where !base.isFlat: spread(base, over: rect, asIfOver: whole)
      case .shadowed(let base, _): spread(base, over: rect, asIfOver: whole)
      default: append(color(paint), opacity: 1, rect)
      }
    }

    private func append(_ color: GdkRGBA, opacity: Double, _ rect: CGRect) {
      var color = color
      color.alpha *= Float(opacity)
      var bounds = rect.graphene
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }

    /// Tiles a picture.
    private func spread(_ tile: PictureTile, over rect: CGRect) {
      guard let picture = Pictures.loaded(tile.image) else {
        return append(colours.rgba(.gray), opacity: 0.3, rect)
      }
      let size = CGSize(
        width: picture.size.width * tile.scale, height: picture.size.height * tile.scale)
      let part = CGRect(
        x: tile.sourceRect.minX * size.width, y: tile.sourceRect.minY * size.height,
        width: tile.sourceRect.width * size.width, height: tile.sourceRect.height * size.height)
      guard part.isDrawable, part.width >= 1, part.height >= 1 else { return }
      let origin = CGPoint(x: rect.minX + tile.origin.x, y: rect.minY + tile.origin.y)
      var bounds = rect.graphene
      var child = CGRect(origin: origin, size: part.size).graphene
      gtk_snapshot_push_repeat(snapshot, &bounds, &child)
      gtk_snapshot_push_clip(snapshot, &child)
      var place = CGRect(
        x: origin.x - part.minX, y: origin.y - part.minY, width: size.width, height: size.height
      ).graphene
      gtk_snapshot_append_texture(snapshot, picture.texture, &place)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
    }

    /// Returns a Cairo context for a part of the drawing, or `nil` if it is not visible.
    func cairo(around rect: CGRect) -> OpaquePointer? {
      guard rect.isDrawable else { return nil }
      var bounds = rect.graphene
      return gtk_snapshot_append_cairo(snapshot, &bounds)
    }
  }

  extension Paint {
    /// Whether the paint is a single color.
    var isFlat: Bool {
      switch self {
      case .gradient, .mesh, .picture, .material: false
      case .faded(let base, _), .level(_, let base), .framed(let base, _), .blended(let base, _),
        .shadowed(let base, _):
        base.isFlat
      default: true
      }
    }
  }

  extension CGRect {
    var graphene: graphene_rect_t {
      graphene_rect_t(
        origin: graphene_point_t(x: Float(minX), y: Float(minY)),
        size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// Whether the size can be drawn at all.
    var isDrawable: Bool {
      width > 0 && height > 0 && width < 20_000 && height < 20_000 && abs(minX) < 1e6
        && abs(minY) < 1e6
    }
  }

  extension OpaquePointer {
    /// Sets the stroke style of a Cairo context.
    @MainActor
    func set(_ style: StrokeStyle) {
      cairo_set_line_width(self, style.lineWidth)
      cairo_set_line_cap(
        self,
        style.lineCap == .round
          ? CAIRO_LINE_CAP_ROUND
          : style.lineCap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(
        self,
        style.lineJoin == .round
          ? CAIRO_LINE_JOIN_ROUND
          : style.lineJoin == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
      cairo_set_miter_limit(self, max(style.miterLimit, 1))
      // Cairo stops drawing altogether if no length is positive.
      let dash = style.dash.map { Double(max($0, 0)) }
      if dash.contains(where: { $0 > 0 }) {
        cairo_set_dash(self, dash, Int32(dash.count), style.dashPhase)
      }
    }
  }
#endif
