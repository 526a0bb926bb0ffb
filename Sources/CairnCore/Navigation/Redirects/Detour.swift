import CairnNavigation

/// What redirects have done to a stack's path.
struct Detour {
  /// The path that was last found to need no redirect.
  var checked: StackPath?
  /// The pages that were replaced since code last asked.
  var redirected: Set<EntryID> = []
  var interruption: Interruption?
  /// The rules to ask again.
  var reconsidered: [any RedirectRule] = []
  /// The redirects that led from one to the next in this turn.
  var trace = RedirectTrace()
}

/// A path that the user wanted, and that a redirect has interrupted.
struct Interruption {
  let wanted: StackPath
  /// The depth of the element that was replaced.
  let index: Int
  weak var rule: (any RedirectRule)?
  /// The page that is shown instead, or `nil` while the rule's answer is awaited.
  var page: EntryID?
  /// Tells the answers of different attempts apart.
  let number: Int
}

/// The redirects of one turn, to find those that lead in a circle.
struct RedirectTrace {
  private var turn = 0
  private(set) var names: [String] = []

  /// Adds a redirect. Returns `false` if there were too many.
  mutating func add(_ name: String, in turn: Int) -> Bool {
    if turn != self.turn {
      self.turn = turn
      names = []
    }
    names.append(name)
    return names.count <= Self.most
  }

  static var most: Int { 10 }
}
