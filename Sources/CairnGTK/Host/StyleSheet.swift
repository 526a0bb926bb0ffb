#if GTK
  import CGTK
  import Foundation

  /// Styles for parts without a widget in libadwaita: positioned rows, panels, pages. The colors are libadwaita's, so
  /// that they follow the desktop's style.
  @MainActor
  enum StyleSheet {
    /// Adds the rules to the display.
    static func show() {
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, rows + controls + contrast + panels, -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
    }

    private static let scaled = gtk_css_provider_new()!

    /// Adapts symbols and the room around texts to the user's text scale. The buttons of windows keep their size.
    static func scale(by scale: CGFloat) {
      let symbol = Int((16 * scale).rounded())
      let rules = """
        window, popover { -gtk-icon-size: \(symbol)px; }
        windowcontrols { -gtk-icon-size: 16px; }
        row.cairn-row .cairn-entry-row.above > entry { padding-top: \(EntryRow.textTop(at: scale))px; }
        .cairn-entry-row.above > entry.password > image { transform: translateY(\(-12 * scale)px); }
        """
      gtk_css_provider_load_from_data(scaled, rules, -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), scaled.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// The background color of windows.
    static var ground: GdkRGBA { color("window_bg_color") ?? GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1) }

    /// Returns a named color of libadwaita's current style, such as that for high contrast.
    static func color(_ name: String) -> GdkRGBA? {
      let widget = anything ?? gtk_label_new(nil)!
      if anything == nil {
        g_object_ref_sink(widget)
        anything = widget
      }
      var found = GdkRGBA()
      return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &found) != 0 ? found : nil
    }

    /// Any widget, for looking up colors.
    private static var anything: Widget?

    /// Lists. A card is a run of rows, with one shadow around all of them.
    private static let rows = """
      .cairn-list { background-color: transparent; }
      .cairn-card { background: none; }
      row.cairn-row {
        padding: 0; min-height: 0; margin: 0; border-radius: 0; color: @card_fg_color; background-color: @card_bg_color;
        box-shadow: inset 0 1px @card_shade_color;
      }
      row.cairn-row.first { box-shadow: none; border-top-left-radius: 12px; border-top-right-radius: 12px; }
      row.cairn-row.last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
      row.cairn-row.unparted { box-shadow: none; }
      row.cairn-row.cairn-unavailable > * { opacity: 0.5; }
      row.cairn-row.nested { background-image: image(alpha(@card_shade_color, 0.5)); }
      row.cairn-row.activatable:hover { background-image: image(alpha(currentColor, 0.03)); }
      row.cairn-row.activatable.pressed { background-image: image(alpha(currentColor, 0.08)); }
      row.cairn-row:selected { background-image: image(alpha(@accent_bg_color, 0.25)); color: inherit; }
      row.cairn-row.activatable:selected:hover { background-image: image(alpha(@accent_bg_color, 0.3)); }
      row.cairn-row.activatable.pressed:selected { background-image: image(alpha(@accent_bg_color, 0.35)); }
      row.cairn-row:focus-visible {
        outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px;
      }
      .cairn-plain row.cairn-row { background-color: transparent; border-radius: 0; }
      .cairn-plain row.cairn-row:selected { background-image: image(alpha(currentColor, 0.1)); }
      .cairn-plain row.cairn-row.activatable:selected:hover { background-image: image(alpha(currentColor, 0.13)); }
      .cairn-plain row.cairn-row.activatable.pressed:selected { background-image: image(alpha(currentColor, 0.19)); }
      row.cairn-row.cairn-row.cairn-prominent {
        background-color: mix(@accent_bg_color, black, 0.12); color: @accent_fg_color;
      }
      row.cairn-row.cairn-row.cairn-prominent.cairn-destructive {
        background-color: @destructive_bg_color; color: @destructive_fg_color;
      }
      row.cairn-row.empty { background: none; box-shadow: none; }
      .cairn-table { background-color: @view_bg_color; box-shadow: inset 0 1px alpha(currentColor, 0.15); }
      .cairn-table row.cairn-row { background-color: transparent; border-radius: 0; }
      .cairn-sidebar row.cairn-row {
        margin: 1px 0; background-color: transparent; box-shadow: none; border-radius: 6px; color: inherit;
      }
      .cairn-sidebar row.cairn-row.activatable:hover { background-image: image(alpha(currentColor, 0.07)); }
      .cairn-plain row.cairn-row.nested, .cairn-sidebar row.cairn-row.nested { background-image: none; }
      .cairn-sidebar row.cairn-row:selected { background-image: image(alpha(currentColor, 0.11)); }
      .cairn-sidebar row.cairn-row.activatable:selected:hover { background-image: image(alpha(currentColor, 0.14)); }
      .cairn-sidebar row.cairn-row.activatable.pressed:selected { background-image: image(alpha(currentColor, 0.19)); }
      .cairn-offers { padding: 0 12px; }

      """

    /// The content of rows and bars. A control that fills its row has no box.
    private static let controls = """
      row.cairn-row entry, row.cairn-row dropdown > button {
        background: none; box-shadow: none; border: none; outline: none;
      }
      row.cairn-row entry { padding-left: 0; padding-right: 0; }
      textview.cairn-boxless, textview.cairn-boxless > text { background: none; }
      .cairn-entry-row > entry { border-radius: 0; transition: padding 150ms ease-out; }
      row.cairn-row .cairn-entry-row > entry { padding: 0 14px; }
      .cairn-phone row.cairn-row .cairn-entry-row > entry { padding: 0 16px; }
      .cairn-phone headerbar > windowhandle > box { padding-top: 10px; padding-bottom: 10px; }
      row.cairn-row .cairn-entry-row > entry.password:dir(ltr) { padding-right: 24px; }
      row.cairn-row .cairn-entry-row > entry.password:dir(rtl) { padding-left: 24px; }
      .cairn-entry-row > entry.password > image { opacity: 1; transition: transform 150ms ease-out; }
      .cairn-entry-title { font-size: smaller; opacity: 0; transition: opacity 150ms ease-out; }
      .cairn-entry-row.above > .cairn-entry-title { opacity: 0.72; }
      row.cairn-row.cairn-field:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
      row.cairn-row dropdown > button { font-weight: normal; padding: 0; }
      .cairn-expander { opacity: 0.55; transition: -gtk-icon-transform 200ms ease-out; -gtk-icon-transform: rotate(0.5turn); }
      .cairn-expander:dir(rtl) { -gtk-icon-transform: rotate(-0.5turn); }
      .cairn-expander:checked { opacity: 1; color: @accent_color; -gtk-icon-transform: none; }
      button.cairn-remove { min-height: 24px; min-width: 24px; padding: 0; color: @error_color; }
      button.cairn-bare {
        padding: 0; min-height: 0; min-width: 0; border-width: 0; background: none; box-shadow: none; font-weight: normal;
      }
      button.cairn-small { min-height: 18px; padding: 3px 10px; }
      button.cairn-capsule { border-radius: 9999px; }
      .cairn-accent { color: @accent_color; }
      .cairn-destructive { color: @error_color; }
      button.cairn-tab { padding: 4px 12px; min-height: 26px; font-weight: bold; }
      button.cairn-tab.narrow { border-radius: 0; padding: 4px 2px; font-size: 0.75rem; }
      button.cairn-tab .cairn-badge { transform: translate(6px, -5px); font-size: 0.6rem; min-height: 13px; min-width: 5px; }
      .cairn-badge {
        font-size: smaller; font-weight: bold; min-width: 9px; padding: 0 4px; border-radius: 9px;
        color: @accent_fg_color; background-color: mix(@accent_bg_color, black, 0.12);
      }
      .cairn-redacted { color: transparent; background-color: alpha(currentColor, 0.2); border-radius: 4px; }

      """

    /// Corrections where libadwaita's colors are too faint: text needs a contrast of 4.5 to 1, other marks 3 to 1.
    private static let contrast = """
      .dim-label, text > placeholder { opacity: 0.72; }
      button.suggested-action { background-color: mix(@accent_bg_color, black, 0.12); }
      switch:not(:checked):not(:disabled) > slider { box-shadow: 0 0 0 1px alpha(black, 0.6); }
      scale > trough > highlight, progressbar > trough > progress, levelbar > trough > block.filled {
        background-color: @accent_color;
      }

      """

    private static let panels = """
      .cairn-page { background-color: @window_bg_color; color: @window_fg_color; }
      .cairn-inspector:dir(ltr) { box-shadow: inset 1px 0 alpha(currentColor, 0.15); }
      .cairn-inspector:dir(rtl) { box-shadow: inset -1px 0 alpha(currentColor, 0.15); }
      .cairn-tabs { box-shadow: inset 0 1px alpha(currentColor, 0.15); padding: 0; }
      .cairn-page > .toolbar { border-top: 1px solid alpha(currentColor, 0.15); padding: 0; }
      .cairn-panel { border-radius: 12px; box-shadow: 0 2px 8px 2px alpha(black, 0.13), 0 3px 20px 10px alpha(black, 0.09); }
      .cairn-alert { background-color: @dialog_bg_color; color: @dialog_fg_color; }
      button.cairn-response {
        border-radius: 0; font-weight: bold; box-shadow: inset 0 1px alpha(@dialog_fg_color, 0.15);
      }
      button.cairn-apart { border-radius: 12px; padding: 10px 20px; }
      button.cairn-response.cairn-parted {
        box-shadow: inset 0 1px alpha(@dialog_fg_color, 0.15), inset 1px 0 alpha(@dialog_fg_color, 0.15);
      }
      .cairn-suggested { color: @accent_color; }
      .cairn-backdrop { background-color: alpha(black, 0.32); }
      .cairn-overlaid { box-shadow: 0 0 10px 1px alpha(black, 0.25); }
      .cairn-page > scrolledwindow > undershoot.top {
        box-shadow: inset 0 1px alpha(@shade_color, 0.75);
        background: linear-gradient(to bottom, alpha(@shade_color, 0.75), transparent 4px);
      }
      """
  }
#endif
