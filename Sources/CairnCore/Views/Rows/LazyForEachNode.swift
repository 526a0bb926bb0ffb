import CairnScreen
import CairnUnsafe

/// The rows of a `ForEach` in a lazy container. Each row is created when it comes near the view and matched by ID when
/// the collection changes. Distant rows cost nothing.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = LazyRowNode<Data, ID, Content>

  /// The existing rows, in order. Some have been scrolled out of view and wait to return. Stored without their
  /// generic type, because iterating over an array of a type known only at run time looks up that type at every
  /// step.
  private var rows: [IndexedRow] = []
  /// The rows in view and around it.
  private var window = 0..<0
  /// The rows in view; `nil` before the first layout.
  fileprivate private(set) var visible: Range<Int>?
  fileprivate let rowType: ViewType
  /// Cached, so that the class is looked up once and not for every row.
  private let rowClass = Row.self
  private lazy var elementComparison = StoredComparison(comparison(of: Data.Element.self))
  private var view: ForEach<Data, ID, Content>
  /// Copied from the view for faster access.
  fileprivate private(set) var content: (Data.Element) -> Content
  private var idOfElement: (Data.Element) -> ID
  private static var waitingLimit: Int { 400 }

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    content = view.content
    idOfElement = view.id
    rowType = parent.graph.type(Row.self)
    super.init(under: parent)
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    var new = new
    let oldCount = view.data.count
    // Equal bytes mean the same closure, so rows with unchanged elements need not run it again.
    let isSameContent = haveSameBytes(&view.content, &new.content)
    view = new
    content = new.content
    idOfElement = new.id
    let elementIsSame = isSameContent && !isChangedUnseen(Data.Element.self) ? elementComparison.areAlike : nil
    let data = new.data
    let isMatched: Void? = data.withContiguousStorageIfAvailable { elements in
      match(elements.count, before: oldCount, elementIsSame) { elements[$0] }
    }
    if isMatched == nil {
      match(data.count, before: oldCount, elementIsSame) { data[data.index(data.startIndex, offsetBy: $0)] }
    }
    if data.count != oldCount { structureChanged() }
  }

  private func typed(_ row: IndexedRow) -> Row { downcast(row, to: Row.self) }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  // MARK: Updates

  /// Matches existing rows to the new collection. Most have not moved, or have all moved by the same distance. Rows
  /// with duplicate IDs keep their order, and no two rows match the same element.
  private func match(_ count: Int, before oldCount: Int, _ isSame: Comparison?, element: (Int) -> Data.Element) {
    func fits(_ row: IndexedRow, at index: Int, after last: Int) -> Bool {
      index > last && index < count && idOfElement(element(index)) == typed(row).id
    }
    /// Searches near a row's old position, because insertions and removals usually move it only a little.
    func search(for row: IndexedRow, after last: Int) -> Int? {
      for distance in 1...64 {
        if fits(row, at: row.index + distance, after: last) { return row.index + distance }
        if fits(row, at: row.index - distance, after: last) { return row.index - distance }
      }
      return nil
    }
    var last = -1
    var shift = 0
    var lost: [IndexedRow] = []
    var isShiftKnown = false
    /// Whether every row so far has moved up by the number of lost rows before it.
    var isDeletion = true
    for row in rows {
      var place = row.index + shift
      if !fits(row, at: place, after: last) {
        if fits(row, at: row.index - lost.count, after: last) {
          place = row.index - lost.count
        } else if !isShiftKnown, let found = search(for: row, after: last) {
          isShiftKnown = true
          place = found
        } else {
          lost.append(row)
          continue
        }
        shift = place - row.index
      }
      if place != row.index - lost.count { isDeletion = false }
      last = place
      typed(row).move(to: place, element(place), unless: isSame)
    }
    if !lost.isEmpty {
      // If only the lost rows are missing, there is no need to search the whole collection for them.
      if isDeletion, oldCount - count == lost.count { remove(lost) } else { matchByID(lost, isSame) }
    }
    let isOrdered = isOrdered
    if !isOrdered { rows.sort { $0.index < $1.index } }
    if !isOrdered || shift != 0 || !lost.isEmpty { structureChanged() }
  }

  private var isOrdered: Bool {
    var last = -1
    for row in rows {
      if row.index <= last { return false }
      last = row.index
    }
    return true
  }

  /// Searches the whole collection for rows that were not at their expected positions. It compares hash values and
  /// uses `==` directly: a dictionary would trap on a key whose `==` disagrees with its hash value.
  private func matchByID(_ lost: [IndexedRow], _ isSame: Comparison?) {
    let isLost = Set(lost.map(ObjectIdentifier.init))
    var taken = rows.filter { !isLost.contains(ObjectIdentifier($0)) }.map(\.index)[...]
    var table = IDTable(capacity: lost.count)
    for (place, row) in lost.enumerated() { table.insert(typed(row).id.hashValue, place) }
    var isFound = [Bool](repeating: false, count: lost.count)
    var left = lost.count
    var index = 0
    for element in view.data {
      if left == 0 { break }
      if taken.first == index {
        taken.removeFirst()
      } else {
        let id = idOfElement(element)
        // For duplicate IDs, the first row is matched first.
        if let place = table.find(id.hashValue, where: { !isFound[$0] && typed(lost[$0]).id == id }) {
          isFound[place] = true
          left -= 1
          typed(lost[place]).move(to: index, element, unless: isSame)
        }
      }
      index += 1
    }
    if left > 0 { remove(lost.indices.filter { !isFound[$0] }.map { lost[$0] }) }
  }

  /// Unmounts rows, given in the order in which they are stored.
  private func remove(_ gone: [IndexedRow]) {
    var next = 0
    rows.removeAll { row in
      guard next < gone.count, gone[next] === row else { return false }
      next += 1
      row.unmount()
      return true
    }
  }

  // MARK: Nodes

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func setChildrenShown(_ shown: Bool) {
    for row in rows { row.setShown(shown && isSeen(row.index)) }
  }

  private func isSeen(_ index: Int) -> Bool { window.contains(index) && visible?.contains(index) ?? true }

  /// Outside a lazy container every row is created.
  override func collectElements(into elements: inout [Element]) {
    for index in 0..<rowCount { elements += self.elements(at: index) }
  }

  override func collectRows(into rows: inout RowCollector) { rows.add(self as any LazyRows) }
}

extension LazyForEachNode: LazyRows {
  var rowCount: Int { view.data.count }

  func id(at index: Int) -> AnyHashable { AnyHashable(idOfElement(element(at: index))) }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows.first(where: { typed($0).id == id }) { return row.index }
    var index = 0
    for element in view.data {
      if idOfElement(element) == id { return index }
      index += 1
    }
    return nil
  }

  func index(ofOwnID id: AnyHashable) -> Int? {
    guard Content.self is any ViewWithOwnID.Type else { return nil }
    var index = 0
    for element in view.data {
      if (content(element) as? any ViewWithOwnID)?.hasOwnID(id) == true { return index }
      index += 1
    }
    return nil
  }

  func elements(at index: Int) -> [Element] {
    var elements: [Element] = []
    row(at: index).collectElements(into: &elements)
    return elements
  }

  /// Returns the place in `rows` of the first row from an index on.
  private func firstPlace(from index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func row(at index: Int) -> IndexedRow {
    let low = firstPlace(from: index)
    if low < rows.count, rows[low].index == index { return rows[low] }
    let element = element(at: index)
    let id = idOfElement(element)
    let isRepeated =
      (low < rows.count && typed(rows[low]).id == id) || (low > 0 && typed(rows[low - 1]).id == id)
    if isRepeated { report(id) }
    let new = rowClass.init(id: id, index: index, element: element, of: self)
    rows.insert(new, at: low)
    return new
  }

  private func report(_ id: ID) {
    graph.diagnostics.report(
      .warning, "foreach.duplicate-id",
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection. All "
        + "elements are shown, and duplicates are told apart by their order, so state may move between them. Give every "
        + "element a unique ID.", at: view.place)
  }

  /// Makes a range of rows exist. A row that leaves it keeps its state, up to a limit. Rows that the collection has
  /// moved stay in view until the next layout.
  func show(_ range: Range<Int>) {
    window = range
    let isShown = isInView
    for row in rows {
      if !range.contains(row.index) { row.setShown(false) } else if isSeen(row.index) { row.setShown(isShown) }
    }
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

  func appear(_ range: Range<Int>) -> Bool {
    visible = range
    guard isInView else { return false }
    let followers = graph.followerCount
    let existing = rows[firstPlace(from: window.lowerBound)..<firstPlace(from: window.upperBound)]
    for row in existing where range.contains(row.index) { row.setShown(true) }
    let hasMore = graph.followerCount > followers
    for row in existing where !range.contains(row.index) { row.setShown(false) }
    return hasMore
  }

  var edits: ForEachEdits { edits(from: view.edits) }
}

/// A row that knows its index in its collection.
class IndexedRow: Node {
  fileprivate(set) final var index: Int
  /// The number of pins. A pinned row stays mounted however far it is scrolled away.
  final var pins = 0

  init(index: Int, under parent: Node) {
    self.index = index
    super.init(under: parent)
  }
}

/// The row of one element, created when it comes near the view. It runs the content closure itself, so that the
/// closure's reads invalidate only this row.
final class LazyRowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: IndexedRow {
  private var reads = RecordedReads()
  private var child: Node?
  let id: ID
  private var element: Data.Element

  required init(id: ID, index: Int, element: Data.Element, of parent: LazyForEachNode<Data, ID, Content>) {
    self.id = id
    self.element = element
    super.init(index: index, under: parent)
    if parent.visible?.contains(index) == false { decideView(false) }
    run(in: parent)
  }

  /// Takes a new index and element. If `isSame` finds the elements equal, the content is not rebuilt.
  fileprivate func move(to index: Int, _ new: Data.Element, unless isSame: Comparison?) {
    self.index = index
    var new = new
    if let isSame, areAlike(&element, &new, isSame) { return }
    element = new
    run()
  }

  override var handoverName: String? { "\(id)" }

  override func run() {
    flags.remove(.dirty)
    if let parent { run(in: downcast(parent, to: LazyForEachNode<Data, ID, Content>.self)) }
  }

  /// Runs in a parent of known type, which is not looked up for each new row.
  private func run(in parent: LazyForEachNode<Data, ID, Content>) {
    let content = reads.record(for: self, parent.rowType) { parent.content(element) }
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

extension Node {
  /// Pins or unpins the rows this node is in, while something that came from here is on the screen.
  func pinRows(_ isPinned: Bool) {
    var node: Node? = self
    while let current = node {
      if let row = current as? IndexedRow { row.pins += isPinned ? 1 : -1 }
      node = current.parent
    }
  }
}
