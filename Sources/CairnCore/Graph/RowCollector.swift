import CairnScreen
import CairnUnsafe

/// The contents of a lazy container, in order: existing elements, and rows created on demand.
@MainActor
struct RowCollector {
  struct Part {
    enum Content {
      case elements([Element])
      case rows(any LazyRows)
    }

    enum Place { case row, header, footer }

    let content: Content
    let place: Place
    let section: (any ListSection)?
    /// The modifiers around the rows, outermost first. They apply to each row.
    let decorators: [any RowDecorator]
    /// The index of the first item.
    var start = 0

    @MainActor var count: Int {
      switch content {
      case .elements(let elements): elements.count
      case .rows(let rows): rows.rowCount
      }
    }
  }

  private(set) var parts: [Part] = []
  /// The nodes of existing items, and the items each holds. A node comes before those inside it.
  private(set) var holders: [(node: Node, items: Range<Int>)] = []
  private(set) var count = 0
  private var decorators: [any RowDecorator] = []
  private var section: (any ListSection)?
  private var place = Part.Place.row

  private mutating func add(_ content: Part.Content) {
    var part = Part(content: content, place: place, section: section, decorators: decorators)
    part.start = count
    count += part.count
    if part.count > 0 { parts.append(part) }
  }

  mutating func add(_ elements: [Element]) {
    if elements.isEmpty { return }
    var elements = elements
    for decorator in decorators.reversed() { decorator.decorate(&elements) }
    add(.elements(elements))
  }

  mutating func add(_ rows: any LazyRows) { add(.rows(rows)) }

  /// Collects the rows of a node that appears and disappears with them.
  mutating func collect(_ node: Node) { collect(of: node) { node.collectRows(into: &$0) } }

  mutating func collect(of node: Node, _ collect: (inout RowCollector) -> Void) {
    let (place, start) = (holders.count, count)
    holders.append((node, start..<start))
    collect(&self)
    if count > start { holders[place].items = start..<count } else { holders.removeSubrange(place...) }
  }

  /// Collects the rows below a modifier that applies to each of them.
  mutating func decorate(with decorator: any RowDecorator, _ collect: (inout RowCollector) -> Void) {
    decorators.append(decorator)
    collect(&self)
    decorators.removeLast()
  }

  /// Collects a section. The rows of a nested section belong to the outer one.
  mutating func section(_ section: any ListSection, _ collect: (inout RowCollector) -> Void) {
    let outer = self.section
    self.section = outer ?? section
    collect(&self)
    self.section = outer
  }

  mutating func collect(as place: Part.Place, _ collect: (inout RowCollector) -> Void) {
    let outer = self.place
    self.place = place
    collect(&self)
    self.place = outer
  }

  /// Returns the part that holds an item.
  func part(of item: Int) -> Part? {
    var low = 0
    var high = parts.count - 1
    while low <= high {
      let middle = (low + high) / 2
      let part = parts[middle]
      if item < part.start {
        high = middle - 1
      } else if item >= part.start + part.count {
        low = middle + 1
      } else {
        return part
      }
    }
    return nil
  }
}

/// Rows that are created when they come into view.
@MainActor
protocol LazyRows: AnyObject, EditableRows {
  var rowCount: Int { get }
  /// Returns the ID of a row, whether or not the row exists.
  func id(at index: Int) -> AnyHashable
  func index(of id: AnyHashable) -> Int?
  /// Returns the index of the row whose view has an ID from `id(_:)`, whether or not the row exists.
  func index(ofOwnID id: AnyHashable) -> Int?
  /// Returns the elements of a row, creating the row if needed.
  func elements(at index: Int) -> [Element]
  /// Sets which rows exist.
  func show(_ range: Range<Int>)
  /// Sets which of them are in view. Returns `true` if more nodes than before follow layout.
  func appear(_ range: Range<Int>) -> Bool
}

/// A modifier around rows that applies to each of them.
@MainActor
protocol RowDecorator: AnyObject {
  func decorate(_ elements: inout [Element])
}

/// A section of a list.
@MainActor
protocol ListSection: AnyObject {
  /// The element around the existing rows of the section.
  var element: Element { get }
}

extension Node {
  /// Collects the rows of a node that only forwards its children.
  final func collectRowsBelow(into rows: inout RowCollector) {
    forEachChild { $0.collectRows(into: &rows) }
  }

  /// Collects the rows of children that stand one below the other, and appear and disappear one by one.
  final func collectRowsOfEach(into rows: inout RowCollector) {
    forEachChild { rows.collect($0) }
  }
}
