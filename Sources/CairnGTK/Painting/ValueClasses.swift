#if GTK
  import CGTK
  import Foundation

  /// CSS classes for values that the app chooses, such as colors for widgets that use the theme's: one for each value.
  @MainActor
  enum ValueClasses {
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

    /// The same for switches and check boxes that are on.
    static func checkedName(for color: GdkRGBA) -> String {
      let (digits, css) = words(for: color)
      let name = "cairn-on-\(digits)"
      return rule(
        name, "background-color: \(css); color: white;", on: [".\(name):checked", ".\(name) > check:checked"])
    }

    static func radiusName(_ radius: CGFloat) -> String {
      let pixels = Int(min(max(radius, 0), 9_999).rounded())
      return rule("cairn-radius-\(pixels)", "border-radius: \(pixels)px;")
    }

    private static func words(for color: GdkRGBA) -> (digits: String, css: String) {
      func part(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
      let (red, green, blue, alpha) = (part(color.red), part(color.green), part(color.blue), part(color.alpha))
      return ("\(red)-\(green)-\(blue)-\(alpha)", "rgba(\(red), \(green), \(blue), \(Double(alpha) / 255))")
    }

    /// - Parameter selectors: The widgets that the declarations apply to, by default all of the class.
    private static func rule(_ name: String, _ declarations: String, on selectors: [String] = []) -> String {
      guard known.insert(name).inserted else { return name }
      let provider = gtk_css_provider_new()!
      let all = selectors.isEmpty ? ".\(name).\(name)" : selectors.joined(separator: ", ")
      gtk_css_provider_load_from_data(provider, "\(all) { \(declarations) }", -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
      return name
    }
  }
#endif
