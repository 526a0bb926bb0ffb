import CairnScreen
import CairnUnsafe

/// Keeps one row per element, found by id wherever it has moved.
///
/// Ids should be unique. Elements with the same id are distinguished by their occurrence, so that all are shown,
/// and a diagnostic tells the developer.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  typealias Row = RowNode<Data, ID, Content>

  /// The view's content closure, kept here because rows use it often, and its offset in the view depends on the
  /// type of the collection.
  fileprivate private(set) var content: (Data.Element) -> Content
  fileprivate let rowType: ViewType
  /// Cached, so that the class is looked up once and not for every row.
  let rowClass = Row.self
  private(set) var view: ForEach<Data, ID, Content>
  private var rows: [Node] = []
  private var reads = RecordedReads()
  /// Whether some id has ever occurred more than once.
  var hasRepeats = false
  private var elementComparison: StoredComparison?

  init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
    self.view = view
    content = view.content
    rowType = parent.graph.type(Row.self)
    super.init(under: parent)
    match(isSameContent: false)
  }

  func update(_ new: ForEach<Data, ID, Content>) {
    var new = new
    // Equal bytes are the same closure: rows with unchanged elements need not run it again.
    let isSameContent = haveSameBytes(&view.content, &new.content)
    let old = view.data
    view = new
    content = new.content
    match(isSameContent: isSameContent, after: old)
  }

  /// Runs when the data behind the collection has changed, though the view has not.
  override func run() {
    flags.remove(.dirty)
    match(isSameContent: true)
  }

  /// Matches rows to the current elements.
  ///
  /// A collection may read its source lazily, while it is iterated. Those reads belong to this node; reads made
  /// by the rows do not. So the elements are taken out first.
  ///
  /// - Parameter old: The collection that the rows were matched to before, if it is not the current one.
  private func match(isSameContent: Bool, after old: Data? = nil) {
    let data = view.data
    let id = view.id
    let elementIsSame = isSameContent && Self.changesOfElementsAreKnown ? knownElementComparison : nil
    if let numbers = data as? Range<Int> {
      func element(_ index: Int) -> Data.Element { same(numbers.lowerBound + index, as: Data.Element.self) }
      var matching = RowMatching(self, rows, count: numbers.count, element: element, id: { id(element($0)) })
      if view.elementsAreIDs { matching.numbers = numbers }
      return take(matching.run(elementIsSame))
    }
    guard holdsItsElements(Data.self) else {
      var ids: [ID] = []
      var elements: [Data.Element] = []
      reads.record(for: self, graph.type(Self.self)) {
        for element in data {
          ids.append(id(element))
          elements.append(element)
        }
      }
      let matching = RowMatching(self, rows, count: elements.count, element: { elements[$0] }, id: { ids[$0] })
      return take(matching.run(elementIsSame))
    }
    let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
      var matching = RowMatching(
        self, rows, count: elements.count, element: { elements[$0] }, id: { id(elements[$0]) })
      // There is nothing to do for rows at both ends whose elements are as before.
      if let elementIsSame, let old, old.count == rows.count, !hasRepeats {
        matching.unchanged =
          old.withContiguousStorageIfAvailable { ValuePlace.alikeEnds($0, elements, elementIsSame) } ?? (0, 0)
      }
      take(matching.run(elementIsSame))
    }
    if isDone == nil {
      let elements = Array(data)
      let matching = RowMatching(
        self, rows, count: elements.count, element: { elements[$0] }, id: { id(elements[$0]) })
      take(matching.run(elementIsSame))
    }
  }

  private func take(_ result: (rows: [Node], gone: [Node])?) {
    guard let result else { return }
    rows = result.rows
    for row in result.gone { row.unmount() }
    structureChanged()
    if flags.contains(.preferencesBelow) { preferencesChanged() }
  }

  private static var changesOfElementsAreKnown: Bool { !isChangedUnseen(Data.Element.self) }

  private var knownElementComparison: Comparison {
    if let elementComparison { return elementComparison.areAlike }
    let found = StoredComparison(comparison(of: Data.Element.self))
    elementComparison = found
    return found.areAlike
  }

  func report(_ id: ID) {
    graph.diagnostics.report(
      .warning, "foreach.duplicate-id",
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection. All "
        + "elements are shown, and duplicates are told apart by their order, so state may move between them. Give every "
        + "element a unique ID.", at: view.place)
  }

  override func willUnmount() { reads.end() }

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override func collectElements(into elements: inout [Element]) {
    for row in rows { row.collectElements(into: &elements) }
  }

  override func collectRows(into rows: inout RowCollector) { collectRowsOfEach(into: &rows) }
}

/// One element's row. It runs the content closure itself, so that the closure's reads concern only this row.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  let id: ID
  /// The number of earlier elements with the same id.
  let occurrence: Int32
  private var element: Data.Element
  private var reads = RecordedReads()
  private var child: Node?

  required init(id: ID, occurrence: Int, element: Data.Element, of parent: ForEachNode<Data, ID, Content>) {
    self.id = id
    self.occurrence = Int32(clamping: occurrence)
    self.element = element
    super.init(under: parent)
    run()
  }

  /// Stores a new element. With a comparison, the content is made again only if the elements differ.
  func update(_ element: Data.Element, unless isSame: Comparison?) {
    var element = element
    if let isSame, areAlike(&self.element, &element, isSame) { return }
    self.element = element
    run()
  }

  override var handoverName: String? { "\(id)" }

  override func run() {
    flags.remove(.dirty)
    guard let parent else { return }
    let forEach = downcast(parent, to: ForEachNode<Data, ID, Content>.self)
    show(reads.record(for: self, forEach.rowType) { forEach.content(element) })
  }

  private func show(_ content: Content) {
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

  override func collectRows(into rows: inout RowCollector) {
    rows.decorate(with: self) { collectRowsBelow(into: &$0) }
  }

  override func willUnmount() { reads.end() }
}

/// Whether a collection stores its elements, so that iterating it reads nothing else.
private func holdsItsElements(_ collection: Any.Type) -> Bool {
  guard let declaration = TypeDeclaration(of: collection) else { return false }
  func isDeclared(as example: Any.Type) -> Bool { declaration == TypeDeclaration(of: example) }
  if isDeclared(as: IndexedIdentifierCollection<[Int], Int>.self) {
    return firstArgument(of: collection).map { holdsItsElements($0) } ?? false
  }
  return isDeclared(as: [Int].self) || isDeclared(as: ArraySlice<Int>.self) || isDeclared(as: ContiguousArray<Int>.self)
    || isDeclared(as: Range<Int>.self) || isDeclared(as: ClosedRange<Int>.self)
}

extension RowNode: RowDecorator {
  /// Gives the row its id as its tag where its view has none.
  func decorate(_ elements: inout [Element]) {
    let tag = Tag(value: AnyHashable(id), includesOptional: true)
    for element in elements where element.traits?[ImplicitTagTrait.self] == nil {
      element.setTrait(ImplicitTagTrait.self, tag)
    }
  }
}
