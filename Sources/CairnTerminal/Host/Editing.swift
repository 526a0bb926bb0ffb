import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// Text editing in a field, with the keys of a shell line.
extension TerminalHost {
  /// Handles a key in the focused field. Returns `false` if it has no meaning there.
  func edit(_ key: Key) -> Bool {
    guard let field = focusedElement, var editor else { return false }
    let before = editor.text
    switch outcome(of: key, in: &editor, field) {
    case .edited:
      self.editor = editor
      if editor.text != before { send(editor, to: field) }
      if session.send(.selectText(editor.selectedCharacters), to: field) { session.runTurns() }
      needsPainting = true
      return true
    case .done: return true
    case .notMine: return false
    }
  }

  private enum Outcome { case edited, done, notMine }

  private func send(_ editor: FieldEditor, to field: Element) {
    if session.send(.edit(editor.text), to: field) { session.runTurns() }
  }

  private func outcome(of key: Key, in editor: inout FieldEditor, _ field: Element) -> Outcome {
    let selecting = key.modifiers.contains(.shift)
    let byWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .character(let scalar): return outcome(of: scalar, key.modifiers, in: &editor)
    case .left, .right:
      let forward = key.code == .right
      // Alt+Left goes back if there is nothing to move over.
      if key.modifiers == .alt, !forward, editor.text.isEmpty { return .notMine }
      if editor.text.isEmpty, key.modifiers.isEmpty { return .notMine }
      editor.move(byWord ? .word : .character, forward: forward, selecting: selecting)
    case .home: editor.move(key.modifiers.contains(.control) ? .all : .line, forward: false, selecting: selecting)
    case .end: editor.move(key.modifiers.contains(.control) ? .all : .line, forward: true, selecting: selecting)
    case .up, .down:
      guard editor.isMultiline, let width = scene.fields[field.id]?.rect.width,
        editor.moveLine(down: key.code == .down, selecting: selecting, width: width)
      else { return .notMine }
    case .backspace:
      // In an empty field, the key deletes what precedes it, such as a token.
      if editor.text.isEmpty { return session.send(.delete, to: field) ? .done : .edited }
      editor.delete(byWord ? .word : .character, forward: false)
    case .deleteForward: editor.delete(byWord ? .word : .character, forward: true)
    case .enter:
      if editor.isMultiline {
        editor.insert("\n")
      } else {
        _ = session.send(.submit, to: field)
        // In an alert, Return moves on to the next step.
        if field.isInDialog { _ = stepThrough(forward: true) }
        return .done
      }
    case .escape: return leave(field)
    case .tab, .pageUp, .pageDown, .insert, .menu, .back, .function: return .notMine
    }
    return .edited
  }

  private func outcome(of scalar: Unicode.Scalar, _ modifiers: Key.Modifiers, in editor: inout FieldEditor) -> Outcome {
    if modifiers.contains(.control) { return control(scalar, in: &editor) }
    if modifiers.contains(.alt) {
      switch scalar {
      case "b": editor.move(.word, forward: false)
      case "f": editor.move(.word, forward: true)
      case "d": editor.delete(.word, forward: true)
      default: return .notMine
      }
      return .edited
    }
    editor.insert(String(Character(scalar)))
    return .edited
  }

  private func control(_ scalar: Unicode.Scalar, in editor: inout FieldEditor) -> Outcome {
    switch scalar {
    case "a": editor.move(.line, forward: false)
    case "e": editor.move(.line, forward: true)
    case "b": editor.move(.character, forward: false)
    case "f": editor.move(.character, forward: true)
    case "d": editor.delete(.character, forward: true)
    case "k": editor.delete(.line, forward: true)
    case "u": editor.delete(.line, forward: false)
    case "w": editor.delete(.word, forward: false)
    case "y": editor.yank()
    case "z", "_": if !editor.undo() { return .done }
    case "r": if !editor.redo() { return .done }
    case "x":
      editor.delete(.character, forward: true)
    default: return .notMine
    }
    return .edited
  }

  /// Ends a search, or leaves any other field and keeps its text.
  private func leave(_ field: Element) -> Outcome {
    if field.events.contains(.dismiss), session.send(.dismiss, to: field) {
      session.runTurns()
      controller?.focusMemory.leave(field)
      if focusedElement === field { window?.focus.move(to: nil) }
      return .done
    }
    // The page's first element that is not a field takes the focus.
    let targets = reachable.filter { !$0.isInBar && !$0.element.takesText && !$0.seen.isEmpty }
    controller?.focusMemory.leave(field)
    // Without one, nothing has the focus, and keys no longer go to the field.
    if let next = targets.first { _ = move(to: next.element) } else { window?.focus.move(to: nil) }
    return .done
  }

  func paste(_ text: String) {
    guard overlay == nil, isEditing, let field = focusedElement, var editor else { return }
    editor.insert(text)
    self.editor = editor
    send(editor, to: field)
    needsPainting = true
  }
}

extension Element {
  fileprivate var isInDialog: Bool { panelAround?.isDialog == true }
}
