/// The colors that a terminal supports.
package enum ColourDepth: Int, Sendable {
  case none, sixteen, indexed, full

  /// Detects the color depth from the environment: `NO_COLOR`, `CAIRN_COLORS` (`none`, `16`, `256`, `true`),
  /// `COLORTERM`, `TERM`.
  package init(environment: [String: String]) {
    self = environment["CAIRN_COLORS"].flatMap { Self.named[$0] } ?? Self.usual(environment)
  }

  private static let named: [String: ColourDepth] = ["none": .none, "16": .sixteen, "256": .indexed, "true": .full]

  /// Returns the message for an unknown depth.
  static func problem(in environment: [String: String]) -> String? {
    guard let wish = environment["CAIRN_COLORS"], !wish.isEmpty, named[wish] == nil else { return nil }
    return "CAIRN_COLORS is \"\(wish)\", which is not valid. Use one of \"none\", \"16\", \"256\", \"true\"."
  }

  private static func usual(_ environment: [String: String]) -> ColourDepth {
    if let wish = environment["NO_COLOR"], !wish.isEmpty { return .none }
    let terminal = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || terminal.hasSuffix("-direct")
      || terminal == "xterm-kitty" || terminal == "xterm-ghostty"
    {
      return .full
    }
    if terminal.contains("256color") { return .indexed }
    if terminal.isEmpty || terminal == "dumb" || terminal.hasPrefix("vt1") || terminal.hasPrefix("vt2") { return .none }
    return .sixteen
  }

  /// Returns the parameters of the escape sequence for a color, or none for the terminal's own.
  func parameters(_ color: CellColor, isBackground: Bool) -> [UInt8] {
    if color.isOwn || self == .none { return [] }
    switch self {
    case .none: return []
    case .full: return Array("\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)".utf8)
    case .indexed: return Array("\(isBackground ? 48 : 38);5;\(color.nearestIndexed)".utf8)
    case .sixteen:
      let index = color.nearestOfSixteen
      let first = index < 8 ? (isBackground ? 40 : 30) : (isBackground ? 100 : 90)
      return Array("\(first + index % 8)".utf8)
    }
  }
}

extension CellColor {
  /// The nearest of xterm's 256 colors, from the cube (16 to 231) and the grays (232 to 255). The first sixteen differ
  /// on every machine.
  var nearestIndexed: Int {
    func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }
    func value(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
    let (r, g, b) = (level(red), level(green), level(blue))
    let cube = distance(value(r), value(g), value(b))
    let average = (red + green + blue) / 3
    let grey = min(max((average - 3) / 10, 0), 23)
    let shade = 8 + 10 * grey
    return distance(shade, shade, shade) < cube ? 232 + grey : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the sixteen colors, as defined by xterm. A color with a hue keeps one, however pale it is.
  var nearestOfSixteen: Int {
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    guard high - low > 40 else {
      let average = (red + green + blue) / 3
      return average < 64 ? 0 : average < 150 ? 8 : average < 225 ? 7 : 15
    }
    let half = (high + low) / 2
    let hue = (red > half ? 1 : 0) + (green > half ? 2 : 0) + (blue > half ? 4 : 0)
    return high > 200 ? 8 + hue : hue
  }

  private func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
    (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
  }
}
