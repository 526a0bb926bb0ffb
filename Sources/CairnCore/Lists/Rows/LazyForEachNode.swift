import CairnScreen

/// The rows of a `ForEach` in a lazy container: each is made when it comes into view, and found again by id when the
/// collection changes. Whatever is not in view costs nothing.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = LazyRowNode<Data, ID, Content>

  fileprivate private(set) var view: ForEach<Data, ID, Content>
  /// The rows that are there, in order. Some of them have been scrolled out of view and wait to come back.
  private var rows: [Row] = []
  /// The rows in view.
  private var window = 0..<0
  private static var waitingLimit: Int { 400 }

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    super.init(under: parent)
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    let oldCount = view.data.count
    view = new
    match()
    if new.data.count != oldCount { structureChanged() }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  // MARK: Change

  /// Finds the rows that are there in the new collection. Most of them are where they were, or all moved alike.
  private func match() {
    let count = view.data.count
    var shift = 0
    var lost: [Row] = []
    var isShiftKnown = false
    for row in rows {
      if fits(row, at: row.index + shift, count) {
        row.move(to: row.index + shift, element(at: row.index + shift))
        continue
      }
      if !isShiftKnown, let found = search(for: row, count) {
        isShiftKnown = true
        shift = found - row.index
        row.move(to: found, element(at: found))
      } else {
        lost.append(row)
      }
    }
    if !lost.isEmpty { matchByID(lost) }
    let isOrdered = zip(rows, rows.dropFirst()).allSatisfy { $0.index < $1.index }
    if !isOrdered { rows.sort { $0.index < $1.index } }
    if !isOrdered || shift != 0 || !lost.isEmpty { structureChanged() }
  }

  private func fits(_ row: Row, at index: Int, _ count: Int) -> Bool {
    index >= 0 && index < count && view.id(element(at: index)) == row.id
  }

  /// Looks around a row's old place: after an insertion or a removal it is not far.
  private func search(for row: Row, _ count: Int) -> Int? {
    for distance in 1...64 {
      if fits(row, at: row.index + distance, count) { return row.index + distance }
      if fits(row, at: row.index - distance, count) { return row.index - distance }
    }
    return nil
  }

  private func matchByID(_ lost: [Row]) {
    var left: [ID: Row] = [:]
    for row in lost { left[row.id] = row }
    let taken = Set(rows.lazy.filter { left[$0.id] == nil }.map(\.index))
    var index = 0
    for element in view.data {
      if left.isEmpty { break }
      if !taken.contains(index), let row = left.removeValue(forKey: view.id(element)) { row.move(to: index, element) }
      index += 1
    }
    guard !left.isEmpty else { return }
    let gone = Set(left.values.map(ObjectIdentifier.init))
    rows.removeAll { row in
      guard gone.contains(ObjectIdentifier(row)) else { return false }
      row.unmount()
      return true
    }
  }

  // MARK: Nodes

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func setChildrenShown(_ shown: Bool) {
    for row in rows { row.setShown(shown && window.contains(row.index)) }
  }

  /// Outside of a lazy container every row counts.
  override func collectElements(into elements: inout [Element]) {
    for index in 0..<rowCount { elements += self.elements(at: index) }
  }

  override func collectRows(into rows: inout RowCollector) { rows.add(self as any LazyRows) }
}

extension LazyForEachNode: LazyRows {
  var rowCount: Int { view.data.count }

  func id(at index: Int) -> AnyHashable { AnyHashable(view.id(element(at: index))) }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows.first(where: { $0.id == id }) { return row.index }
    var index = 0
    for element in view.data {
      if view.id(element) == id { return index }
      index += 1
    }
    return nil
  }

  func elements(at index: Int) -> [Element] {
    var elements: [Element] = []
    row(at: index).collectElements(into: &elements)
    return elements
  }

  private func row(at index: Int) -> Row {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    if low < rows.count, rows[low].index == index { return rows[low] }
    let element = element(at: index)
    let id = view.id(element)
    let isRepeated =
      (low < rows.count && rows[low].id == id) || (low > 0 && rows[low - 1].id == id)
    if isRepeated { report(id) }
    let new = Row(id: id, index: index, element: element, of: self)
    rows.insert(new, at: low)
    return new
  }

  private func report(_ id: ID) {
    graph.diagnostics.report(
      .warning, "foreach.duplicate-id",
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results! Cairn shows every element and tells those apart by their order, so "
        + "state may move between them; give every element an id of its own.", at: view.place)
  }

  /// A row that leaves the view keeps its state, as long as not too many wait.
  func show(_ range: Range<Int>) {
    window = range
    let isShown = childrenAreShown
    for row in rows { row.setShown(isShown && range.contains(row.index)) }
    guard rows.count > range.count + Self.waitingLimit else { return }
    let middle = (range.lowerBound + range.upperBound) / 2
    let farthest = rows.filter { $0.pins == 0 }.sorted { abs($0.index - middle) > abs($1.index - middle) }
      .prefix(rows.count - range.count - Self.waitingLimit / 2)
    let gone = Set(farthest.map(ObjectIdentifier.init))
    rows.removeAll { row in
      guard gone.contains(ObjectIdentifier(row)) else { return false }
      row.unmount()
      return true
    }
  }
}

extension LazyForEachNode: EditableRows {
  var edits: ForEachEdits { edits(from: view.edits) }
}

/// One element's row, made when it came into view. It runs the content closure itself, so that what the closure reads
/// concerns this row alone.
final class LazyRowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, PinnedRow {
  let id: ID
  private(set) var index: Int
  private var element: Data.Element
  private var reads = RecordedReads()
  private var child: Node?
  var pins = 0

  init(id: ID, index: Int, element: Data.Element, of parent: LazyForEachNode<Data, ID, Content>) {
    self.id = id
    self.index = index
    self.element = element
    super.init(under: parent)
    run()
  }

  func move(to index: Int, _ element: Data.Element) {
    self.index = index
    self.element = element
    run()
  }

  override func run() {
    flags.remove(.dirty)
    guard let parent = parent.map({ unsafeDowncast($0, to: LazyForEachNode<Data, ID, Content>.self) }) else { return }
    let content = reads.record(for: self, graph.type(Self.self)) { parent.view.content(element) }
    if let child {
      Content._updateNode(child, to: content)
    } else {
      child = Content._makeNode(content, under: self)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [Element]) { child?.collectElements(into: &elements) }

  override func willUnmount() { reads.end() }
}

/// A row that stays while there are pins in it, however far it is scrolled away.
@MainActor
protocol PinnedRow: AnyObject {
  var pins: Int { get set }
}

extension Node {
  /// Keeps the rows this node is in, or no longer: something else on the screen has come from here.
  func pinRows(_ isPinned: Bool) {
    var node: Node? = self
    while let current = node {
      if let row = current as? any PinnedRow { row.pins += isPinned ? 1 : -1 }
      node = current.parent
    }
  }
}
