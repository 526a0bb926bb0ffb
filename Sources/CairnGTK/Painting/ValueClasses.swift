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

    /// The same for tabs while they are chosen.
    static func chosenName(for color: GdkRGBA) -> String {
      let (digits, css) = words(for: color)
      return rule("cairn-chosen-\(digits)", "color: \(css);", on: [":checked"])
    }

    /// The same for buttons and rows with a colored background.
    static func fillName(for fill: Colours.Fill) -> String {
      let (digits, css) = words(for: fill.ground)
      return rule(
        "cairn-fill-\(digits)",
        "background-image: none; background-color: \(css); border-color: \(css); color: \(words(for: fill.ink).css);")
    }

    /// The same for switches, check boxes and buttons that are on.
    static func checkedName(for fill: Colours.Fill) -> String {
      let (digits, css) = words(for: fill.ground)
      return rule(
        "cairn-on-\(digits)", "background-color: \(css); color: \(words(for: fill.ink).css);",
        on: [":checked", " > check:checked"])
    }

    /// The same for the filled part of sliders, progress bars and gauges.
    static func trackName(for color: GdkRGBA) -> String {
      let (digits, css) = words(for: color)
      return rule(
        "cairn-track-\(digits)", "background-color: \(css);",
        on: [" > trough > highlight", " > trough > progress", " > trough > block.filled"])
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

    /// - Parameter parts: What the declarations apply to, in terms of the class: by default all of it.
    private static func rule(_ name: String, _ declarations: String, on parts: [String] = []) -> String {
      guard known.insert(name).inserted else { return name }
      let provider = gtk_css_provider_new()!
      let all = parts.isEmpty ? ".\(name).\(name)" : parts.map { ".\(name)\($0)" }.joined(separator: ", ")
      gtk_css_provider_load_from_data(provider, "\(all) { \(declarations) }", -1)
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
      return name
    }
  }
#endif
