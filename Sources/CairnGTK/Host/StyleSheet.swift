#if GTK
  import CGTK

  /// Styles without a rule in GTK's theme: cards of rows, panels, pages.
  @MainActor
  enum StyleSheet {
    private static var provider: UnsafeMutablePointer<GtkCssProvider>?
    private static var style = Style()

    struct Style: Equatable {
      var isDark = false
      var isContrasty = false
    }

    /// Updates the rules to the desktop's style.
    static func show(_ new: Style) {
      if provider != nil, style == new { return }
      let shown = provider ?? gtk_css_provider_new()!
      let colours = new.isDark ? darkColours : lightColours
      gtk_css_provider_load_from_data(shown, colours + rules + (new.isContrasty ? contrastyRules : ""), -1)
      style = new
      guard provider == nil else { return }
      provider = shown
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), shown.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// The background colour of windows.
    static var ground: GdkRGBA {
      let widget = anything ?? gtk_label_new(nil)!
      if anything == nil {
        g_object_ref_sink(widget)
        anything = widget
      }
      var found = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "theme_bg_color", &found)
      return found
    }

    /// Any widget, for looking up colours.
    private static var anything: Widget?

    /// Cards are lighter than their background. Links and destructive items stand out from both.
    private static let lightColours = """
      @define-color cairn_card @theme_base_color;
      @define-color cairn_link mix(@theme_selected_bg_color, @theme_fg_color, 0.35);
      @define-color cairn_danger @error_color;

      """
    private static let darkColours = """
      @define-color cairn_card shade(@theme_bg_color, 1.15);
      @define-color cairn_link mix(@theme_selected_bg_color, @theme_fg_color, 0.55);
      @define-color cairn_danger mix(@error_color, @theme_fg_color, 0.6);

      """

    /// For people who want more contrast in lines and texts.
    private static let contrastyRules = """

      .dim-label { opacity: 0.85; }
      row.cairn-row { border-color: @borders; }
      .cairn-page .toolbar { border-color: @borders; }
      .cairn-panel { box-shadow: 0 0 0 1px @borders; }
      """

    private static let rules = """
      .cairn-page { background-color: @theme_bg_color; }
      .cairn-page .toolbar { border-top: 1px solid alpha(@borders, 0.8); }
      .cairn-list { background-color: transparent; }
      row.cairn-row {
        padding: 0; border: 1px solid alpha(@borders, 0.8); border-top-width: 0; background-color: @cairn_card;
      }
      row.cairn-row.first { border-top-width: 1px; border-top-left-radius: 12px; border-top-right-radius: 12px; }
      row.cairn-row.last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
      .cairn-plain row.cairn-row {
        border-width: 0 0 1px 0; border-radius: 0; background-color: transparent;
      }
      .cairn-plain row.cairn-row.last { border-bottom-width: 0; }
      .cairn-sidebar row.cairn-row { border-width: 0; border-radius: 6px; background-color: transparent; }
      .cairn-sidebar row.cairn-row.activatable:hover:not(:selected) { background-color: alpha(@theme_fg_color, 0.05); }
      .cairn-sidebar row.cairn-row:selected, .cairn-plain row.cairn-row:selected {
        background-color: alpha(@theme_selected_bg_color, 0.25); color: inherit;
      }
      row.cairn-row.activatable:hover:not(:selected) { background-color: mix(@cairn_card, @theme_fg_color, 0.05); }
      row.cairn-row.activatable:active:not(:selected) { background-color: mix(@cairn_card, @theme_fg_color, 0.1); }
      row.cairn-row:selected { background-color: mix(@cairn_card, @theme_selected_bg_color, 0.25); color: inherit; }
      row.cairn-row:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.6); outline-offset: -3px; }
      row.cairn-row.unparted { border-top-color: transparent; }
      .cairn-redacted { color: transparent; background-color: alpha(@theme_fg_color, 0.2); border-radius: 4px; }
      .cairn-offers { padding: 0 12px; }
      button.cairn-remove { min-height: 24px; min-width: 24px; padding: 0; color: @cairn_danger; }
      button.cairn-bare { padding: 0; min-height: 0; min-width: 0; border-width: 0; }
      .cairn-accent { color: @cairn_link; }
      .cairn-badge {
        font-size: smaller; font-weight: bold; min-width: 9px; padding: 0 4px; border-radius: 9px;
        color: @theme_selected_fg_color; background-color: @theme_selected_bg_color;
      }
      .cairn-destructive { color: @cairn_danger; }
      .cairn-panel { border-radius: 12px; box-shadow: 0 2px 14px 3px alpha(black, 0.2); }
      .cairn-backdrop { background-color: alpha(black, 0.32); }
      .cairn-overlaid { box-shadow: 0 0 10px 1px alpha(black, 0.25); }
      .dim-label { opacity: 0.55; }
      """
  }
#endif
