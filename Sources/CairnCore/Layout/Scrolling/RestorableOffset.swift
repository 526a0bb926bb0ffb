import CairnScreen
import Foundation

/// Where a scroll area is scrolled to.
package struct ScrollPlace: Hashable, Codable, Sendable {
  let x: Double
  let y: Double
  /// The first visible item of a lazy container, which a new process has not measured the items above of.
  var item: Int?
  /// The distance of the item from the offset.
  var distance: Double?
}

/// The offset of a scroll area, restored once there is enough content, and not after the user or the app has scrolled.
@MainActor
final class RestorableOffset: RestorablePart {
  let name = "offset"
  private weak var node: Node?
  private weak var area: Element?
  private var wanted: ScrollPlace?
  /// The offset, and the size of the content, after the last attempt.
  private var attempt: (offset: CGPoint, size: CGSize)?
  private var attempts = 0
  private var allAttempts = 0
  /// What an estimate of lengths takes at most to settle.
  private static var mostAttempts: Int { 12 }
  /// The limit for content that never settles.
  private static var mostAttemptsInAll: Int { 200 }

  init(_ area: Element, of node: Node) {
    self.area = area
    self.node = node
  }

  var content: RestorableContent? {
    .value(
      Binding<ScrollPlace?>.unread(get: { [weak self] in self?.place }, set: { [weak self] in self?.wanted = $0 }))
  }

  private var place: ScrollPlace? {
    if let wanted { return wanted }
    guard let area, area.scrollOffset != .zero else { return nil }
    let offset = area.scrollOffset
    var place = ScrollPlace(x: offset.x, y: offset.y)
    if let lazy, let item = lazy.firstVisibleItem {
      place.item = item
      place.distance = start(of: item, in: lazy, area) - (lazy.axis == .vertical ? offset.y : offset.x)
    }
    return place
  }

  private var lazy: LazyNode? {
    func first(_ node: Node) -> LazyNode? {
      if let lazy = node as? LazyNode { return lazy }
      var found: LazyNode?
      node.forEachChild { if found == nil { found = first($0) } }
      return found
    }
    return node.flatMap(first)
  }

  private func start(of item: Int, in lazy: LazyNode, _ area: Element) -> CGFloat {
    let own = lazy.frame(ofItem: item).origin
    let content = area.scrolledContent
    let outer = content === lazy.element ? .zero : content.map { lazy.element.frame(in: $0).origin } ?? .zero
    return lazy.axis == .vertical ? outer.y + own.y : outer.x + own.x
  }

  private func offset(of place: ScrollPlace, in area: Element) -> CGPoint {
    var offset = CGPoint(x: place.x, y: place.y)
    if let lazy, let item = place.item, let distance = place.distance, (0..<lazy.rows.count).contains(item) {
      let start = start(of: item, in: lazy, area) - distance
      if lazy.axis == .vertical { offset.y = start } else { offset.x = start }
    }
    return offset
  }

  func followTurn() {
    guard let wanted, let area, let node, node.isInView, area.isPlaced else { return }
    let (offset, size) = (area.scrollOffset, area.scrolledSize)
    let goal = self.offset(of: wanted, in: area)
    if let attempt, attempt.offset != offset, attempts == 0 {
      self.wanted = nil
      return
    }
    if attempt?.size == size, attempts >= Self.mostAttempts || isNear(offset, goal) { return rest(offset, size, goal) }
    if attempt?.size != size { attempts = 0 }
    attempts += 1
    allAttempts += 1
    if allAttempts > Self.mostAttemptsInAll {
      self.wanted = nil
      return
    }
    attempt = (offset, size)
    area.scrollOffset = goal
    node.graph.requestTurnIfNeeded()
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5 }

  private func rest(_ offset: CGPoint, _ size: CGSize, _ goal: CGPoint) {
    if isNear(offset, goal) { wanted = nil }
    attempts = 0
    attempt = (offset, size)
  }
}
