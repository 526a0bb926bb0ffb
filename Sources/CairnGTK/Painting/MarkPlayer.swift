#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Draws the marks of a canvas.
  @MainActor
  struct MarkPlayer {
    let bounds: CGRect
    /// How texts are drawn, and in which fonts, or `nil` if there are none.
    let words: (lettering: FontMetrics, widget: Widget)?
    /// Draws one of the canvas's views at its own size.
    var symbol: (ElementID, Brush) -> Void = { _, _ in }

    func play(_ marks: [DrawingMark], with brush: Brush) {
      for mark in marks { play(mark, with: brush) }
    }

    private func play(_ mark: DrawingMark, with brush: Brush) {
      guard mark.opacity > 0, mark.blend != .clear else { return }
      let snapshot = brush.snapshot
      if mark.opacity < 1 { gtk_snapshot_push_opacity(snapshot, mark.opacity) }
      clipped(mark, mark.clips[...], with: brush)
      if mark.opacity < 1 { gtk_snapshot_pop(snapshot) }
    }

    private func clipped(
      _ mark: DrawingMark, _ clips: ArraySlice<DrawingMark.Clip>, with brush: Brush
    ) {
      guard let clip = clips.first else { return filtered(mark, mark.filters[...], with: brush) }
      func inner(_ brush: Brush) { clipped(mark, clips.dropFirst(), with: brush) }
      switch clip {
      case .path(let path, let style, let isInverse):
        if path.isEmpty {
          if isInverse { inner(brush) }
        } else {
          brush.within(path, isEvenOdd: style.isEOFilled, isInverse: isInverse, around: bounds) {
            inner($0)
          }
        }
      case .layer(let marks, let opacity, let isInverse):
        brush.masked(
          by: { brush in
            gtk_snapshot_push_opacity(brush.snapshot, Brush.share(opacity))
            play(marks, with: brush)
            gtk_snapshot_pop(brush.snapshot)
          }, isInverse: isInverse, around: bounds, drawing: { inner($0) })
      }
    }

    private func filtered(
      _ mark: DrawingMark, _ filters: ArraySlice<DrawingFilter>, with brush: Brush
    ) {
      guard let filter = filters.last else { return draw(mark, with: brush) }
      func inner() { filtered(mark, filters.dropLast(), with: brush) }
      let snapshot = brush.snapshot
      switch filter {
      case .projection(let projection):
        gtk_snapshot_save(snapshot)
        brush.transform(.projection(projection), in: bounds)
        inner()
        gtk_snapshot_restore(snapshot)
      case .shadow(let color, let radius, let x, let y, _, _):
        var shadow = GskShadow(
          color: brush.colours.rgba(color), dx: Float(x), dy: Float(y),
          radius: Float(Brush.radius(radius)))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
        inner()
        gtk_snapshot_pop(snapshot)
      case .color(let change): brush.recoloured(change) { inner() }
      case .blur(let radius, _):
        gtk_snapshot_push_blur(snapshot, Double(Brush.radius(radius)))
        inner()
        gtk_snapshot_pop(snapshot)
      // GTK has no equivalent for these.
      case .matrix, .alphaThreshold: inner()
      }
    }

    private func draw(_ mark: DrawingMark, with brush: Brush) {
      let snapshot = brush.snapshot
      gtk_snapshot_save(snapshot)
      if mark.transform != .identity { brush.apply(mark.transform) }
      switch mark.kind {
      case .fill(let path, let paint, let style):
        if let first = paint.paints.first { brush.fill(first, path, isEvenOdd: style.isEOFilled) }
      case .stroke(let path, let paint, let style):
        if let first = paint.paints.first { brush.stroke(first, path, style) }
      case .text(let text, let rect): draw(text, in: rect, with: brush)
      case .image(let image, let rect, _):
        if case .drawing(let drawing, let size) = image.source {
          play(drawing.marks(from: size, in: rect), with: brush)
        } else {
          brush.draw(image, in: rect)
        }
      case .symbol(let id, let rect):
        var origin = rect.origin.graphene
        gtk_snapshot_translate(snapshot, &origin)
        symbol(id, brush)
      case .layer(let marks): play(marks, with: brush)
      }
      gtk_snapshot_restore(snapshot)
    }

    private func draw(_ text: TextContent, in rect: CGRect, with brush: Brush) {
      guard let words, let layout = gtk_widget_create_pango_layout(words.widget, text.string) else { return }
      let attributes = words.lettering.attributes(of: text, colours: brush.colours)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(
        layout, rect.width < 1e6 ? Int32(rect.width.rounded(.up)) * PANGO_SCALE : -1)
      let side: PangoAlignment =
        switch text.alignment {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
      pango_layout_set_alignment(layout, side)
      var origin = rect.origin.graphene
      gtk_snapshot_translate(brush.snapshot, &origin)
      var color = brush.colours.rgba(.primary)
      gtk_snapshot_append_layout(brush.snapshot, layout, &color)
      g_object_unref(layout.raw)
    }
  }
#endif
