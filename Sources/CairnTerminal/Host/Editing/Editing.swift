import CairnScreen

/// The editor of the focused field. There is one exactly while a field has the focus.
@MainActor
struct Editing {
  private(set) var editor: FieldEditor?
  @WeakElement private var field: Element?

  /// Follows the focus, and the text and the selection that the app has set.
  mutating func follow(_ focused: Element?) {
    guard let focused, case .field(let content) = focused.content else {
      (editor, field) = (nil, nil)
      return
    }
    if field !== focused {
      field = focused
      editor = FieldEditor(content.text, isMultiline: content.isMultiline)
    } else {
      editor?.replaced(by: content.text)
    }
    // Apply only a selection that the app has set. If it has only received the user's selection, both are equal.
    if let selection = content.selection, let own = editor?.selectedCharacters, own != selection {
      editor?.move(to: selection.lowerBound)
      if !selection.isEmpty { editor?.move(to: selection.upperBound, selecting: true) }
    }
  }

  /// Changes the text or the selection. Returns the new state, and whether the text is another.
  mutating func change(_ act: (inout FieldEditor) -> Void) -> (editor: FieldEditor, isNewText: Bool)? {
    guard var new = editor else { return nil }
    let before = new.text
    act(&new)
    editor = new
    return (new, new.text != before)
  }
}
