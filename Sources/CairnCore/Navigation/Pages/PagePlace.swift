import CairnNavigation

extension PageKey: EnvironmentKey {
  static var defaultValue: PagePlace { PagePlace(nil) }
}

struct PagePlace {
  private let link: LiveReference<PageNode>?
  var page: PageNode? { link?.target }
  /// Whether there is or was a page.
  var isInPage: Bool { link != nil }
  init(_ page: PageNode?) { link = page?.link }
}
