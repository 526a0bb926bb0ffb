/// How wide a character is where characters stand in columns: 2 for East Asian wide characters and emoji, 0 for
/// what does not show by itself, else 1. A character is what a reader takes for one (a grapheme cluster).
extension Character {
  package var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || (0x7F..<0xA0).contains(first.value) ? 0 : firstColumns }
    if first.properties.generalCategory == .format || first.properties.generalCategory == .nonspacingMark
      || first.properties.generalCategory == .enclosingMark
    {
      return 0
    }
    return firstColumns
  }

  /// The first scalar decides, unless what follows makes an emoji of it.
  private var firstColumns: Int {
    let scalars = unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value >= 0x1100, WideScalars.contains(first.value) || first.properties.isEmojiPresentation { return 2 }
    var hasEmojiSelector = false
    var count = 0
    for scalar in scalars {
      count += 1
      if scalar.value == 0xFE0F { hasEmojiSelector = true }
    }
    if count == 1 { return 1 }
    return hasEmojiSelector && first.properties.isEmoji || first.properties.isEmojiModifierBase ? 2 : 1
  }
}

/// The scalars Unicode's East Asian Width calls wide or full width, save for emoji.
enum WideScalars {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]

  static func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar {
        low = middle + 1
      } else if ranges[middle].lowerBound > scalar {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
