import CairnScreen

/// The pages of the window as entries of the browser's history.
struct PageHistory {
  struct Entry: Equatable {
    /// The page's element, which is its identity.
    var page: ElementID
    /// How often the page's path element was replaced by another value.
    var renewals = 0
    var depth: Int
    var location: Location
    /// The location of the page below, which may have no entry: several pages can appear at once.
    var below = Location()
    /// The selections that lead to the page.
    var selections: [AnyHashable] = []

    var key: String { renewals == 0 ? "e\(page.number)" : "e\(page.number)r\(renewals)" }
  }

  struct Change: Equatable {
    enum Kind: String {
      case push, pop
      /// As `push`, by selecting a tab, which keeps the focus.
      case jump
      case replace = "rep"
      case fix
    }
    var kind: Kind
    var key: String
    /// The path and query of the page.
    var url: String
  }

  /// The place of a stack in its window: the selections that lead to it, and the location of its first page.
  struct Place {
    var selections: [AnyHashable] = []
    var start = Location()
  }

  /// The pages of the selected tab.
  private(set) var entries: [Entry] = []
  private var selections: [AnyHashable] = []
  /// The pages of other tabs, by the selections that lead there.
  private var others: [[AnyHashable]: [Entry]] = [:]
  /// The pages that were left, by history key, for going forward.
  private(set) var left: [String: Entry] = [:]
  /// The name of the link that the user is following.
  var pendingStep: String?
  /// Whether the browser has gone forward to a page that must be rebuilt, and already has its history entry.
  var isGoingForward = false

  private static let mostLeft = 100
  private static let mostOthers = 100

  var current: Location { entries.last?.location ?? Location() }
  /// The location of the window's first page.
  var start: Location { entries.first?.location ?? Location() }
  var locationBelow: Location { entries.last?.below ?? Location() }
  var key: String { entries.last?.key ?? "" }

  func location(of page: ElementID) -> Location? { entries.last { $0.page == page }?.location }

  /// Records the page in front. Returns the change for the browser's history, if any.
  ///
  /// - Parameters:
  ///   - renewals: How often the page's path element was replaced. A page with another value is another location, although
  ///     its element stays.
  ///   - parts: Returns the parts that the topmost pages, as many as appear with this one, add to the location.
  mutating func arrive(
    at page: ElementID, renewals: Int = 0, depth: Int, in place: Place = Place(), parts: (_ count: Int) -> [Location]
  ) -> Change? {
    let isElsewhere = select(place.selections)
    let isNew = depth > 0 && !entries.contains { $0.page == page }
    let change = arrive(at: page, renewals, depth, start: place.start, parts)
    guard isElsewhere, !isGoingForward else { return change }
    return self.change(isNew ? .push : .jump)
  }

  /// Brings the entries of another tab to the front. Returns whether the browser was at a page elsewhere.
  private mutating func select(_ new: [AnyHashable]) -> Bool {
    guard new != selections else { return false }
    let hasEntries = !entries.isEmpty
    if others.count > Self.mostOthers { others = [:] }
    others[selections] = entries
    entries = others.removeValue(forKey: new) ?? []
    selections = new
    return hasEntries
  }

  /// The selections that lead to the page of a key, if it is in another tab.
  func selections(of key: String) -> [AnyHashable]? {
    if index(of: key) != nil { return nil }
    let entry = others.values.joined().first { $0.key == key } ?? left[key]
    return entry.flatMap { $0.selections == selections ? nil : $0.selections }
  }

  private mutating func arrive(
    at page: ElementID, _ renewals: Int, _ depth: Int, start: Location, _ parts: (_ count: Int) -> [Location]
  ) -> Change? {
    let known = entries.lastIndex { $0.page == page && $0.renewals == renewals }
    let isInFront = known != nil && known == entries.count - 1
    if let index = known, entries[index].depth == depth {
      if isInFront { return nil }
      leave(from: index + 1)
      // The browser is already at the entry of the wanted page, and this page is on the path to it.
      return change(isGoingForward ? .replace : .pop)
    }
    // Entries at this depth or above are dropped.
    let wasDeeper = (entries.last?.depth ?? -1) > depth
    let isFirst = entries.isEmpty
    let isReplaced = entries.last?.depth == depth
    // The app may have moved a known page to another depth, where its location is another.
    leave(from: min(known ?? entries.count, entries.firstIndex { $0.depth >= depth } ?? entries.count))
    var below = entries.last?.location ?? start
    var location = start
    if depth > 0 || !entries.isEmpty {
      let added = parts(depth - (entries.last?.depth ?? 0))
      location = added.reduce(below) { $0.adding($1) }
      if added.last?.isWhole == true { below = added.dropLast().reduce(below) { $0.adding($1) } }
    }
    entries.append(
      Entry(
        page: page, renewals: renewals, depth: depth, location: location, below: below, selections: selections))
    if isFirst || isGoingForward || isInFront { return change(.replace) }
    if known != nil { return change(.pop) }
    // Following a link always pushes an entry, even if the link is beside the stack and pops pages. Back then undoes
    // it.
    let isFollowed = pendingStep != nil
    return change(isFollowed ? .push : isReplaced ? .replace : wasDeeper ? .pop : .push)
  }

  private mutating func leave(from index: Int) {
    guard index < entries.count else { return }
    if left.count > Self.mostLeft { left = [:] }
    for entry in entries[index...] { left[entry.key] = entry }
    entries.removeSubrange(index...)
  }

  func change(_ kind: Change.Kind) -> Change { Change(kind: kind, key: key, url: current.url) }

  func index(of key: String) -> Int? { entries.firstIndex { $0.key == key } }
}
