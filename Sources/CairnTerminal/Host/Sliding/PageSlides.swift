import CairnCore
import CairnScreen

/// The slide from one page to the next. It starts if only the page has changed, by a push or a pop.
@MainActor
struct PageSlides {
  /// Whether pages slide. They do not with reduced motion, or over a slow connection.
  var areOn: Bool
  private(set) var current: PageSlide?
  /// Where the last painted page was.
  private var place: Place?
  /// The transitions since the last painting.
  private var transitions: [PageTransition] = []

  /// The top page, its stack, and the front layer.
  private struct Place {
    var page: ElementID
    weak var stack: Element?
    var presented: [ElementID]
    var region: CellRect
  }

  /// A page that slides away.
  typealias Leaving = (cells: CellBuffer, region: CellRect, isForward: Bool)

  init(areOn: Bool) { self.areOn = areOn }

  mutating func note(_ transitions: [PageTransition]) { self.transitions += transitions }

  /// Another window's page does not slide in.
  mutating func windowChanged() { place = nil }

  /// Ends the slide at once.
  mutating func end() { current = nil }

  /// Notes the page to paint next. Returns the one that slides away for it, from the cells so far.
  mutating func turn(to page: Element?, in root: Element?, isCovered: Bool, from cells: CellBuffer) -> Leaving? {
    let before = place
    place = areOn ? page.flatMap { page in root.map { Self.place(of: page, in: $0) } } : nil
    defer { transitions.removeAll(keepingCapacity: true) }
    guard let place, let before, !isCovered, !transitions.isEmpty, place.page != before.page,
      place.presented == before.presented, place.region == before.region
    else { return nil }
    // The stack turns, or the split view around it.
    let transition = place.stack.flatMap { stack in
      transitions.last { $0.stack === stack || $0.stack.contains(stack) }?.kindOfSlide
    }
    guard transition == .push || transition == .pop else { return nil }
    return (cells.copied(), place.region, transition == .push)
  }

  private static func place(of page: Element, in root: Element) -> Place {
    Place(
      page: page.id, stack: page.parent,
      presented: root.hasPresentations ? root.children.filter(\.isPresentation).map(\.id) : [],
      region: Painter.rect(page.cellFrame(in: nil)))
  }

  mutating func start(_ leaving: Leaving, to cells: CellBuffer, at time: UInt64) {
    current = PageSlide(
      from: leaving.cells, to: cells, region: leaving.region.intersection(cells.bounds),
      isForward: leaving.isForward, start: time)
  }

  /// Advances to a time. Returns `false` if nothing slides.
  mutating func advance(to time: UInt64) -> Bool {
    guard current != nil else { return false }
    if current?.advance(to: time) != true { current = nil }
    return true
  }
}

extension TerminalHost {
  /// Advances animations. Returns `false` if there are none.
  package func tick() -> Bool { finishHold() || slides.advance(to: now()) }

  /// When the next frame of an animation is due.
  package var nextTick: UInt64? {
    [slides.current.map { _ in now() + PageSlide.interval }, mouse.hold.time].compactMap { $0 }.min()
  }
}
