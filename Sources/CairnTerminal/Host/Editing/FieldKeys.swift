import CairnHosting

/// The keys of a field, those of a shell line.
extension FieldEditor {
  enum Outcome {
    case edited, nothing, notMine
    /// The key deletes a token or the like before an empty field.
    case deletesBefore
    case submits, leaves
  }

  /// - Parameter width: The columns of the field, if it is painted.
  mutating func press(_ key: Key, width: Int?) -> Outcome {
    let selecting = key.modifiers.contains(.shift)
    let byWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .character(let scalar): return press(scalar, key.modifiers)
    case .left, .right:
      let forward = key.code == .right
      // Alt+Left goes back if there is nothing to move over.
      if key.modifiers == .alt, !forward, text.isEmpty { return .notMine }
      if text.isEmpty, key.modifiers.isEmpty { return .notMine }
      move(byWord ? .word : .character, forward: forward, selecting: selecting)
    case .home, .end:
      move(key.modifiers.contains(.control) ? .all : .line, forward: key.code == .end, selecting: selecting)
    case .up, .down:
      guard isMultiline, let width, moveLine(down: key.code == .down, selecting: selecting, width: width)
      else { return .notMine }
    case .backspace:
      if text.isEmpty { return .deletesBefore }
      delete(byWord ? .word : .character, forward: false)
    case .deleteForward: delete(byWord ? .word : .character, forward: true)
    case .enter:
      if !isMultiline { return .submits }
      insert("\n")
    case .escape: return .leaves
    case .tab, .pageUp, .pageDown, .insert, .menu, .back, .function: return .notMine
    }
    return .edited
  }

  private mutating func press(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers) -> Outcome {
    if modifiers.contains(.control) { return control(scalar) }
    if modifiers.contains(.alt) {
      switch scalar {
      case "b": move(.word, forward: false)
      case "f": move(.word, forward: true)
      case "d": delete(.word, forward: true)
      default: return .notMine
      }
    } else {
      insert(String(Character(scalar)))
    }
    return .edited
  }

  private mutating func control(_ scalar: Unicode.Scalar) -> Outcome {
    switch scalar {
    case "a": move(.line, forward: false)
    case "e": move(.line, forward: true)
    case "b": move(.character, forward: false)
    case "f": move(.character, forward: true)
    case "d", "x": delete(.character, forward: true)
    case "k": delete(.line, forward: true)
    case "u": delete(.line, forward: false)
    case "w": delete(.word, forward: false)
    case "y": yank()
    case "z", "_": if !undo() { return .nothing }
    case "r": if !redo() { return .nothing }
    default: return .notMine
    }
    return .edited
  }
}
