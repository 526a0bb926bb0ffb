import CairnNavigation

/// A destination for values of one type, as a stack knows it.
@MainActor
class Destination {
  let type: Any.Type
  /// The page it is declared on.
  weak var page: PageNode?
  /// How deep in the tree: an outer declaration counts before an inner one.
  let depth: Int32
  let place: SourcePlace
  /// Pages that show something made by this destination.
  fileprivate(set) var pages: [Unowned<PageNode>] = []

  init(type: Any.Type, page: PageNode?, depth: Int32, place: SourcePlace) {
    self.type = type
    self.page = page
    self.depth = depth
    self.place = place
  }

  /// What a page shows for a link's value.
  func source(for value: LinkValue) -> PageSource? { nil }

  /// What a page shows for an element of a mixed path; nil if the element cannot be decoded as this type.
  func source(for element: NavigationPath.Element) -> PageSource? { nil }

  func add(_ page: PageNode) { pages.append(Unowned(page)) }

  func remove(_ page: PageNode) { pages.removeAll { $0.object === page } }

  /// What the closure captured may have changed: the pages it made run it again.
  func contentChanged() {
    for page in pages { page.object.invalidate() }
  }
}

struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}

/// A destination whose values have a known type, whatever its views are.
class DestinationFor<D: Hashable>: Destination {
  final override func source(for element: NavigationPath.Element) -> PageSource? {
    guard let value = try? element.value(as: D.self) else { return nil }
    return ValueSource(self, value)
  }

  final override func source(for value: LinkValue) -> PageSource? {
    value.value(as: D.self).map { ValueSource(self, $0) }
  }

  func makeNode(for value: D, under page: PageNode) -> Node { preconditionFailure("overridden") }

  func updateNode(_ node: Node, for value: D) { preconditionFailure("overridden") }

  func fill(_ column: ColumnNode, for value: D, by filler: Int) { preconditionFailure("overridden") }
}

final class DestinationOf<D: Hashable, C: View>: DestinationFor<D> {
  var content: (D) -> C

  init(page: PageNode?, depth: Int32, place: SourcePlace, content: @escaping (D) -> C) {
    self.content = content
    super.init(type: D.self, page: page, depth: depth, place: place)
  }

  override func makeNode(for value: D, under page: PageNode) -> Node { C._makeNode(content(value), under: page) }

  override func updateNode(_ node: Node, for value: D) { C._updateNode(node, to: content(value)) }

  override func fill(_ column: ColumnNode, for value: D, by filler: Int) {
    column.fill(with: content(value), by: filler)
  }
}

/// The destinations declared in one stack, by the type of their values.
@MainActor
struct DestinationTable {
  private var byType: [(type: ObjectIdentifier, declared: [Destination])] = []

  /// The declaration in force for a type: the one closest to the root, and on one page the outermost.
  func find(_ type: Any.Type) -> Destination? {
    let id = ObjectIdentifier(type)
    for entry in byType where entry.type == id { return entry.declared.first }
    return nil
  }

  /// The same among the declarations on the root page, which are all a path of one type can use.
  func find(onRoot type: Any.Type) -> Destination? {
    let found = find(type)
    return found?.page?.id == .root ? found : nil
  }

  /// The declaration that would be used if the first were not there.
  func second(_ type: Any.Type) -> Destination? {
    let id = ObjectIdentifier(type)
    return byType.first { $0.type == id }.flatMap { $0.declared.count > 1 ? $0.declared[1] : nil }
  }

  /// The same for an element that is still encoded, by the name of its type.
  func find(tag: String) -> Destination? {
    for entry in byType {
      if let first = entry.declared.first, pathTag(of: first.type) == tag { return first }
    }
    return nil
  }

  var types: [Any.Type] { byType.compactMap { $0.declared.first?.type } }

  /// Adds a declaration; returns the one that wins over it, if there is one.
  mutating func add(_ new: Destination) -> Destination? {
    let id = ObjectIdentifier(new.type)
    guard let index = byType.firstIndex(where: { $0.type == id }) else {
      byType.append((id, [new]))
      return nil
    }
    byType[index].declared.append(new)
    byType[index].declared.sort { $0.isBefore($1) }
    return byType[index].declared.count > 1 ? byType[index].declared[0] : nil
  }

  mutating func remove(_ old: Destination) {
    let id = ObjectIdentifier(old.type)
    guard let index = byType.firstIndex(where: { $0.type == id }) else { return }
    byType[index].declared.removeAll { $0 === old }
    if byType[index].declared.isEmpty { byType.remove(at: index) }
  }
}

extension Destination {
  fileprivate func isBefore(_ other: Destination) -> Bool {
    let mine = page?.position ?? 0
    let theirs = other.page?.position ?? 0
    return mine != theirs ? mine < theirs : depth < other.depth
  }
}
