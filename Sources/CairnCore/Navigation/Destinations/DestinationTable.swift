import CairnNavigation

/// The destinations declared in one stack, by the type of their values.
@MainActor
struct DestinationTable {
  private struct Declared {
    let type: ObjectIdentifier
    /// The declarations of the type; the first one is in force.
    var destinations: [Destination]
    /// Removed declarations. They live as long as the pages they made.
    var departed: [Weak<Destination>] = []
  }

  private var byType: [Declared] = []
  /// Whether destinations of unmounted rows have been kept.
  var keepsLost = false

  init() {}

  /// A table with a single destination.
  init(_ only: Destination) {
    byType = [Declared(type: ObjectIdentifier(only.type), destinations: [only])]
  }

  /// Returns the declaration in force for a type: the one closest to the root and, on one page, the outermost.
  func find(_ type: Any.Type) -> Destination? {
    let id = ObjectIdentifier(type)
    for entry in byType where entry.type == id { return entry.destinations.first }
    return nil
  }

  /// Returns the declaration in force for a type if the root page declares it. A path of one type uses only the
  /// root's declarations.
  func find(onRoot type: Any.Type) -> Destination? {
    let found = find(type)
    return found?.page?.id == .root ? found : nil
  }

  /// Returns the declaration in force for an element that is still encoded, by the name of its type.
  func find(tag: String) -> Destination? {
    for entry in byType {
      if let first = entry.destinations.first, first.tag == tag { return first }
    }
    return nil
  }

  var types: [Any.Type] { byType.compactMap { $0.destinations.first?.type } }

  /// What adding a declaration changes.
  struct Addition {
    /// The other declaration of the same type: the one in force, or the one in force until now.
    var rival: Destination?
    var isInForce = true
    /// Pages made by other declarations that this one shows from now on.
    var takenOver: [PageNode] = []
  }

  mutating func add(_ new: Destination) -> Addition {
    let id = ObjectIdentifier(new.type)
    guard let index = byType.firstIndex(where: { $0.type == id }) else {
      byType.append(Declared(type: id, destinations: [new]))
      return Addition()
    }
    let first = byType[index].destinations.first
    if let kept = byType[index].destinations.firstIndex(where: { $0.isKept && new.isSameRow(as: $0) }) {
      let old = byType[index].destinations[kept]
      byType[index].destinations[kept] = new
      return Addition(isInForce: kept == 0, takenOver: old.madePages)
    }
    // New declarations usually come from pages above all earlier ones, so search from the end.
    var place = byType[index].destinations.count
    while place > 0, new.isBefore(byType[index].destinations[place - 1]) { place -= 1 }
    byType[index].destinations.insert(new, at: place)
    let rival = first.flatMap { new.isSameRow(as: $0) ? nil : $0 }
    guard place == 0 else { return Addition(rival: rival, isInForce: false) }
    let earlier = byType[index].departed.compactMap(\.object) + (first.map { [$0] } ?? [])
    byType[index].departed = []
    return Addition(rival: rival, takenOver: earlier.flatMap(\.madePages))
  }

  /// Returns the kept destinations whose pages have been unmounted as well as their rows.
  func lost() -> [Destination] {
    byType.flatMap(\.destinations).filter { $0.isKept && $0.page?.flags.contains(.unmounted) ?? true }
  }

  /// Removes a declaration. Returns the declaration now in force if that changed; it must then show the old one's
  /// pages.
  mutating func remove(_ old: Destination) -> Destination? {
    let id = ObjectIdentifier(old.type)
    guard let index = byType.firstIndex(where: { $0.type == id }) else { return nil }
    let wasInForce = byType[index].destinations.first === old
    byType[index].destinations.removeAll { $0 === old }
    byType[index].departed.removeAll { $0.object == nil }
    if wasInForce, let next = byType[index].destinations.first { return next }
    // A page retains the destination that made it. A link on the departing page may be about to make one.
    byType[index].departed.append(Weak(old))
    return nil
  }
}

private struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}

extension Destination {
  /// Whether both are declared on the same line in rows of one list, which makes them interchangeable.
  fileprivate func isSameRow(as other: Destination) -> Bool {
    isInRow && other.isInRow && page === other.page && place == other.place
  }

  fileprivate func isBefore(_ other: Destination) -> Bool {
    let mine = page?.position ?? 0
    let theirs = other.page?.position ?? 0
    return mine != theirs ? mine < theirs : depth < other.depth
  }
}
