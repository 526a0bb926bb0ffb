#if GTK
  import CGTK
  import CairnSymbols
  import CairnUnsafe

  /// Cairn's own drawing of a symbol as a paintable, which GTK draws in the color of the text like an icon of its
  /// theme.
  @MainActor
  enum SymbolPaintable {
    /// The instance data after GObject's own.
    private struct State {
      /// The index of the symbol among those that have a paintable.
      var index: Int
      var isMirrored: Bool
    }

    private struct Key: Hashable {
      var name: String
      var isMirrored: Bool
    }

    private static var symbols: [Symbol] = []
    private static var made: [Key: UnsafeMutableRawPointer] = [:]

    private static let offset: Int = {
      var query = GTypeQuery()
      g_type_query(g_object_get_type(), &query)
      return (Int(query.instance_size) + 15) & ~15
    }()

    private static let type: GType = {
      var query = GTypeQuery()
      g_type_query(g_object_get_type(), &query)
      let type = g_type_register_static_simple(
        g_object_get_type(), "CairnSymbol", query.class_size, { _, _ in },
        guint(offset + MemoryLayout<State>.size), { _, _ in }, GTypeFlags(rawValue: 0))
      var paintable = GInterfaceInfo()
      paintable.interface_init = { raw, _ in fillPaintable(raw) }
      g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
      var symbolic = GInterfaceInfo()
      symbolic.interface_init = { raw, _ in fillSymbolic(raw) }
      g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
      return type
    }()

    /// Returns the paintable of a symbol, which lives as long as the app. Names without a drawing share one.
    static func paintable(of name: String, isRightToLeft: Bool) -> OpaquePointer {
      let symbol = Symbol.named(name)
      let key = Key(
        name: symbol == nil ? "" : name, isMirrored: isRightToLeft && symbol?.isMirrored == true)
      if let known = made[key] { return OpaquePointer(known) }
      let object = makeObject(type, [])
      (object + offset).assumingMemoryBound(to: State.self).initialize(
        to: State(index: symbols.count, isMirrored: key.isMirrored))
      symbols.append(symbol ?? .unknown)
      made[key] = object
      return OpaquePointer(object)
    }

    /// The placeholder for a name without a drawing.
    static var unknown: OpaquePointer { paintable(of: "", isRightToLeft: false) }

    // MARK: The class

    private nonisolated static func fillPaintable(_ raw: gpointer?) {
      guard let raw else { return }
      let interface = raw.assumingMemoryBound(to: GdkPaintableInterface.self)
      interface.pointee.get_flags = { _ in
        GdkPaintableFlags(rawValue: GDK_PAINTABLE_STATIC_SIZE.rawValue | GDK_PAINTABLE_STATIC_CONTENTS.rawValue)
      }
      interface.pointee.get_intrinsic_aspect_ratio = { _ in 1 }
      // Called if there is no text whose color it could use.
      interface.pointee.snapshot = { paintable, snapshot, width, height in
        var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        SymbolPaintable.draw(paintable, snapshot, width, height, &black)
      }
    }

    private nonisolated static func fillSymbolic(_ raw: gpointer?) {
      guard let raw else { return }
      let interface = raw.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self)
      interface.pointee.snapshot_symbolic = { paintable, snapshot, width, height, colors, _ in
        guard let colors else { return }
        SymbolPaintable.draw(paintable, snapshot, width, height, colors)
      }
    }

    private nonisolated static func draw(
      _ paintable: OpaquePointer?, _ snapshot: OpaquePointer?, _ width: Double, _ height: Double,
      _ color: UnsafePointer<GdkRGBA>
    ) {
      guard let paintable, let snapshot else { return }
      onMainActor((paintable, snapshot, color.pointee)) { paintable, snapshot, color in
        let state = (UnsafeMutableRawPointer(paintable) + offset).assumingMemoryBound(to: State.self).pointee
        let side = min(width, height)
        var bounds = graphene_rect_t(
          origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
        guard side > 0, let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        defer { cairo_destroy(context) }
        cairo_translate(context, (width - side) / 2, (height - side) / 2)
        cairo_scale(context, side / Symbol.side, side / Symbol.side)
        if state.isMirrored {
          cairo_translate(context, Symbol.side, 0)
          cairo_scale(context, -1, 1)
        }
        symbols[state.index].draw(on: context, color)
      }
    }
  }

  extension Symbol {
    /// Draws the symbol on its grid. Overlapping marks are no more opaque than a single one.
    fileprivate func draw(on context: OpaquePointer, _ color: GdkRGBA) {
      cairo_push_group(context)
      cairo_set_source_rgb(context, Double(color.red), Double(color.green), Double(color.blue))
      cairo_set_line_width(context, Symbol.lineWidth)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      for mark in marks {
        cairo_set_operator(context, mark.ink.isCut ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_OVER)
        SymbolOutline(mark.path).trace(on: context)
        if mark.ink.isFilled { cairo_fill_preserve(context) }
        cairo_stroke(context)
      }
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(color.alpha))
    }
  }

  extension SymbolOutline {
    /// Sets the path of a Cairo context.
    fileprivate func trace(on context: OpaquePointer) {
      cairo_new_path(context)
      for piece in pieces {
        switch piece {
        case .move(let to): cairo_move_to(context, to.x, to.y)
        case .line(let to): cairo_line_to(context, to.x, to.y)
        case .curve(let first, let second, let to):
          cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
        case .close: cairo_close_path(context)
        }
      }
    }
  }
#endif
