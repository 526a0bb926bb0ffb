/// How wide a character is where characters stand in columns: 2 for East Asian wide characters and emoji, 0 for
/// what does not show by itself, else 1. A character is what a reader takes for one (a grapheme cluster).
///
/// The first scalar decides, unless what follows makes an emoji of it. Terminals deviate: tmux 3.3 takes a character
/// with an emoji selector (❤️) and keycaps (1️⃣) for 1 column, skin tones (👍🏽) for 4 and Devanagari vowel signs (नि) for
/// 2, xterm a family (👩‍👩‍👧) for 6. Who writes such characters has to place the cursor anew after them.
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
  /// Whether one of the ranges, which are in order, holds a value.
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
