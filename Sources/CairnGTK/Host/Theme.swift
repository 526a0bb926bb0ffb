#if GTK
  import CGTK

  /// What GTK's theme has no rule for: cards of rows, panels, pages.
  @MainActor
  enum Theme {
    static func load() {
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, rules, -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
    }

    private static let rules = """
      .cairn-page { background-color: @theme_bg_color; }
      .cairn-page .toolbar { border-top: 1px solid alpha(@borders, 0.8); }
      .cairn-list { background-color: transparent; }
      row.cairn-row {
        padding: 0; border: 1px solid alpha(@borders, 0.8); border-top-width: 0; background-color: @theme_base_color;
      }
      row.cairn-row.first { border-top-width: 1px; border-top-left-radius: 12px; border-top-right-radius: 12px; }
      row.cairn-row.last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
      row.cairn-row.activatable:hover:not(:selected) { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
      row.cairn-row.activatable:active:not(:selected) { background-color: mix(@theme_base_color, @theme_fg_color, 0.1); }
      row.cairn-row:selected { background-color: mix(@theme_base_color, @theme_selected_bg_color, 0.25); color: inherit; }
      row.cairn-row:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.6); outline-offset: -3px; }
      row.cairn-row.unparted { border-top-color: transparent; }
      .cairn-plain row.cairn-row {
        border-width: 0 0 1px 0; border-radius: 0; background-color: transparent;
      }
      .cairn-plain row.cairn-row.last { border-bottom-width: 0; }
      .cairn-sidebar row.cairn-row { border-width: 0; border-radius: 6px; background-color: transparent; }
      .cairn-redacted { color: transparent; background-color: alpha(@theme_fg_color, 0.2); border-radius: 4px; }
      .cairn-offers { padding: 0 12px; }
      button.cairn-remove { min-height: 24px; min-width: 24px; padding: 0; color: @error_color; }
      button.cairn-bare { padding: 0; min-height: 0; min-width: 0; border-width: 0; }
      .cairn-accent { color: mix(@theme_selected_bg_color, @theme_fg_color, 0.35); }
      .cairn-destructive { color: @error_color; }
      .cairn-panel { border-radius: 12px; box-shadow: 0 2px 14px 3px alpha(black, 0.2); }
      .cairn-backdrop { background-color: alpha(black, 0.32); }
      .cairn-overlaid { box-shadow: 0 0 10px 1px alpha(black, 0.25); }
      .dim-label { opacity: 0.55; }
      """
  }
#endif
