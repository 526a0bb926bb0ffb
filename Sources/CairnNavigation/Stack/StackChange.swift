/// The transition from the page on top to the next one.
package enum StackTransition: Hashable, Sendable {
  /// The same page stays on top.
  case none
  /// The stack grew.
  case push
  /// The stack shrank.
  case pop
  /// Another page replaced the top one at the same depth.
  case replace

  /// - Parameters:
  ///   - oldDepth: The number of pages before.
  ///   - newDepth: The number of pages after.
  ///   - keepsTop: Whether the top page is the same.
  init(from oldDepth: Int, to newDepth: Int, keepsTop: Bool) {
    if keepsTop {
      self = .none
    } else if newDepth == oldDepth {
      self = .replace
    } else {
      self = newDepth > oldDepth ? .push : .pop
    }
  }
}

/// The difference between a stack before and after a turn, whatever happened in between.
package struct StackChange: Equatable {
  /// The pages that were removed, the lowest first.
  package var left = EntryRun()
  /// The pages that were added, the lowest first.
  package var came = EntryRun()
  /// The pages that are at another depth than before, because the app has moved their elements.
  package var moved: [EntryID] = []
  /// The pages that stayed, but whose path element or item has a new value.
  package var renewed: [EntryID] = []
  /// Declarations that became true together with an earlier one on the same page, and are deferred until that
  /// one is dismissed.
  package var waiting: [DeclarationID] = []

  package init(renewed: [EntryID] = []) { self.renewed = renewed }

  /// Most turns only add or remove pages and leave the rest empty.
  mutating func clear() {
    left = EntryRun()
    came = EntryRun()
    if !moved.isEmpty { moved = [] }
    if !renewed.isEmpty { renewed = [] }
    if !waiting.isEmpty { waiting = [] }
  }

  package var isEmpty: Bool {
    left.isEmpty && came.isEmpty && moved.isEmpty && renewed.isEmpty && waiting.isEmpty
  }
}

/// The updates that the app's bindings need.
package struct Writes: Equatable, Sendable {
  /// Whether the path must be set to the model's path.
  package var path = false
  /// The declarations whose bindings must become `false` or `nil`.
  package var resets: [DeclarationID] = []

  package var isEmpty: Bool { !path && resets.isEmpty }
}
