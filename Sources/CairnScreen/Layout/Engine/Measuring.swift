import CairnUnsafe
import CairnValues
import Foundation

extension Element {
  /// Returns the element's size for a proposal, cached or computed.
  package func size(for proposal: Proposal) -> CGSize { size(for: proposal, epoch: parentEpoch) }

  /// The same, called by the parent while it computes its own size.
  @inline(__always)
  package func size(for proposal: Proposal, by parent: Element) -> CGSize {
    size(for: proposal, epoch: parent.layout.memory.epoch)
  }

  private func size(for proposal: Proposal, epoch: UInt8) -> CGSize {
    if let index = layout.memory.find(proposal, parentEpoch: epoch) { return layout.memory.size(at: index) }
    return measure(proposal, parentEpoch: epoch)
  }

  private var parentEpoch: UInt8 { parent?.layout.memory.epoch ?? 0 }

  @inline(never)
  private func measure(_ proposal: Proposal, parentEpoch: UInt8) -> CGSize {
    layout.isInUse = true
    guard let pixels = screen.pixels else { return measure(exactly: proposal, parentEpoch: parentEpoch) }
    let offered = pixels.offer(proposal)
    if offered != proposal, let index = layout.memory.find(offered, parentEpoch: parentEpoch) {
      return layout.memory.size(at: index)
    }
    return measure(exactly: offered, parentEpoch: parentEpoch)
  }

  @inline(__always)
  private func measure(exactly proposal: Proposal, parentEpoch: UInt8) -> CGSize {
    // A line of text with enough room, or a composition of such lines: the bulk of all measurements.
    if layout.isTakenForSteady, let index = layout.memory.find(.unspecified, parentEpoch: parentEpoch) {
      let ideal = layout.memory.size(at: index)
      if proposal.width >= ideal.width { return ideal }
    }
    var asked = proposal
    if layout.foldsProposals {
      asked = withKind { $0.canonical(proposal, of: self) }
      if asked != proposal, let index = layout.memory.find(asked, parentEpoch: parentEpoch) {
        return layout.memory.size(at: index)
      }
    }
    if layout.forgetsSizes { return settled(withKind { $0.size(of: self, proposal: proposal) }, for: proposal) }
    if layout.memory.beginMiss(parentEpoch: parentEpoch) { layout.needsPlacing = true }
    screen.layoutCounters.measured += 1
    let size = settled(withKind { $0.size(of: self, proposal: asked) }, for: asked)
    layout.memory.remember(asked, size)
    return size
  }

  /// Asks the element's layout without retaining it, which would be most of the work. The screen retains a
  /// replaced layout while it may still be asked.
  @inline(__always)
  func withKind<Answer>(_ ask: (ElementLayout) -> Answer) -> Answer {
    Uncounted(layout.kind).with(ask)
  }

  @inline(__always)
  private func settled(_ answer: CGSize, for proposal: Proposal) -> CGSize {
    let size = CGSize(
      width: Proposal.settled(answer.width, offered: proposal.width),
      height: Proposal.settled(answer.height, offered: proposal.height))
    guard let pixels = screen.pixels else { return size }
    return pixels.size(size)
  }

  /// The element's outline for a surrounding stack.
  package var outline: Outline {
    if layout.isOutlineKnown { return layout.outline }
    layout.outline = withKind { $0.outline(of: self) }
    layout.isOutlineKnown = true
    layout.isInUse = true
    return layout.outline
  }

  /// Recomputes the answers that the parent depends on. Returns `true` if any of them changed or may have
  /// changed.
  ///
  /// Children that changed have already been rechecked, so their answers are valid.
  func recheck() -> Bool {
    layout.needsPlacing = true
    var mustClimb = layout.mustClimb || layout.wasAskedForGuide || layout.isSeenThrough
    if layout.isTakenForLimited || layout.isTakenForSteady, unfoldsHeights() { mustClimb = true }
    layout.mustClimb = false
    layout.wasAskedForGuide = false
    if layout.isOutlineKnown {
      let outline = withKind { $0.outline(of: self) }
      if outline != layout.outline {
        layout.outline = outline
        layout.isTakenForSteady = false
        mustClimb = true
      }
    }

    if mustClimb || layout.memory.lostLiveAnswer {
      layout.memory.forget()
      return true
    }
    let epoch = parentEpoch
    let live = layout.memory.liveNow(parentEpoch: epoch)
    if layout.memory.count > 1 { return recheckMany(live: live, epoch: epoch) }
    guard layout.memory.count == 1 else { return false }
    let answer = layout.memory[0]
    layout.memory.forget()
    return restsOn(answer, live & 1 != 0) && !size(for: answer.proposal, epoch: epoch).isSame(as: answer.size)
  }

  @inline(never)
  private func recheckMany(live: UInt8, epoch: UInt8) -> Bool {
    let before = layout.memory
    layout.memory.forget()
    for index in 0..<before.count {
      let answer = before[index]
      guard restsOn(answer, live & (1 << index) != 0) else { continue }
      if !size(for: answer.proposal, epoch: epoch).isSame(as: answer.size) { return true }
    }
    return false
  }

  /// Returns whether the parent, or the element's current placement, depends on an answer.
  private func restsOn(_ answer: SizeMemory.Answer, _ isLive: Bool) -> Bool {
    isLive || (layout.isPlaced && answer.proposal == layout.offered)
  }

  /// Forgets what the element answered elsewhere, where spacers may have had another axis.
  func comeFromElsewhere() {
    forgetInherited()
    if screen.hasMeasuredAgain { screen.measureAgain(from: self) }
  }

  /// Forgets what an element answered in another kind of container, as far down as the container's orientation
  /// reaches.
  func forgetInherited() {
    guard layout.isInUse, !layout.isIndependent else { return }
    layout.memory.forget()
    layout.needsPlacing = true
    details?.scroll?.safeArea = EdgeInsets()
    if case .inherited = layout.kind.orientation {
      for child in children { child.forgetInherited() }
    }
  }
}
