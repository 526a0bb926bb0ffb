#if GTK
  import CGTK
  import Foundation

  /// Colours for widgets that take theirs from the theme, such as symbols: a class of the theme for each.
  @MainActor
  enum Inks {
    private static var known: Set<String> = []

    static func className(for color: GdkRGBA) -> String {
      func part(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
      let (red, green, blue, alpha) = (part(color.red), part(color.green), part(color.blue), part(color.alpha))
      let name = "cairn-ink-\(red)-\(green)-\(blue)-\(alpha)"
      if known.insert(name).inserted {
        let provider = gtk_css_provider_new()!
        let rule = ".\(name) { color: rgba(\(red), \(green), \(blue), \(Double(alpha) / 255)); }"
        gtk_css_provider_load_from_data(provider, rule, -1)
        gtk_style_context_add_provider_for_display(
          gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
      }
      return name
    }
  }
#endif
