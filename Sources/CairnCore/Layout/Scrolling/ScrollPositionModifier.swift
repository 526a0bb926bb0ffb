import CairnScreen
import CairnValues
import Foundation

/// Scrolls to the position in a binding, and writes the first visible view back to the binding.
nonisolated struct ScrollPositionModifier: UnaryModifier {
  typealias Body = Never
  let anchor: UnitPoint?
  /// Whether a first goal without an anchor leaves the scroll view where it is.
  let startsAnywhere: Bool
  let goal: () -> ScrollGoal
  /// Whether a view with this id can be reported.
  let isTold: (AnyHashable) -> Bool
  /// Writes the first visible view, and returns the goal the binding holds afterwards.
  let tell: (AnyHashable?) -> ScrollGoal

  final class ModifierNode: WatchingNode, UnaryModifierNode {
    var modifier: ScrollPositionModifier
    private var reads = RecordedReads()
    private var goal = ScrollGoal(.nowhere)
    private var search: ScrollSearch?
    private var isNew = false
    private var hasRun = false
    /// The offset where the last programmatic scroll ended.
    private var settled: CGPoint?
    private var told: AnyHashable?

    init(_ modifier: ScrollPositionModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      startFollowingLayout()
      run()
    }

    func modifierChanged(from old: ScrollPositionModifier) { run() }

    override func run() {
      flags.remove(.dirty)
      let now = reads.record(for: self, graph.type(Self.self)) { modifier.goal() }
      let isFirst = !hasRun
      hasRun = true
      guard now != goal else { return }
      goal = now
      isNew = true
      if case .view(let id, let anchor) = now.target {
        let anchor = anchor ?? modifier.anchor
        let staysPut = isFirst && modifier.startsAnywhere && anchor == nil
        search = staysPut ? nil : ScrollSearch(for: id, anchor: anchor)
        told = id
      } else {
        search = nil
      }
      wantsLayout()
    }

    private var area: Element? {
      for element in elements {
        if let found = element.firstScrollArea { return found }
      }
      return nil
    }

    override func followLayout() -> Bool {
      guard isInView, let area, area.isPlaced else { return false }
      if isNew, search == nil { return start(in: area) }
      isNew = false
      if search != nil {
        let goesOn = search.advance(below: self)
        if !goesOn { settled = area.scrollOffset }
        return goesOn
      }
      guard let settled else {
        settled = area.scrollOffset
        return false
      }
      if settled != area.scrollOffset {
        self.settled = area.scrollOffset
        tellFirst(in: area)
      }
      return false
    }

    private func start(in area: Element) -> Bool {
      isNew = false
      var offset = area.scrollOffset
      switch goal.target {
      case .nowhere, .view: return false
      case .edge(.top): offset.y = 0
      case .edge(.leading): offset.x = 0
      case .edge(.bottom): offset.y = .greatestFiniteMagnitude
      case .edge(.trailing): offset.x = .greatestFiniteMagnitude
      case .point(let x, let y):
        if let x, x.isFinite { offset.x = x }
        if let y, y.isFinite { offset.y = y }
      }
      guard offset != area.scrollOffset else { return false }
      area.scrollOffset = offset
      settled = nil
      return true
    }

    private func tellFirst(in area: Element) {
      let first = visibleViews(in: area, modifier.isTold).first?.id
      guard first != told else { return }
      told = first
      graph.effects.add(.change, of: self) { [weak self] in
        guard let self else { return }
        goal = modifier.tell(first)
      }
    }

    override var nameOfChange: String { "scrollPosition" }

    override func willUnmount() {
      reads.end()
    }
  }
}

extension Node {
  /// Returns the visible views with ids below this node in a scroll area, in reading order, with the visible
  /// share of each.
  func visibleViews(in area: Element, _ isWanted: (AnyHashable) -> Bool) -> [(id: AnyHashable, share: Double)] {
    var found: [(id: AnyHashable, share: Double)] = []
    func visit(_ node: Node) {
      if let id = (node as? any NodeWithID)?.anyID, isWanted(id) {
        var elements: [Element] = []
        node.collectElements(into: &elements)
        if let element = elements.first, element.isPlaced, !element.isGone {
          let share = element.visibleShare(in: area)
          if share > 0 { found.append((id, share)) }
        }
        return
      }
      node.forEachChild(visit)
    }
    visit(self)
    return found
  }
}

extension Element {
  /// The first scroll area here or below.
  var firstScrollArea: Element? {
    if layoutKind is ScrollElementLayout { return self }
    return firstInside { $0.layoutKind is ScrollElementLayout }
  }

  /// Returns the share of the element visible in a scroll area around it, from 0 to 1.
  func visibleShare(in area: Element) -> Double {
    let own = frame(in: area)
    let seen = own.intersection(CGRect(origin: .zero, size: area.frame.size))
    if seen.isNull { return 0 }
    // An element without an extent is either fully visible or not at all.
    let share = (own.width > 0 ? seen.width / own.width : 1) * (own.height > 0 ? seen.height / own.height : 1)
    return Double(share)
  }
}

nonisolated extension View {
  /// Binds a scroll view in this view to the id of its first visible view. Without an anchor, a new id scrolls by the
  /// shortest way, and the first id does not scroll.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    func goal() -> ScrollGoal { ScrollGoal(id.wrappedValue.map { .view(AnyHashable($0), nil) } ?? .nowhere) }
    return modifier(
      ScrollPositionModifier(
        anchor: anchor, startsAnywhere: true, goal: goal, isTold: { $0.base is ID },
        tell: {
          id.wrappedValue = $0?.base as? ID
          return goal()
        }))
  }

  /// Binds a scroll view in this view to a position.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        anchor: anchor, startsAnywhere: false, goal: { position.wrappedValue.goal },
        isTold: { position.wrappedValue.tells($0) },
        tell: {
          position.wrappedValue.scrolled(to: $0)
          return position.wrappedValue.goal
        }))
  }
}
