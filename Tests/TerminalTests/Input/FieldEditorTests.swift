import Testing

@testable import CairnTerminal

@Suite("Editing the text of a field")
struct FieldEditorTests {
  private func caret(_ editor: FieldEditor) -> Int {
    editor.text.distance(from: editor.text.startIndex, to: editor.caret)
  }

  @Test func textIsInsertedAtTheCaret() {
    var editor = FieldEditor("cat")
    editor.move(.character, forward: false)
    editor.insert("r")
    #expect(editor.text == "cart")
    #expect(caret(editor) == 3)
  }

  @Test func theCaretMovesByWordsAndDeletesThem() {
    var editor = FieldEditor("one two-three")
    editor.move(.word, forward: false)
    #expect(caret(editor) == 8)
    editor.delete(.word, forward: false)
    #expect(editor.text == "one three")
    editor.delete(.line, forward: true)
    #expect(editor.text == "one ")
    editor.yank()
    #expect(editor.text == "one three")
  }

  @Test func aSelectionIsReplaced() {
    var editor = FieldEditor("hello world")
    editor.move(.word, forward: false, selecting: true)
    #expect(editor.selectedText == "world")
    editor.insert("you")
    #expect(editor.text == "hello you")
    #expect(editor.selection == nil)
  }

  @Test func anArrowLeavesASelectionAtItsEnd() {
    var editor = FieldEditor("abc")
    editor.selectAll()
    editor.move(.character, forward: false)
    #expect(caret(editor) == 0)
    #expect(editor.selection == nil)
  }

  @Test func typingIsUndoneByWordsAndRedone() {
    var editor = FieldEditor("")
    for letter in "ab cd" { editor.insert(String(letter)) }
    let steps = [editor.undo(), editor.text == "ab", editor.undo(), editor.text == "", !editor.undo()]
    #expect(steps == [true, true, true, true, true])
    let again = [editor.redo(), editor.text == "ab", editor.redo(), editor.text == "ab cd", !editor.redo()]
    #expect(again == [true, true, true, true, true])
  }

  @Test func aClusterIsOneCharacter() {
    var editor = FieldEditor("a👩‍👩‍👧e\u{301}")
    editor.delete(.character, forward: false)
    #expect(editor.text == "a👩‍👩‍👧")
    editor.delete(.character, forward: false)
    #expect(editor.text == "a")
  }

  @Test func aTypedMarkJoinsThePreviousLetter() {
    var editor = FieldEditor("ex")
    editor.move(to: 1)
    editor.insert("\u{301}")
    #expect(editor.text == "e\u{301}x")
    #expect(caret(editor) == 1)
    editor.insert("y")
    #expect(editor.text == "e\u{301}yx")
  }

  @Test func lineBreaksBecomeSpacesInASingleLineField() {
    var editor = FieldEditor("")
    editor.insert("one\ntwo\r\nthree")
    #expect(editor.text == "one two three")
  }

  @Test func arrowsMoveByLinesInAnEditor() {
    var editor = FieldEditor("first\nno\nthird", isMultiline: true)
    editor.move(to: 4)
    let step6 = editor.moveLine(down: true, width: 20)
    #expect(step6)
    #expect(caret(editor) == 8)
    let step7 = editor.moveLine(down: true, width: 20)
    #expect(step7)
    #expect(caret(editor) == 11)
    let step8 = editor.moveLine(down: true, width: 20)
    #expect(!step8)
  }

  @Test func linesBreakBetweenWordsInAnEditor() {
    var editor = FieldEditor("to be or not to be", isMultiline: true)
    func lines(height: Int = 5) -> [String] {
      editor.lines(width: 8, height: height).shown.map { $0.map(\.text).joined() }
    }
    #expect(lines() == ["to be or", "not to", "be"])
    #expect(editor.lines(width: 8, height: 5).caret == (2, 2))
    let goesUp = editor.moveLine(down: false, width: 8)
    #expect(goesUp && editor.lines(width: 8, height: 5).caret == (2, 1))
    editor.move(to: 8)
    #expect(editor.lines(width: 8, height: 5).caret == (8, 0))
    editor.move(to: 9)
    #expect(editor.lines(width: 8, height: 5).caret == (0, 1))
    editor.move(.all, forward: true)
    editor.insert("\n")
    #expect(lines(height: 2) == ["be", ""])
    #expect(editor.lines(width: 8, height: 2).caret == (0, 1))
  }

  @Test func positionsAndOffsetsRoundTrip() {
    for text in ["", "a", "to be or not to be", "one\n\ntwo\n", "日本語 と 日本", "averylongword and more"] {
      for width in 1...12 {
        let lines = EditorLines(text, width: width)
        for index in text.indices {
          let place = lines.place(of: index)
          guard lines.lines[place.line].range.contains(index) else { continue }
          #expect(lines.index(line: place.line, column: place.column) == index, "\(text) in \(width)")
        }
      }
    }
  }

  @Test func theCaretStaysInView() {
    let editor = FieldEditor("0123456789")
    let shown = editor.lines(width: 5, height: 1)
    #expect(shown.shown == [[FieldEditor.Piece(text: "6789", isSelected: false)]])
    #expect(shown.caret == (4, 0))
    #expect(shown.scroll == 6)
  }

  @Test func wideCharactersTakeTwoColumns() {
    var editor = FieldEditor("日本語")
    editor.move(to: 2)
    let shown = editor.lines(width: 10, height: 1)
    #expect(shown.caret == (4, 0))
  }

  @Test func secretsAreDots() {
    let shown = FieldEditor("日本").lines(width: 10, height: 1, isSecret: true)
    #expect(shown.shown == [[FieldEditor.Piece(text: "••", isSelected: false)]])
    #expect(shown.caret == (2, 0))
  }
}
