import CairnNavigation

/// A stack's registration of the destination for values of one type.
@MainActor
class Destination {
  let type: Any.Type
  /// The name of the type in an encoded path.
  private(set) lazy var tag = pathTag(of: type)
  /// The page it is declared on, while that page is mounted.
  var page: PageNode? { pageLink?.target }
  private let pageLink: LiveReference<PageNode>?
  /// The depth of the declaration in the tree. An outer declaration wins over an inner one.
  let depth: Int32
  let place: SourcePlace
  /// Whether it is declared in a row of a lazy container.
  var isInRow = false
  /// Whether its row has been unmounted. The stack keeps the destination for pages that may still need it.
  var isKept = false
  /// The pages this destination made. Each page removes itself when it is unmounted.
  @exclusivity(unchecked) private var pages = MemberList<Unowned<PageNode>>()

  init(type: Any.Type, page: PageNode?, depth: Int32, place: SourcePlace) {
    self.type = type
    pageLink = page?.link
    self.depth = depth
    self.place = place
  }

  var madePages: [PageNode] { pages.indices.map { pages[$0].object } }

  /// Returns the source of a page for a link's value.
  func source(for value: LinkValue) -> PageSource? { nil }

  /// Returns the source of a page for an element of a mixed path.
  func source(for element: NavigationPath.Element) throws(PathElementFailure) -> PageSource {
    preconditionFailure("overridden")
  }

  func add(_ page: PageNode) { pages.append(Unowned(page)) }

  func remove(_ page: PageNode) { pages.remove { $0.object === page } }

  /// Reruns the closure on every page it made, because what it captured may have changed.
  func contentChanged() {
    for index in pages.indices { pages[index].object.invalidate() }
  }
}

private struct Unowned<Object: AnyObject> {
  unowned(unsafe) let object: Object
  init(_ object: Object) { self.object = object }
}

/// A destination whose value type is known but whose view type is not.
class DestinationFor<D: Hashable>: Destination {
  /// Cached, so the metadata is looked up once instead of once per page.
  private let sourceClass = ValueSource<D>.self
  private let holder = NavigationPath.Holder<D>()

  final override func source(for element: NavigationPath.Element) throws(PathElementFailure) -> PageSource {
    makeSource(for: try element.value(in: holder))
  }

  final override func source(for value: LinkValue) -> PageSource? {
    value.value(as: D.self).map(makeSource)
  }

  final func makeSource(for value: D) -> PageSource { sourceClass.init(self, value) }

  func view(for value: D) -> any View { preconditionFailure("overridden") }
}

final class DestinationOf<D: Hashable, C: View>: DestinationFor<D> {
  var content: (D) -> C

  init(page: PageNode?, depth: Int32, place: SourcePlace, content: @escaping (D) -> C) {
    self.content = content
    super.init(type: D.self, page: page, depth: depth, place: place)
  }

  override func view(for value: D) -> any View { content(value) }
}
