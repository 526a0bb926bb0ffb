#if GTK
  import CGTK
  import Foundation

  /// Colors for widgets that use the theme's, such as symbols: one CSS class each.
  @MainActor
  enum ColorClasses {
    private static var known: Set<String> = []

    static func className(for color: GdkRGBA) -> String {
      let (digits, css) = words(for: color)
      return rule("cairn-ink-\(digits)", "color: \(css);")
    }

    /// The same for buttons with a colored background.
    static func fillName(for color: GdkRGBA) -> String {
      let (digits, css) = words(for: color)
      return rule(
        "cairn-fill-\(digits)", "background-image: none; background-color: \(css); border-color: \(css); color: white;")
    }

    private static func words(for color: GdkRGBA) -> (digits: String, css: String) {
      func part(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
      let (red, green, blue, alpha) = (part(color.red), part(color.green), part(color.blue), part(color.alpha))
      return ("\(red)-\(green)-\(blue)-\(alpha)", "rgba(\(red), \(green), \(blue), \(Double(alpha) / 255))")
    }

    private static func rule(_ name: String, _ declarations: String) -> String {
      guard known.insert(name).inserted else { return name }
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, ".\(name).\(name) { \(declarations) }", -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
      return name
    }
  }
#endif
