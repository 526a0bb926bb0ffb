import CairnScreen

/// What a lazy container holds, in order: elements that are there, and rows that are made when they are wanted.
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
    /// What modifiers around the rows do to each of them, outermost first.
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

  /// Collects what is below a modifier that does something to each row.
  mutating func decorate(with decorator: any RowDecorator, _ collect: (inout RowCollector) -> Void) {
    decorators.append(decorator)
    collect(&self)
    decorators.removeLast()
  }

  /// Collects a section. One inside another is part of that other's rows.
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

  /// The part that holds an item.
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

/// Rows that are made when they come into view.
@MainActor
protocol LazyRows: AnyObject, EditableRows {
  var rowCount: Int { get }
  /// What tells a row apart, made or not.
  func id(at index: Int) -> AnyHashable
  func index(of id: AnyHashable) -> Int?
  /// The elements of a row, which is made if it is not there.
  func elements(at index: Int) -> [Element]
  /// Says which rows are in view.
  func show(_ range: Range<Int>)
}

/// A modifier around rows, which does something to each of them.
@MainActor
protocol RowDecorator: AnyObject {
  func decorate(_ elements: inout [Element])
}

/// A section of a list.
@MainActor
protocol ListSection: AnyObject {
  /// The element around what is there of the section.
  var element: Element { get }
}

extension Node {
  /// Collects what is below a node that only passes on what is below it.
  final func collectRowsBelow(into rows: inout RowCollector) {
    forEachChild { $0.collectRows(into: &rows) }
  }
}
