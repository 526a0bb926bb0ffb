import CairnNavigation

/// A destination for values of one type, as a stack knows it.
@MainActor
class Destination {
  let type: Any.Type
  /// The name of the type in an encoded path.
  private(set) lazy var tag = pathTag(of: type)
  /// The page it is declared on, as long as that is there.
  var page: PageNode? { pageLink?.target }
  private let pageLink: LiveReference<PageNode>?
  /// How deep in the tree: an outer declaration counts before an inner one.
  let depth: Int32
  let place: SourcePlace
  /// Declared in a row of a container that makes its rows when they are needed.
  var isInRow = false
  /// The row it was declared in has gone, and it serves on in its place.
  var isKept = false
  /// The pages that show something made by this destination. Each takes itself off when it goes.
  @exclusivity(unchecked) private var pages = MemberList<Unowned<PageNode>>()

  init(type: Any.Type, page: PageNode?, depth: Int32, place: SourcePlace) {
    self.type = type
    pageLink = page?.link
    self.depth = depth
    self.place = place
  }

  var madePages: [PageNode] { pages.indices.map { pages[$0].object } }

  /// What a page shows for a link's value.
  func source(for value: LinkValue) -> PageSource? { nil }

  /// What a page shows for an element of a mixed path.
  func source(for element: NavigationPath.Element) throws(PathElementFailure) -> PageSource {
    preconditionFailure("overridden")
  }

  func add(_ page: PageNode) { pages.append(Unowned(page)) }

  func remove(_ page: PageNode) { pages.remove { $0.object === page } }

  /// What the closure captured may have changed: the pages it made run it again.
  func contentChanged() {
    for index in pages.indices { pages[index].object.invalidate() }
  }
}

private struct Unowned<Object: AnyObject> {
  unowned(unsafe) let object: Object
  init(_ object: Object) { self.object = object }
}

/// A destination whose values have a known type, whatever its views are.
class DestinationFor<D: Hashable>: Destination {
  /// Kept, so that it is looked up once and not for every page.
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
