#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Text attributes: the desktop's font, in GNOME's sizes for titles, bodies and captions.
  ///
  /// Measuring and labels use the same attributes, so that labels have exactly the measured size.
  @MainActor
  final class FontMetrics {
    /// A label in the desktop's font, and a layout created from it.
    private var prototype: Widget
    private var layout: OpaquePointer
    private var family = ""
    /// The desktop's font size in points.
    private var size: Double = 11
    private var sizes: [SizeKey: CGSize] = [:]
    private(set) var lineHeight: CGFloat = 20

    init() {
      (prototype, layout) = Self.makePrototype()
      readFont()
    }

    isolated deinit { letGoOfPrototype() }

    private static func makePrototype() -> (Widget, OpaquePointer) {
      let label = gtk_label_new(nil)!
      g_object_ref_sink(label)
      let layout = gtk_widget_create_pango_layout(label, nil)!
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      return (label, layout)
    }

    private func letGoOfPrototype() {
      g_object_unref(layout.raw)
      g_object_unref(prototype)
    }

    /// The user's text scale. Widths that fit normal text grow with it.
    private(set) var scale: CGFloat = 1

    private static var desktopScale: CGFloat {
      var value = GValue()
      g_value_init(&value, ValueType.int)
      g_object_get_property(gtk_settings_get_default().cast(), "gtk-xft-dpi", &value)
      let dotsPerInch = CGFloat(g_value_get_int(&value)) / 1_024
      return dotsPerInch > 0 ? min(max(dotsPerInch / 96, 0.5), 4) : 1
    }

    /// Adopts the desktop's font. Returns `true` if its name or size has changed.
    func followFont() -> Bool {
      let (oldFamily, oldSize, oldHeight) = (family, size, lineHeight)
      // A label that is not on a screen keeps its old style.
      letGoOfPrototype()
      (prototype, layout) = Self.makePrototype()
      readFont()
      return family != oldFamily || size != oldSize || lineHeight != oldHeight
    }

    private func readFont() {
      scale = Self.desktopScale
      let context = gtk_widget_get_pango_context(prototype)
      if let font = pango_context_get_font_description(context) {
        family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
        let own = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        let isInPixels = pango_font_description_get_size_is_absolute(font) != 0
        if own > 0 { size = isInPixels ? own * 0.75 / Double(scale) : own }
      }
      sizes = [:]
      lineHeight = measure(TextContent("X"), width: nil, limit: 1).height
    }

    // MARK: Sizes

    private struct SizeKey: Hashable {
      var text: String
      var font: Font?
      var flags: UInt8
      var width: Int
      var limit: Int
    }

    func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
      var width: CGFloat?
      if let asked = proposal.width, asked < 1e6 { width = max(asked, 0) }
      let limit = visibleLines(of: text, width: width, height: proposal.height)
      var size = measure(text, width: width, limit: limit)
      let reserved = min(text.style.isPlain ? 0 : text.style.reservedLines, limit == 0 ? .max : limit)
      if reserved > 1 {
        let lines = CGFloat(reserved) * measure(TextContent("X", style: text.style), width: nil, limit: 1).height
        size.height = max(size.height, min(lines, proposal.height ?? .infinity))
      }
      return size
    }

    /// Returns the number of lines that a text shows in some room, or 0 for all of them. A text that fits as a whole is never
    /// cut, however its lines compare with the height of a single one.
    func visibleLines(of text: TextContent, width: CGFloat?, height: CGFloat?) -> Int {
      let limit = text.lineLimit ?? 0
      guard let height, height < 1e6 else { return limit }
      let room = height + 0.5
      if measure(text, width: width, limit: limit).height <= room { return limit }
      set(text, string: text.string, width: width)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      pango_layout_set_height(layout, -1)
      let line = pango_layout_get_iter(layout)
      defer { pango_layout_iter_free(line) }
      var lines = 0
      repeat {
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(line, nil, &logical)
        if CGFloat(logical.y + logical.height) / CGFloat(PANGO_SCALE) > room { break }
        lines += 1
      } while pango_layout_iter_next_line(line) != 0
      return limit == 0 ? max(lines, 1) : min(limit, max(lines, 1))
    }

    private func measure(_ text: TextContent, width: CGFloat?, limit: Int) -> CGSize {
      let isSimple = text.runs.isEmpty && text.string.utf8.count < 200
      let style = text.style
      var key: SizeKey?
      if isSimple, style.isPlain || style.lineSpacing == 0 && style.kerning == 0 {
        let flags: UInt8 = style.isPlain ? 0 : (style.isBold ? 1 : 0) | (style.isItalic ? 2 : 0)
        let new = SizeKey(
          text: text.string, font: style.font, flags: flags, width: width.map { Int($0) } ?? -1, limit: limit)
        if let known = sizes[new] { return known }
        key = new
      }
      let cut = cut(text, width: width, limit: limit)
      set(text, string: cut ?? text.string, width: width)
      let limited = limit > 0 && (width != nil || limit > 1)
      pango_layout_set_ellipsize(layout, limited ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
      pango_layout_set_height(layout, limited ? -Int32(clamping: limit) : -1)
      var ink = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_get_extents(layout, &ink, &logical)
      let scale = CGFloat(PANGO_SCALE)
      let size = CGSize(
        width: (CGFloat(logical.width) / scale).rounded(.up), height: (CGFloat(logical.height) / scale).rounded(.up))
      if let key {
        // As many as a window may show. Older entries belong to earlier pages.
        if sizes.count > 1_000 { sizes = [:] }
        sizes[key] = size
      }
      return size
    }

    private func set(_ text: TextContent, string: String, width: CGFloat?) {
      // First, because they may take measurements themselves.
      let attributes = attributes(of: text)
      pango_layout_set_text(layout, string, -1)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_width(layout, width.map { Int32($0) * PANGO_SCALE } ?? -1)
    }

    /// Returns the visible part of a text whose paragraphs have more lines than its limit, or `nil` if all is visible.
    /// Pango limits only the lines of each paragraph.
    func cut(_ text: TextContent, width: CGFloat?, limit: Int) -> String? {
      guard limit > 0, text.string.utf8.contains(0x0A) else { return nil }
      set(text, string: text.string, width: width)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
      pango_layout_set_height(layout, -1)
      guard pango_layout_get_line_count(layout) > limit,
        let last = pango_layout_get_line_readonly(layout, Int32(limit - 1))
      else { return nil }
      let end = Int(last.pointee.start_index + last.pointee.length)
      var shown = Substring(String(decoding: text.string.utf8.prefix(end), as: UTF8.self))
      // The ellipsis may not fit in the last line.
      repeat {
        while shown.last?.isWhitespace == true { shown.removeLast() }
        pango_layout_set_text(layout, shown + "…", -1)
        if pango_layout_get_line_count(layout) <= limit || shown.isEmpty { return shown + "…" }
        shown.removeLast()
      } while true
    }

    func firstBaseline(of text: TextContent) -> CGFloat {
      _ = size(of: text, proposal: .unspecified)
      pango_layout_set_text(layout, "X", -1)
      let attributes = attributes(of: TextContent("X", style: text.style))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_width(layout, -1)
      return (CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)).rounded()
    }

    // MARK: Attributes

    /// Returns the Pango attributes of a text. Colors are included only with a color scheme.
    func attributes(of text: TextContent, colours: Colours? = nil) -> OpaquePointer {
      let list = pango_attr_list_new()!
      add(text.style, to: list, from: 0, to: UInt32.max, colours)
      if !text.style.isPlain, text.style.lineSpacing > 0 {
        let line = measure(
          TextContent("X", style: TextStyle(font: text.style.font)), width: nil, limit: 1
        ).height
        pango_attr_list_insert(
          list, pango_attr_line_height_new(Double((line + text.style.lineSpacing) / max(line, 1))))
      }
      var start: UInt32 = 0
      for run in text.runs {
        let end = start + UInt32(run.text.utf8.count)
        if !run.style.isPlain { add(run.style, to: list, from: start, to: end, colours) }
        start = end
      }
      return list
    }

    private func add(
      _ style: TextStyle, to list: OpaquePointer, from start: UInt32, to end: UInt32, _ colours: Colours?
    ) {
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      // The desktop's font is that of the widget. Looking it up by name would take as long as everything else.
      if style.isPlain { return }
      let values = style.values
      insert(fontAttribute(of: values))
      if values.isUnderlined || values.link != nil {
        // Pango has no dashed lines, so the least solid one represents all of them.
        insert(
          pango_attr_underline_new(
            values.linePattern == .solid ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_ERROR))
      }
      if values.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
      if values.kerning != 0 { insert(pango_attr_letter_spacing_new(Int32(values.kerning * 1_024))) }
      if values.baselineOffset != 0 { insert(pango_attr_rise_new(Int32(values.baselineOffset * 1_024))) }
      guard let colours else { return }
      if values.isUnderlined, let color = values.underlineColor {
        colours.addLine(color, under: true, insert: insert)
      }
      if values.isStruckThrough, let color = values.strikeColor {
        colours.addLine(color, under: false, insert: insert)
      }
      if let color = values.color {
        colours.add(color, insert: insert)
      } else if values.link != nil {
        colours.addLink(insert: insert)
      }
    }

    private func fontAttribute(of style: TextStyle.Values) -> UnsafeMutablePointer<PangoAttribute>? {
      let font = description(of: style)
      defer { pango_font_description_free(font) }
      return pango_attr_font_desc_new(font)
    }

    func description(of style: TextStyle.Values) -> OpaquePointer {
      let font = pango_font_description_new()!
      let resolved = style.font?.resolved()
      let face = resolved?.name.flatMap(AppFonts.face)
      pango_font_description_set_family(
        font, face?.family ?? resolved.flatMap { Self.family(of: $0) } ?? family)
      var weight = 400
      if let resolved {
        if let textStyle = resolved.style, resolved.name == nil {
          let (points, own) = Self.setting(of: textStyle)
          let scale = Double(resolved.pointSize / textStyle.pointSize())
          pango_font_description_set_size(font, Int32(points / 11 * size * scale * Double(PANGO_SCALE)))
          weight = max(own, resolved.weight.number)
        } else {
          pango_font_description_set_absolute_size(
            font, Double(min(max(resolved.pointSize, 1), 2_000)) * Double(PANGO_SCALE))
          weight = resolved.weight == .regular ? face?.weight ?? 400 : resolved.weight.number
        }
      } else {
        pango_font_description_set_size(font, Int32(size * Double(PANGO_SCALE)))
      }
      if style.isBold { weight = max(weight, 700) }
      pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
      if style.isItalic || resolved?.isItalic == true || face?.isItalic == true {
        pango_font_description_set_style(font, PANGO_STYLE_ITALIC)
      }
      return font
    }

    private static func family(of font: ResolvedFont) -> String? {
      if let name = font.name { return name }
      switch font.design {
      case .monospaced: return "Monospace"
      case .serif: return "Serif"
      case .default, .rounded: return nil
      }
    }

    /// Returns GNOME's size in points and weight for a style, relative to a body of 11 points.
    private static func setting(of style: Font.TextStyle) -> (points: Double, weight: Int) {
      switch style {
      case .largeTitle: (24, 800)
      case .title: (20, 800)
      case .title2: (15, 700)
      case .title3: (13, 700)
      case .headline: (11, 700)
      case .body: (11, 400)
      case .callout, .subheadline: (10, 400)
      case .footnote, .caption: (9, 400)
      case .caption2: (8, 400)
      }
    }
  }
#endif
