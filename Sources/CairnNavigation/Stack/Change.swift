/// How the screen goes from the page on top before a turn to the one after it.
package enum StackTransition: Hashable, Sendable {
  /// The same page stays on top.
  case none
  /// The stack has grown.
  case push
  /// The stack has shrunk.
  case pop
  /// Another page took the place of the one on top, at the same depth.
  case replace

  /// - Parameters:
  ///   - oldDepth: The number of pages before the turn, and `newDepth` after it.
  ///   - keepsTop: Whether the page on top is the same one.
  package init(from oldDepth: Int, to newDepth: Int, keepsTop: Bool) {
    if newDepth != oldDepth {
      self = newDepth > oldDepth ? .push : .pop
    } else {
      self = keepsTop ? .none : .replace
    }
  }
}

/// What a turn has done to a stack: the difference between its beginning and its end, whatever happened in between.
package struct Change: Equatable {
  /// The pages that have gone, the lowest first.
  package var left = EntryRun()
  /// The pages that are new, the lowest first.
  package var came = EntryRun()
  /// The pages that stayed, but whose path element or item now has another value.
  package var renewed: [EntryID] = []
  package var transition = StackTransition.none
  /// Declarations that became true together with one that goes before them on the same page, and wait for it to go.
  package var waiting: [DeclarationID] = []

  package init(renewed: [EntryID] = []) { self.renewed = renewed }

  /// Most turns bring pages or take them away, and leave the rest empty.
  mutating func clear() {
    left = EntryRun()
    came = EntryRun()
    if !renewed.isEmpty { renewed = [] }
    transition = .none
    if !waiting.isEmpty { waiting = [] }
  }

  package var isEmpty: Bool {
    left.isEmpty && came.isEmpty && renewed.isEmpty && transition == .none && waiting.isEmpty
  }
}

/// What bindings of the app must be told.
package struct Writes: Equatable, Sendable {
  /// Whether the path must be set to the one the model holds.
  package var path = false
  /// The declarations whose binding must become false or nil.
  package var resets: [DeclarationID] = []

  package var isEmpty: Bool { !path && resets.isEmpty }
}
