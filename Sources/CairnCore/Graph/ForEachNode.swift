import CairnScreen

/// Keeps one row for each element, found again by id whatever became of its place.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = RowNode<Data, ID, Content>

  fileprivate(set) var view: ForEach<Data, ID, Content>
  private var rows: [Row] = []

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
    var seen = DuplicateCheck<ID>(count: view.data.count)
    rows.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      guard seen.isNew(id) else {
        report(id)
        continue
      }
      rows.append(Row(id: id, element: element, of: self))
    }
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    let old = rows
    // Most updates change nothing, one element, or the end: rows that stay where they are need no table.
    var index = 0
    var position = new.data.startIndex
    while position != new.data.endIndex, index < old.count {
      let element = new.data[position]
      guard new.id(element) == old[index].id else { break }
      old[index].update(element)
      index += 1
      new.data.formIndex(after: &position)
    }
    if position == new.data.endIndex, index == old.count { return }
    reconcile(from: index, at: position)
  }

  /// Matches the elements from `position` on with the rows from `index` on.
  private func reconcile(from index: Int, at position: Data.Index) {
    let old = rows
    let new = view
    rows.removeLast(old.count - index)
    var left: [ID: Row] = [:]
    left.reserveCapacity(old.count - index)
    for row in old[index...] { left[row.id] = row }
    var seen = DuplicateCheck<ID>(count: new.data.count)
    for row in rows { _ = seen.isNew(row.id) }
    var position = position
    while position != new.data.endIndex {
      let element = new.data[position]
      let id = new.id(element)
      new.data.formIndex(after: &position)
      guard seen.isNew(id) else {
        report(id)
        continue
      }
      if let row = left.removeValue(forKey: id) {
        row.update(element)
        rows.append(row)
      } else {
        rows.append(Row(id: id, element: element, of: self))
      }
    }
    for row in old[index...] where left[row.id] != nil { row.unmount() }
    structureChanged()
    if flags.contains(.preferencesBelow) { preferencesChanged() }
  }

  private func report(_ id: ID) {
    graph.diagnostics.report(
      .warning, "foreach.duplicate-id",
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection. "
        + "Only the first element with it is shown; give every element an id of its own.", at: view.place)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func collectElements(into elements: inout [Element]) {
    for row in rows { row.collectElements(into: &elements) }
  }
}

/// One element's row. It runs the content closure itself, so that what the closure reads concerns this row alone.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  let id: ID
  private var element: Data.Element
  private var reads = RecordedReads()
  private var child: Node?

  init(id: ID, element: Data.Element, of parent: ForEachNode<Data, ID, Content>) {
    self.id = id
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

  override func willUnmount() { reads.end() }
}

/// Finds ids that come twice. Small collections are compared one by one, which costs less than a table.
struct DuplicateCheck<ID: Hashable> {
  private var few: [ID] = []
  private var many: Set<ID>?

  init(count: Int) {
    if count > 16 { many = Set(minimumCapacity: count) } else { few.reserveCapacity(count) }
  }

  mutating func isNew(_ id: ID) -> Bool {
    if many != nil { return many!.insert(id).inserted }
    if few.contains(id) { return false }
    few.append(id)
    return true
  }
}
