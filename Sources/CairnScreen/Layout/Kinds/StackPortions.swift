import CairnUnsafe
import CairnValues
import Foundation

/// Each child's portion of a stack's offered length: the stack's arithmetic for one proposal. It is moved and
/// never copied.
@MainActor
struct StackPortions: ~Copyable {
  /// Not private: the compiler cannot destroy the buffer in another file that owns portions.
  struct Portion {
    var proposal: Proposal
    var size = CGSize.zero
    var priority: Double = 0
    var least: CGFloat = 0
    var flexibility: CGFloat = 0
    /// The gap before this child.
    var gap: CGFloat = 0
    /// The position at which it is aligned with the others.
    var guide: CGFloat = 0
    /// The index of the child served at this position.
    var served: Int32
  }

  private let stack: ObjectIdentifier
  private let axis: Axis
  private let alignment: AlignmentKey
  private let proposal: Proposal
  /// The parent's epoch at the time of the computation.
  private let epoch: UInt8
  private let parent: Element
  /// The arranged children, if there are many or not all of the parent's.
  private let list: [Element]?
  private let isWhole: Bool
  private let count: Int
  private let portions: OwnedBuffer<Portion>

  init(_ stack: StackElementLayout, of parent: Element, some: [Element]? = nil, proposal: Proposal) {
    self.stack = ObjectIdentifier(stack)
    axis = stack.axis
    alignment = stack.alignment
    self.proposal = proposal
    epoch = parent.layout.memory.epoch
    self.parent = parent
    list = some ?? parent.manyChildren
    isWhole = some == nil
    count = some?.count ?? parent.childCount
    portions = OwnedBuffer(count: count) { Portion(proposal: proposal, served: Int32($0)) }
    let usual = stack.spacing.map { parent.gap($0, stack.axis) } ?? parent.screen.metrics.spacing(along: axis)
    let followsTexts = axis == .vertical && stack.spacing == nil && parent.screen.metrics.textGaps != nil
    let gaps = measureGaps(usual, isFixed: stack.spacing != nil, followsTexts: followsTexts)
    distribute(Proposal.rest(proposal[axis], minus: gaps))
  }

  /// Returns whether these portions are still valid for all children: the parent has not started from scratch
  /// since, so nothing it depends on has changed.
  @inline(__always)
  func serve(_ stack: StackElementLayout, of parent: Element, proposal: Proposal) -> Bool {
    self.parent === parent && epoch == parent.layout.memory.epoch && self.proposal == proposal
      && self.stack == ObjectIdentifier(stack) && isWhole && count == parent.childCount
  }

  private func measureGaps(_ usual: CGFloat, isFixed: Bool, followsTexts: Bool) -> CGFloat {
    let before: Edge = axis == .horizontal ? .leading : .top
    let after: Edge = axis == .horizontal ? .trailing : .bottom
    var sum: CGFloat = 0
    var last = outline(0)
    for index in 1..<count {
      let next = outline(index)
      let isClose = !isFixed && (last.isClose(at: after) || next.isClose(at: before))
      var gap = isClose ? 0 : usual
      if followsTexts, !isClose, last.hasText(at: .bottom) || next.hasText(at: .top) {
        gap = gapAtText(before: index, usual)
      }
      portions[index].gap = gap
      sum += gap
      last = next
    }
    return sum
  }

  private func gapAtText(before index: Int, _ usual: CGFloat) -> CGFloat {
    ask(index - 1) { $0.gapEdge(at: .bottom) }.gap(to: ask(index) { $0.gapEdge(at: .top) }, usual: usual)
  }

  private func distribute(_ available: CGFloat) {
    // A share of nothing is nothing and a share of infinity is infinite, whatever the order.
    if available == Proposal.open || available == 0 || available == .infinity {
      for index in 0..<count { offer(available, to: index) }
      return
    }
    serveByPriority()
    var left = available
    var start = 0
    var kept = keptBack()
    while start < count {
      var end = start + 1
      while end < count, priority(end) == priority(start) { end += 1 }
      if end - start > 1 { orderByFlexibility(start..<end) }
      for place in start..<end { kept -= portions[child(place)].least }
      var share = left - max(kept, 0)
      for place in start..<end {
        let index = child(place)
        offer(Proposal.length(share / CGFloat(end - place)), to: index)
        let length = portions[index].size[along: axis]
        share -= length
        left -= length
      }
      start = end
    }
  }

  private func offer(_ length: CGFloat, to index: Int) {
    portions[index].proposal[axis] = length
    portions[index].size = size(of: index, for: portions[index].proposal)
  }

  /// Calls a closure with a child. A child in the list is not retained for the call.
  @inline(__always)
  private func ask<Answer>(_ index: Int, _ question: (Element) -> Answer) -> Answer {
    if let list { question(list[index]) } else { question(parent.child(at: index)) }
  }

  @inline(__always)
  private func size(of index: Int, for proposal: Proposal) -> CGSize {
    ask(index) { $0.size(for: proposal, by: parent) }
  }

  @inline(__always)
  private func outline(_ index: Int) -> Outline { ask(index) { $0.outline } }

  private func child(_ place: Int) -> Int { Int(portions[place].served) }
  private func priority(_ place: Int) -> Double { portions[child(place)].priority }

  private func serveByPriority() {
    var isMixed = false
    for index in 0..<count {
      portions[index].priority = ask(index) { $0.layoutPriority }
      if portions[index].priority != portions[0].priority { isMixed = true }
    }
    if isMixed { order(0..<count, by: (0..<count).map { -portions[$0].priority }) }
  }

  /// Returns the minimum lengths of all children except those of the highest priority, which are not reserved.
  private func keptBack() -> CGFloat {
    var sum: CGFloat = 0
    for place in 0..<count where priority(place) != priority(0) {
      let index = child(place)
      portions[index].least = probe(0, index)
      sum += portions[index].least
    }
    return sum
  }

  private func probe(_ length: CGFloat, _ index: Int) -> CGFloat {
    var proposal = portions[index].proposal
    proposal[axis] = length
    return size(of: index, for: proposal)[along: axis]
  }

  private func orderByFlexibility(_ places: Range<Int>) {
    var isOrdered = true
    var last: CGFloat = 0
    for place in places {
      let index = child(place)
      let least = probe(0, index)
      let most = probe(.infinity, index)
      let flexibility = most == least ? 0 : most - least
      portions[index].flexibility = flexibility
      if flexibility < last { isOrdered = false }
      last = flexibility
    }
    guard !isOrdered else { return }
    var keys: [Double] = []
    for place in places { keys.append(Double(portions[child(place)].flexibility)) }
    order(places, by: keys)
  }

  /// Sorts the order of service by keys, smallest first. The sort is stable.
  private func order(_ places: Range<Int>, by keys: [Double]) {
    var served: [Int32] = []
    for place in places { served.append(portions[place].served) }
    for (place, rank) in zip(places, keys.stableOrder) { portions[place].served = served[rank] }
  }

  var size: CGSize {
    let cross = axis.other
    var size = CGSize.zero
    var ahead: CGFloat = 0
    var behind: CGFloat = 0
    var isPlain = alignment.share >= 0
    for index in 0..<count {
      let own = portions[index].size
      size[along: axis] += own[along: axis] + portions[index].gap
      size[along: cross] = max(size[along: cross], own[along: cross])
      if isPlain, outline(index).hasGuides { isPlain = false }
    }
    if isPlain || size[along: cross] == .infinity { return size }
    for index in 0..<count {
      let guide = guide(index)
      ahead = index == 0 ? guide : max(ahead, guide)
      let rest = portions[index].size[along: cross] - guide
      behind = index == 0 ? rest : max(behind, rest)
    }
    size[along: cross] = ahead + behind
    return size
  }

  @inline(__always)
  private func guide(_ index: Int) -> CGFloat {
    ask(index) { $0.guide(alignment, proposal: portions[index].proposal, size: portions[index].size) }
  }

  func arrange(slots: ChildSlots) {
    var line = -CGFloat.infinity
    for index in 0..<count {
      portions[index].guide = guide(index)
      line = max(line, portions[index].guide)
    }
    var along: CGFloat = 0
    for index in 0..<count {
      along += portions[index].gap
      slots[index].proposal = portions[index].proposal
      slots[index].size = portions[index].size
      let across = line - portions[index].guide
      slots[index].x = axis == .horizontal ? along : across
      slots[index].y = axis == .horizontal ? across : along
      along += portions[index].size[along: axis]
    }
  }
}

extension [Double] {
  /// The indices in the order of their elements.
  fileprivate var stableOrder: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
