import CairnNavigation

/// The contents of the pages that links have opened on a stack.
@MainActor
struct LinkTable {
  private var sources: [LinkID: PageSource] = [:]
  /// The page of a link whose destination was removed together with the page that declared it.
  private var followed: (entry: EntryID, source: PageSource)?
  /// The page for an address that leads nowhere, which is shown like that of a link.
  private var unknown: (link: LinkID, address: PageAddress)?

  var isEmpty: Bool { sources.isEmpty }

  subscript(link: LinkID) -> PageSource? {
    get { sources[link] }
    set { sources[link] = newValue }
  }

  mutating func follow(to entry: EntryID, _ source: PageSource?) { followed = source.map { (entry, $0) } }

  func source(followedTo entry: EntryID) -> PageSource? { followed.flatMap { $0.entry == entry ? $0.source : nil } }

  /// Forgets the page of a link that has lost its destination, which has been made by now.
  mutating func endTurn() { followed = nil }

  mutating func show(_ source: PageSource, for address: PageAddress, as link: LinkID) {
    unknown = (link, address)
    sources[link] = source
  }

  /// Returns the address that leads nowhere, if an entry shows it.
  func unknownAddress(of origin: Origin) -> PageAddress? {
    unknown.flatMap { origin == .link($0.link) ? $0.address : nil }
  }
}
