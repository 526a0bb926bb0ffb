import CairnHosting
import CairnScreen

/// What reaches the editor, and what the app hears of it.
extension TerminalHost {
  /// Whether typing goes into a field.
  var isEditing: Bool { focusedElement?.takesText ?? false }

  /// Handles a key in the focused field. Returns `false` if it has no meaning there.
  func edit(_ key: Key) -> Bool {
    guard let field = focusedElement else { return false }
    var outcome = FieldEditor.Outcome.notMine
    let change = editing.change { outcome = $0.press(key, width: scene.fields[field.id]?.rect.width) }
    guard let change else { return false }
    switch outcome {
    case .nothing: return true
    case .notMine: return false
    case .submits:
      _ = session.send(.submit, to: field)
      // In an alert, Return moves on to the next step.
      if field.panelAround?.isDialog == true { _ = stepThrough(forward: true) }
      return true
    case .leaves:
      leave(field)
      return true
    case .deletesBefore where session.send(.delete, to: field): return true
    case .edited, .deletesBefore:
      if change.isNewText { send(change.editor, to: field) }
      if session.send(.selectText(change.editor.selectedCharacters), to: field) { session.runTurns() }
      repaint()
      return true
    }
  }

  func paste(_ text: String) {
    guard overlay == nil, isEditing, let field = focusedElement, let change = editing.change({ $0.insert(text) })
    else { return }
    send(change.editor, to: field)
    repaint()
  }

  private func send(_ editor: FieldEditor, to field: Element) {
    if session.send(.edit(editor.text), to: field) { session.runTurns() }
  }

  /// Ends a search, or leaves any other field and keeps its text.
  private func leave(_ field: Element) {
    if field.events.contains(.dismiss), session.send(.dismiss, to: field) {
      session.runTurns()
      controller?.focusMemory.leave(field)
      if focusedElement === field { window?.focus.move(to: nil) }
      return
    }
    // The page's first element that is not a field takes the focus.
    let next = reachable.first { !$0.isInBar && !$0.element.takesText && !$0.seen.isEmpty }
    controller?.focusMemory.leave(field)
    // Without one, nothing has the focus, and keys no longer go to the field.
    if let next { _ = move(to: next.element) } else { window?.focus.move(to: nil) }
  }

  // MARK: The mouse

  /// Moves the caret to the mouse: a second click selects the word, a third one everything.
  func clickInField(_ event: Mouse, _ field: Element) {
    placeCaret(event, in: field, selecting: event.modifiers.contains(.shift))
    let clicks = mouse.clicks.count
    guard clicks > 1, let change = editing.change({ clicks == 2 ? $0.selectWord() : $0.selectAll() }) else { return }
    _ = session.send(.selectText(change.editor.selectedCharacters), to: field)
  }

  func placeCaret(_ event: Mouse, in field: Element, selecting: Bool) {
    // The editor is created with the focus.
    if editing.editor == nil { update() }
    guard let place = scene.fields[field.id] else { return }
    let change = editing.change {
      let offset = $0.offset(x: event.x - place.rect.minX, y: event.y - place.rect.minY, in: place)
      $0.move(to: offset, selecting: selecting)
    }
    if change != nil { repaint() }
  }
}

extension FieldEditor {
  /// Returns the index of the character at a position in a field.
  @MainActor
  fileprivate func offset(x: Int, y: Int, in place: HitMap.FieldPlace) -> Int {
    if isMultiline, place.rect.height > 1 {
      let index = EditorLines(text, width: place.rect.width).index(line: y + place.scroll, column: x)
      return text.distance(from: text.startIndex, to: index)
    }
    var column = 0
    var offset = 0
    for character in text.dropFirst(place.scroll) {
      column += character.columns
      if x < column { break }
      offset += 1
    }
    return place.scroll + offset
  }
}
