import CairnNavigation

/// The page a view is on; nil outside of stacks. A presentation starts afresh with nil.
struct PageKey: EnvironmentKey {
  static var defaultValue: PagePlace { PagePlace(nil) }
}

struct PagePlace {
  private(set) weak var page: PageNode?
  init(_ page: PageNode?) { self.page = page }
}
