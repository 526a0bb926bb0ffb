extension Symbols {
  /// Weather, plants, the sky and the body.
  static let nature: [String: Character] = [
    "sun.max": "☀", "sun.min": "☼", "sunrise": "☼", "sunset": "☼", "sun.horizon": "☼", "sun.dust": "☼", "moon": "☾",
    "moon.stars": "☽", "moon.zzz": "☽", "cloud": "☁", "cloud.sun": "☼", "cloud.snow": "❅", "cloud.bolt": "☈",
    "cloud.fog": "≋", "cloud.moon": "☾", "icloud": "☁", "smoke": "≋", "wind": "≈", "wind.snow": "❅", "snowflake": "❄",
    "umbrella": "☂", "bolt": "↯", "bolt.slash": "☇", "water.waves": "≋", "star.of.david": "✡", "atom": "⚛",
    "cross": "✚", "zzz": "z",
  ]
}
