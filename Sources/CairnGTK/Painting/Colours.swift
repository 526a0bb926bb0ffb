#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Resolves colors in the light or dark style.
  struct Colours: Equatable {
    var scheme: ColorScheme
    /// The desktop's accent color, and a shade of it that is legible as text.
    let accent: Color.Resolved
    private let link: Color.Resolved
    /// The theme's red for texts. Apple's red has too little contrast with light windows.
    private let error: Color.Resolved

    @MainActor init(scheme: ColorScheme) {
      self.scheme = scheme
      // GNOME's accent color before users could choose one.
      var accent = GdkRGBA(red: 0x35 / 255.0, green: 0x84 / 255.0, blue: 0xE4 / 255.0, alpha: 1)
      var link =
        scheme == .dark
        ? GdkRGBA(red: 0x78 / 255.0, green: 0xAE / 255.0, blue: 0xED / 255.0, alpha: 1)
        : GdkRGBA(red: 0x1B / 255.0, green: 0x6A / 255.0, blue: 0xCB / 255.0, alpha: 1)
      _ = cgtk_read_accent(gboolean(scheme == .dark), &accent, &link)
      self.accent = Color.Resolved(accent)
      self.link = Color.Resolved(link)
      error = Color.Resolved(StyleSheet.color("error_color") ?? GdkRGBA(red: 0.75, green: 0.11, blue: 0.16, alpha: 1))
    }

    /// Adds a text color. Texts in the theme's own colors follow it automatically; a weaker text is more transparent.
    func add(_ color: Color, insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
      switch color.kind {
      case .system(.primary): return
      case .system(.secondary): insert(pango_attr_foreground_alpha_new(39_000))
      case .system(.tertiary), .system(.quaternary), .system(.placeholder):
        insert(pango_attr_foreground_alpha_new(24_000))
      default: add(inked(color), insert: insert)
      }
    }

    /// Returns the color of texts and symbols.
    private func inked(_ color: Color) -> Color.Resolved {
      if case .system(.red) = color.kind { error } else { color.resolved(scheme: scheme, accent: accent) }
    }

    func ink(_ color: Color) -> GdkRGBA { Self.rgba(inked(color)) }

    /// Returns a tint as the color of a text, stronger where it would be hard to read.
    func legible(_ color: Color) -> GdkRGBA {
      // A button has a part of its label's color as its background.
      firstStep(of: Self.rgba(inked(color))) { $0.contrast(to: $0.mixed(with: cardShade, 0.85)) >= 4.5 }
    }

    /// Returns a tint as the color of a mark, such as the filled part of a slider, stronger where it would be hard to see.
    func mark(_ color: Color) -> GdkRGBA {
      let trough = GdkRGBA(red: cardShade, green: cardShade, blue: cardShade, alpha: 1).mixed(with: textShade, 0.12)
      return firstStep(of: Self.rgba(resolved(color))) { $0.contrast(to: trough) >= 3 }
    }

    /// Returns a tint as a background, and the color of texts on it. Texts are white where the tint is not too light for that.
    func fill(_ color: Color) -> Fill {
      let tint = Self.rgba(resolved(color))
      guard Self.white.contrast(to: tint) >= 3 else { return Fill(tint) }
      return Fill(Self.firstStep(of: tint, towards: 0) { Self.white.contrast(to: $0) >= 4.5 })
    }

    /// A background, and the color of texts on it.
    struct Fill {
      let ground: GdkRGBA
      let ink: GdkRGBA

      init(_ ground: GdkRGBA) {
        self.ground = ground
        ink = Colours.white.contrast(to: ground) >= 3 ? Colours.white : GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      }
    }

    private static let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    /// The grays of windows and cards, of which that with the lower contrast counts, and of texts.
    private var cardShade: Float { scheme == .dark ? 0x38 / 255 : 0xFA / 255 }
    private var textShade: Float { scheme == .dark ? 1 : 0 }

    private func firstStep(of color: GdkRGBA, isRight: (GdkRGBA) -> Bool) -> GdkRGBA {
      Self.firstStep(of: color, towards: textShade, isRight: isRight)
    }

    /// Mixes a color with black or white until it is right.
    private static func firstStep(of color: GdkRGBA, towards end: Float, isRight: (GdkRGBA) -> Bool) -> GdkRGBA {
      (0...20).lazy.map { color.mixed(with: end, Float($0) / 20) }.first(where: isRight) ?? color.mixed(with: end, 1)
    }

    /// Adds the color of an underline or a strikethrough.
    func addLine(
      _ color: Color, under: Bool, insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
      let shown = resolved(color)
      let (red, green, blue) = (Self.part(shown.red), Self.part(shown.green), Self.part(shown.blue))
      insert(
        under
          ? pango_attr_underline_color_new(red, green, blue)
          : pango_attr_strikethrough_color_new(red, green, blue))
    }

    func addLink(insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
      add(link, insert: insert)
    }

    /// The theme's text color is translucent. A color without an opacity of its own would inherit that.
    private func add(_ color: Color.Resolved, insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
      insert(pango_attr_foreground_new(Self.part(color.red), Self.part(color.green), Self.part(color.blue)))
      insert(pango_attr_foreground_alpha_new(max(Self.part(color.opacity), 1)))
    }

    private static func part(_ value: Float) -> UInt16 { UInt16(min(max(value, 0), 1) * 65_535) }

    func resolved(_ color: Color) -> Color.Resolved {
      if case .system(let system) = color.kind, let own = background(system) { return own }
      return color.resolved(scheme: scheme, accent: accent)
    }

    /// The backgrounds stand out from libadwaita's windows and cards, lighter in the dark style and darker in the light one.
    private func background(_ color: SystemColor) -> Color.Resolved? {
      let level: Float
      switch color {
      case .background, .groupedBackground: level = 0
      case .secondaryBackground, .secondaryGroupedBackground: level = scheme == .dark ? 0.11 : 0.06
      case .tertiaryBackground, .tertiaryGroupedBackground: level = scheme == .dark ? 0.17 : 0.02
      default: return nil
      }
      let ground: Float = scheme == .dark ? 0x24 / 255 : 0xFA / 255
      let part = ground + ((scheme == .dark ? 1 : 0) - ground) * level
      return Color.Resolved(red: part, green: part, blue: part, opacity: 1)
    }

    func rgba(_ color: Color) -> GdkRGBA { Self.rgba(resolved(color)) }

    private static func rgba(_ shown: Color.Resolved) -> GdkRGBA {
      GdkRGBA(
        red: min(max(shown.red, 0), 1), green: min(max(shown.green, 0), 1), blue: min(max(shown.blue, 0), 1),
        alpha: min(max(shown.opacity, 0), 1))
    }
  }

  extension GdkRGBA {
    /// Returns the color mixed with a share of a gray.
    fileprivate func mixed(with gray: Float, _ share: Float) -> GdkRGBA {
      func part(_ value: Float) -> Float { value + (gray - value) * share }
      return GdkRGBA(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
    }

    /// Returns the contrast to another color, from 1 to 21.
    fileprivate func contrast(to other: GdkRGBA) -> Double { resolved.contrast(to: other.resolved) }

    private var resolved: Color.Resolved { Color.Resolved(red: red, green: green, blue: blue) }
  }

  extension Color.Resolved {
    fileprivate init(_ color: GdkRGBA) {
      self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }
#endif
