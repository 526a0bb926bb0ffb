import CairnScreen

/// The pages of the window as entries of the browser's history.
struct PageHistory {
  struct Entry: Equatable {
    /// The page's element, which is its identity.
    var page: ElementID
    var depth: Int
    var place: Place
  }

  struct Change: Equatable {
    enum Kind: String {
      case push, pop
      case replace = "rep"
      case fix
    }
    var kind: Kind
    var key: String
    var path: String
  }

  private(set) var entries: [Entry] = []
  /// The name of the link that is being followed.
  var pendingStep: String?
  /// Whether the browser has gone forward, and has an entry for the page that comes.
  var isGoingForward = false

  var current: Place { entries.last?.place ?? Place() }
  var key: String { entries.last.map { "e\($0.page.number)" } ?? "" }

  func place(of page: ElementID) -> Place? { entries.last { $0.page == page }?.place }

  /// Notes the page in front. Returns what to tell the browser, if anything.
  mutating func arrive(at page: ElementID, depth: Int, step: String) -> Change? {
    if entries.last?.page == page { return nil }
    if let index = entries.lastIndex(where: { $0.page == page }) {
      entries.removeSubrange((index + 1)...)
      return change(.pop)
    }
    // Entries at this depth or above are gone.
    let wasDeeper = (entries.last?.depth ?? -1) > depth
    let isFirst = entries.isEmpty
    let isReplaced = entries.last?.depth == depth
    while let last = entries.last, last.depth >= depth { entries.removeLast() }
    let base = entries.last?.place ?? Place()
    let place = isFirst && depth == 0 || entries.isEmpty && depth == 0 ? Place() : Place(steps: base.steps + [step])
    entries.append(Entry(page: page, depth: depth, place: place))
    return change(isFirst || isReplaced || isGoingForward ? .replace : wasDeeper ? .pop : .push)
  }

  func change(_ kind: Change.Kind) -> Change { Change(kind: kind, key: key, path: current.path) }

  func index(of key: String) -> Int? { entries.firstIndex { "e\($0.page.number)" == key } }
}
