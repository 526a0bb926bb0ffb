extension Symbols {
  /// Weather, plants, the sky and the body.
  static let nature: [String: Character] = [
    "sun.max": "☀", "sun.min": "☼", "sunrise": "☼", "sunset": "☼", "sun.horizon": "☼", "sun.dust": "☼", "moon": "☾",
    "moon.stars": "☽", "moon.zzz": "☽", "cloud": "☁", "cloud.sun": "☼", "cloud.rain": "∷", "cloud.drizzle": "∵",
    "cloud.heavyrain": "∷", "cloud.snow": "❅", "cloud.bolt": "☈", "cloud.fog": "≋", "cloud.moon": "☾", "icloud": "☁",
    "smoke": "≋", "wind": "≈", "wind.snow": "❅", "snowflake": "❄", "tornado": "☄", "hurricane": "❂", "thermometer": "⌡",
    "humidity": "∵", "umbrella": "☂", "rainbow": "◠", "drop": "◆", "drop.triangle": "◭", "bolt": "↯", "bolt.slash": "☇",
    "flame": "♨", "leaf": "♣", "leaf.arrow.circlepath": "♺", "tree": "♠", "carrot": "▼", "camera.macro": "❀",
    "mountain.2": "∧", "water.waves": "≋", "globe": "◍", "star.of.david": "✡", "atom": "⚛", "allergens": "❉",
    "microbe": "❉", "pills": "◖", "pill": "◖", "cross": "✚", "cross.case": "⊞", "bandage": "⊠", "stethoscope": "ʊ",
    "syringe": "⌿", "facemask": "◡", "bed.double": "⊢", "zzz": "z", "fork.knife": "Ψ", "cup.and.saucer": "⊎",
    "mug": "⊎", "wineglass": "Y", "takeoutbag.and.cup.and.straw": "⊍", "frying.pan": "ϙ", "popcorn": "⍑",
  ]
}
