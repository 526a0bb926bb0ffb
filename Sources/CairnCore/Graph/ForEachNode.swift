import CairnScreen

/// Keeps one row for each element, found again by id whatever became of its place.
///
/// Ids should differ. Where they do not, elements are told apart by their number among those with the same id, so that
/// all are shown, and the developer is told.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = RowNode<Data, ID, Content>

  fileprivate(set) var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []
  private var reads = RecordedReads()

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    run()
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    run()
  }

  /// Collections may read what they are made from only when they are gone through. Such reads are this node's; what
  /// the rows are made from is not, so the elements are taken out first.
  override func run() {
    flags.remove(.dirty)
    if Data.self is any StoredCollection.Type {
      match(view.data, id: view.id, element: { $0 })
    } else {
      let view = view
      let elements = reads.record(for: self, graph.type(Self.self)) {
        view.data.map { (id: view.id($0), element: $0) }
      }
      match(elements, id: { $0.id }, element: { $0.element })
    }
  }

  override func willUnmount() { reads.end() }

  private func match<S: RandomAccessCollection>(
    _ data: S, id: (S.Element) -> ID, element: (S.Element) -> Data.Element
  ) {
    // Most updates change nothing, one element, or an end: rows that stay where they are need no table.
    var start = 0
    var position = data.startIndex
    while position != data.endIndex, start < rows.count {
      let next = data[position]
      guard id(next) == rows[start].id else { break }
      rows[start].update(element(next))
      start += 1
      data.formIndex(after: &position)
    }
    if position == data.endIndex, start == rows.count { return }

    let old = rows
    rows.removeLast(old.count - start)
    rows.reserveCapacity(data.count)
    var occurrences = Occurrences<ID>(count: data.count)
    for row in rows { _ = occurrences.next(of: row.id) }
    var left = RowTable(old[start...])
    while position != data.endIndex {
      let next = data[position]
      data.formIndex(after: &position)
      let id = id(next)
      let occurrence = occurrences.next(of: id)
      if occurrence > 0 { report(id) }
      if let row = left.remove(id, occurrence) {
        row.update(element(next))
        rows.append(row)
      } else {
        rows.append(Row(id: id, occurrence: occurrence, element: element(next), of: self))
      }
    }
    for row in old[start...] where left.contains(row) { row.unmount() }
    structureChanged()
    if flags.contains(.preferencesBelow) { preferencesChanged() }
  }

  /// The rows not yet matched with an element.
  @MainActor
  private struct RowTable {
    private var first: [ID: Row] = [:]
    /// Those whose id is not their own.
    private var others: [DuplicateID: Row] = [:]

    private struct DuplicateID: Hashable {
      let id: ID
      let occurrence: Int
    }

    init(_ rows: ArraySlice<Row>) {
      first.reserveCapacity(rows.count)
      for row in rows {
        if row.occurrence == 0 {
          first[row.id] = row
        } else {
          others[DuplicateID(id: row.id, occurrence: row.occurrence)] = row
        }
      }
    }

    mutating func remove(_ id: ID, _ occurrence: Int) -> Row? {
      if occurrence == 0 { return first.removeValue(forKey: id) }
      return others.isEmpty ? nil : others.removeValue(forKey: DuplicateID(id: id, occurrence: occurrence))
    }

    func contains(_ row: Row) -> Bool {
      row.occurrence == 0
        ? first[row.id] != nil : others[DuplicateID(id: row.id, occurrence: row.occurrence)] != nil
    }
  }

  private func report(_ id: ID) {
    graph.diagnostics.report(
      .warning, "foreach.duplicate-id",
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results! Cairn shows every element and tells those apart by their order, so "
        + "state may move between them; give every element an id of its own.", at: view.place)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func collectElements(into elements: inout [Element]) {
    for row in rows { row.collectElements(into: &elements) }
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }
}

/// One element's row. It runs the content closure itself, so that what the closure reads concerns this row alone.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  let id: ID
  /// How many elements before this one have the same id.
  let occurrence: Int
  private var element: Data.Element
  private var reads = RecordedReads()
  private var child: Node?

  init(id: ID, occurrence: Int, element: Data.Element, of parent: ForEachNode<Data, ID, Content>) {
    self.id = id
    self.occurrence = occurrence
    self.element = element
    super.init(under: parent)
    run()
  }

  func update(_ element: Data.Element) {
    self.element = element
    run()
  }

  override func run() {
    flags.remove(.dirty)
    guard let parent = parent.map({ unsafeDowncast($0, to: ForEachNode<Data, ID, Content>.self) }) else { return }
    let type = graph.type(Self.self)
    let content = reads.record(for: self, type) { parent.view.content(element) }
    if let child {
      Content._updateNode(child, to: content)
    } else {
      child = Content._makeNode(content, under: self)
      structureChanged()
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) {
    child?.collectElements(into: &elements)
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsBelow(into: &rows) }

  override func willUnmount() { reads.end() }
}

/// A collection that holds its elements, so that going through it reads nothing else.
private protocol StoredCollection {}

extension Array: StoredCollection {}
extension ArraySlice: StoredCollection {}
extension ContiguousArray: StoredCollection {}
extension Range: StoredCollection {}
extension ClosedRange: StoredCollection {}
extension IndexedIdentifierCollection: StoredCollection where Base: StoredCollection {}

/// Counts how often each id has come. Small collections are compared one by one, which costs less than a table.
struct Occurrences<ID: Hashable> {
  private var few: [ID] = []
  private var many: Set<ID>?
  private var repeats: [ID: Int] = [:]

  init(count: Int) {
    if count > 16 { many = Set(minimumCapacity: count) } else { few.reserveCapacity(count) }
  }

  /// How many of the same came before.
  mutating func next(of id: ID) -> Int {
    if isNew(id) { return 0 }
    repeats[id, default: 0] += 1
    return repeats[id, default: 0]
  }

  private mutating func isNew(_ id: ID) -> Bool {
    if many != nil { return many!.insert(id).inserted }
    if few.contains(id) { return false }
    few.append(id)
    return true
  }
}
