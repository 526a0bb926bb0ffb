import CairnHosting

/// A key and its action here.
struct KeyHint: Equatable {
  var keys: String
  var meaning: String
  /// The key that a press on the words triggers, if it is not one of the named keys.
  var pressed: Key?

  var width: Int { keys.columns + 1 + meaning.columns }
}

extension KeyHint {
  /// Returns the key at an offset within the hint: each of two arrows has its own position.
  func key(at offset: Int) -> Key? {
    if let pressed, offset >= keys.count { return pressed }
    var name = Substring(keys)
    var modifiers: Key.Modifiers = []
    var offset = offset
    if name.hasPrefix("Alt ") {
      modifiers = .alt
      name = name.dropFirst(4)
      offset -= 4
    }
    if name.hasPrefix("^"), let letter = name.dropFirst().lowercased().unicodeScalars.first {
      return .character(letter, .control)
    }
    switch name {
    case "↑↓": return Key(offset == 0 ? .up : .down, modifiers)
    case "←→": return Key(offset == 0 ? .left : .right, modifiers)
    case "⏎": return Key(.enter, modifiers)
    case "Esc": return Key(.escape, modifiers)
    case "Tab": return Key(.tab, modifiers)
    case "F12": return Key(.function(12), modifiers)
    default:
      // Of several numbers, the one that was pressed, otherwise the last.
      let scalars = name.unicodeScalars
      guard let first = scalars.first, let last = scalars.last else { return nil }
      return .character(offset == 0 ? first : last, modifiers)
    }
  }
}
