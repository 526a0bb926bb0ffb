/// The width of a character in columns: 2 for East Asian wide characters and emoji, 0 for characters that are not
/// visible alone, otherwise 1. A character is a grapheme cluster.
///
/// The first scalar decides, unless what follows turns it into an emoji. Terminals deviate: tmux 3.3 counts a
/// character with an emoji selector (❤️) or a keycap (1️⃣) as 1 column, skin tones (👍🏽) as 4 and Devanagari
/// vowel signs (नि) as 2; xterm counts a family (👩‍👩‍👧) as 6. After writing such a character, position the
/// cursor again.
extension Character {
  package var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first.value < 0x20 || (0x7F..<0xA0).contains(first.value) ? 0 : 1
    }
    if first.value < 0x20 || WidthTables.zero.holds(first.value) { return 0 }
    if WidthTables.wide.holds(first.value) { return 2 }
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0F where first.properties.isEmoji: return 2
      case 0x1F3FB...0x1F3FF: return 2
      default: break
      }
    }
    return 1
  }
}

extension [ClosedRange<UInt32>] {
  /// Returns whether one of the sorted ranges contains a value.
  fileprivate func holds(_ value: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < value {
        low = middle + 1
      } else if self[middle].lowerBound > value {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}
