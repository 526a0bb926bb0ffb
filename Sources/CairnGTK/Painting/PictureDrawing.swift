#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  // Pictures and symbols in a drawing.
  extension Brush {
    func draw(_ image: ImageContent, in rect: CGRect) {
      guard rect.isDrawable else { return }
      if case .symbol(let symbol) = image.source {
        return draw(symbol, in: rect, paint: image.paints.first ?? .foreground)
      }
      if case .drawing(let drawing, let size) = image.source {
        return MarkPlayer(bounds: rect, words: nil).play(drawing.marks(from: size, in: rect), with: self)
      }
      guard let picture = Pictures.loaded(image) else {
        return drawIcon("image-missing", in: rect, scale: 1)
      }
      guard image.rendering == .template else { return draw(picture, image, in: rect) }
      masked(
        by: { $0.draw(picture, image, in: rect) }, around: rect,
        drawing: { $0.spread(image.paints.first ?? .foreground, over: rect) })
    }

    private func draw(_ picture: Pictures.Loaded, _ image: ImageContent, in rect: CGRect) {
      var bounds = rect.graphene
      let caps = image.capInsets
      if caps != EdgeInsets() { return drawParts(of: picture, caps, in: rect) }
      if image.resizing == .tile, picture.size.width >= 1, picture.size.height >= 1 {
        var tile = CGRect(origin: rect.origin, size: picture.size).graphene
        gtk_snapshot_push_repeat(snapshot, &bounds, &tile)
        gtk_snapshot_append_texture(snapshot, picture.texture, &tile)
        gtk_snapshot_pop(snapshot)
      } else {
        gtk_snapshot_append_texture(snapshot, picture.texture, &bounds)
      }
    }

    /// Draws a picture whose corners keep their size, while edges stretch in one direction and the middle in
    /// both.
    private func drawParts(of picture: Pictures.Loaded, _ caps: EdgeInsets, in rect: CGRect) {
      let size = picture.size
      let columns = [
        (0, caps.leading, 0, caps.leading),
        (
          caps.leading, max(size.width - caps.leading - caps.trailing, 0), caps.leading,
          max(rect.width - caps.leading - caps.trailing, 0)
        ),
        (size.width - caps.trailing, caps.trailing, rect.width - caps.trailing, caps.trailing),
      ]
      let rows = [
        (0, caps.top, 0, caps.top),
        (
          caps.top, max(size.height - caps.top - caps.bottom, 0), caps.top,
          max(rect.height - caps.top - caps.bottom, 0)
        ),
        (size.height - caps.bottom, caps.bottom, rect.height - caps.bottom, caps.bottom),
      ]
      for (sourceX, sourceWidth, x, width) in columns where sourceWidth > 0 && width > 0 {
        for (sourceY, sourceHeight, y, height) in rows where sourceHeight > 0 && height > 0 {
          let (across, along) = (width / sourceWidth, height / sourceHeight)
          var part = CGRect(x: rect.minX + x, y: rect.minY + y, width: width, height: height)
            .graphene
          var whole = CGRect(
            x: rect.minX + x - sourceX * across, y: rect.minY + y - sourceY * along,
            width: size.width * across,
            height: size.height * along
          ).graphene
          gtk_snapshot_push_clip(snapshot, &part)
          gtk_snapshot_append_texture(snapshot, picture.texture, &whole)
          gtk_snapshot_pop(snapshot)
        }
      }
    }

    /// Draws an icon of the theme.
    func drawIcon(_ name: String, in rect: CGRect, scale: Int32, paint: Paint = .foreground) {
      guard rect.isDrawable, let display = gdk_display_get_default() else { return }
      let side = min(rect.width, rect.height)
      let icon = gtk_icon_theme_lookup_icon(
        gtk_icon_theme_get_for_display(display), name, nil, Int32(max(side, 1)), scale,
        GTK_TEXT_DIR_NONE,
        GtkIconLookupFlags(rawValue: 0))
      guard let icon else { return }
      defer { g_object_unref(icon.raw) }
      draw(icon: icon, in: rect, paint: paint)
    }

    private func draw(_ symbol: String, in rect: CGRect, paint: Paint) {
      guard rect.isDrawable else { return }
      if let name = SymbolIcons.name(for: symbol) { return drawIcon(name, in: rect, scale: 1, paint: paint) }
      draw(icon: SymbolPaintable.paintable(of: symbol, isRightToLeft: false), in: rect, paint: paint)
    }

    private func draw(icon: OpaquePointer, in rect: CGRect, paint: Paint) {
      let side = min(rect.width, rect.height)
      gtk_snapshot_save(snapshot)
      var origin = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2).graphene
      gtk_snapshot_translate(snapshot, &origin)
      var inks = [color(paint), color(paint), color(paint), color(paint)]
      gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, Double(side), Double(side), &inks, 4)
      gtk_snapshot_restore(snapshot)
    }
  }
#endif
