import CairnCore
import CairnValues
import Foundation

/// A view of UIKit or AppKit in which a user types.
@MainActor
protocol TextEntry: PlatformView, _Noting {
  /// Whether the view has the focus.
  var isEditing: Bool { get }
  var entryText: String { get set }
  func mayBegin() -> Bool
  func didBegin()
  func didEnd()
  /// Whether a user may replace a part of the text.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  func didChange()
}

/// What a text entry keeps besides its properties.
struct EntryFocus: Equatable {
  /// Counts the requests of the app's code, so that each is carried out once.
  var requests = 0
  var isWanted = false

  mutating func want(_ isWanted: Bool) {
    requests &+= 1
    self.isWanted = isWanted
  }
}

extension TextEntry {
  /// A binding to the text that asks the delegate first and tells it afterwards.
  var boundText: Binding<String> {
    Binding {
      self.entryText
    } set: { new in
      let old = self.entryText
      guard new != old else { return }
      let edit = TextEdit(from: old, to: new)
      if self.mayChange(edit.range, to: edit.text) {
        // The delegate may have changed the text itself.
        if self.entryText == old { self.entryText = new }
        self.didChange()
      }
      self._note()
    }
  }
}

/// The one part in which two texts differ.
struct TextEdit: Equatable {
  let range: NSRange
  let text: String

  init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    func length(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + $1.utf16.count } }
    range = NSRange(location: length(old[..<start]), length: length(old[start..<(old.count - end)]))
    text = String(new[start..<(new.count - end)])
  }
}

/// Connects the focus of a field of SwiftUI with a text entry of UIKit.
struct EntryFocusLook: ViewModifier {
  let entry: any TextEntry
  let request: EntryFocus
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in
        if isFocused {
          guard !entry.isEditing else { return }
          if entry.mayBegin() { entry.didBegin() } else { self.isFocused = false }
        } else if entry.isEditing {
          entry.didEnd()
        }
      }
      .onChange(of: request, initial: true) {
        if request.requests > 0, isFocused != request.isWanted { isFocused = request.isWanted }
      }
  }
}
