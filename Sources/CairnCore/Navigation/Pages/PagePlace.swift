import CairnNavigation

/// The page a view is on; `nil` outside stacks and at the root of a presentation.
struct PageKey: EnvironmentKey {
  static var defaultValue: PagePlace { PagePlace(nil) }
}

struct PagePlace {
  private let link: LiveReference<PageNode>?
  var page: PageNode? { link?.target }
  init(_ page: PageNode?) { link = page?.link }
}
