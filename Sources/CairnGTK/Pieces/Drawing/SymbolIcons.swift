#if GTK
  import CGTK

  /// Symbols in a window: the theme's icons if they mean exactly the same, and otherwise Cairn's drawings.
  @MainActor
  enum SymbolIcons {
    /// Shows a symbol. One without a drawing is a crossed-out box, and is reported to the developer.
    static func show(_ symbol: String, on image: Widget, in view: WindowView) {
      if let name = name(for: symbol) { return gtk_image_set_from_icon_name(image.opaque, name) }
      let isRightToLeft = gtk_widget_get_direction(image) == GTK_TEXT_DIR_RTL
      let paintable = SymbolPaintable.paintable(of: symbol, isRightToLeft: isRightToLeft)
      gtk_image_set_from_paintable(image.opaque, paintable)
      if paintable == SymbolPaintable.unknown { view.host.session?.graph.diagnostics.missSymbol(symbol) }
    }

    /// Returns the theme's icon for a symbol, or `nil` if there is none or the theme lacks it.
    static func name(for symbol: String) -> String? {
      guard let name = names[symbol], let display = gdk_display_get_default() else { return nil }
      let icon = name + "-symbolic"
      return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), icon).isOn ? icon : nil
    }

    private static let names = [
      "alarm": "alarm",
      "arrow.clockwise": "view-refresh",
      "arrow.uturn.backward": "edit-undo",
      "arrow.uturn.forward": "edit-redo",
      "backward.end.fill": "media-skip-backward",
      "backward.fill": "media-seek-backward",
      "bold": "format-text-bold",
      "checkmark": "object-select",
      "chevron.backward": "go-previous",
      "chevron.down": "go-down",
      "chevron.forward": "go-next",
      "chevron.left": "go-previous",
      "chevron.right": "go-next",
      "chevron.up": "go-up",
      "ellipsis": "view-more-horizontal",
      "exclamationmark.triangle.fill": "dialog-warning",
      "forward.end.fill": "media-skip-forward",
      "forward.fill": "media-seek-forward",
      "italic": "format-text-italic",
      "line.3.horizontal": "open-menu",
      "line.horizontal.3": "open-menu",
      "lock.fill": "changes-prevent",
      "lock.open.fill": "changes-allow",
      "magnifyingglass": "system-search",
      "minus": "list-remove",
      "paperclip": "mail-attachment",
      "pause.fill": "media-playback-pause",
      "play.fill": "media-playback-start",
      "plus": "list-add",
      "repeat": "media-playlist-repeat",
      "scissors": "edit-cut",
      "shuffle": "media-playlist-shuffle",
      "sidebar.leading": "sidebar-show",
      "sidebar.left": "sidebar-show",
      "sidebar.right": "sidebar-show-right",
      "sidebar.trailing": "sidebar-show-right",
      "stop.fill": "media-playback-stop",
      "strikethrough": "format-text-strikethrough",
      "text.aligncenter": "format-justify-center",
      "text.alignleft": "format-justify-left",
      "text.alignright": "format-justify-right",
      "text.justify": "format-justify-fill",
      "trash": "user-trash",
      "underline": "format-text-underline",
      "xmark": "window-close",
    ]
  }
#endif
