/// What a version of the app makes of the elements of one part.
struct PartReading {
  /// An element to show.
  struct Shown {
    /// The element in this version, under the full name of its type, or as it was if it cannot be read.
    let element: NavigationArchive.Element
    var isReadable = true
  }

  enum Check {
    case readable(tag: String)
    case unreadable(reason: String)
  }

  private(set) var shown: [Shown] = []
  private(set) var held: [HeldElements.Run] = []
  private(set) var unreadable: [RestorationReport.Unreadable] = []

  /// Reads the elements of an archive, the lowest first.
  ///
  /// - Parameter check: Finds the type of an element of this version.
  init(
    _ elements: [NavigationArchive.Element], from old: Int, to new: Int, by rules: RuleSet,
    policy: RestorationRule.UnreadablePolicy, check: (NavigationArchive.Element) -> Check
  ) {
    for (position, var element) in elements.prefix(rules.mostPages).enumerated() {
      let version = element.version ?? old
      element.version = version == new ? nil : version
      let (pages, reason) = Self.pages(element, from: version, to: new, by: rules, check: check)
      if let reason {
        unreadable.append(.init(element: element, position: position, reason: reason))
        switch policy {
        case .placeholder: shown.append(Shown(element: element, isReadable: false))
        case .skip: held.append(.init(position: shown.count, elements: [element], isOnTop: false))
        case .keepBelow:
          let rest = elements[position...].map { rest in
            var rest = rest
            rest.version = rest.version ?? (old == new ? nil : old)
            return rest
          }
          held.append(.init(position: shown.count, elements: rest, isOnTop: true))
          return
        }
        continue
      }
      shown += pages
      if shown.count > rules.mostPages { shown.removeLast(shown.count - rules.mostPages) }
    }
  }

  private static func pages(
    _ element: NavigationArchive.Element, from old: Int, to new: Int, by rules: RuleSet,
    check: (NavigationArchive.Element) -> Check
  ) -> (pages: [Shown], reason: String?) {
    do {
      var pages: [Shown] = []
      for var page in try rules.migrated(element, from: old, to: new) {
        switch check(page) {
        case .unreadable(let reason): return ([], reason)
        case .readable(let tag):
          page.name = tag
          page.version = nil
          pages.append(Shown(element: page))
        }
      }
      return (pages, nil)
    } catch {
      return ([], "A migration failed: \(error)")
    }
  }
}
