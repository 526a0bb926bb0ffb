import CairnValues
import Foundation

extension Element {
  /// The size the element takes for a proposal: remembered, or worked out now.
  package func size(for proposal: Proposal) -> CGSize { size(for: proposal, epoch: parentEpoch) }

  /// The same, asked by the parent while it works out its own.
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
    // A line of text that has the room it wants, and what is made of such: most of what is ever measured.
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

  /// Asks the element's layout, without taking hold of it for the time, which would be most of the work: the screen keeps
  /// one that is replaced for as long as it could be asked.
  @inline(__always)
  func withKind<Answer>(_ ask: (ElementLayout) -> Answer) -> Answer {
    Unmanaged.passUnretained(layout.kind)._withUnsafeGuaranteedRef(ask)
  }

  @inline(__always)
  private func settled(_ answer: CGSize, for proposal: Proposal) -> CGSize {
    let size = CGSize(
      width: Proposal.settled(answer.width, offered: proposal.width),
      height: Proposal.settled(answer.height, offered: proposal.height))
    guard let pixels = screen.pixels else { return size }
    return pixels.size(size)
  }

  /// What the element shows of itself to a stack around it.
  package var outline: Outline {
    if layout.isOutlineKnown { return layout.outline }
    layout.outline = withKind { $0.outline(of: self) }
    layout.isOutlineKnown = true
    layout.isInUse = true
    return layout.outline
  }

  /// Works out again what the parent rests on; true if any of it changed, or may have.
  ///
  /// Children that changed have been through this before, so their answers can be relied on.
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

  /// Whether an answer matters to anyone: to the parent, or to where the element is now.
  private func restsOn(_ answer: SizeMemory.Answer, _ isLive: Bool) -> Bool {
    isLive || (layout.isPlaced && answer.proposal == layout.offered)
  }

  /// A child that comes from elsewhere, where spacers may have run another way, forgets what it answered there.
  func comeFromElsewhere() {
    forgetInherited()
    if screen.hasMeasuredAgain { screen.measureAgain(from: self) }
  }

  /// Forgets what an element answered under another kind of container, as far down as the container's direction
  /// reaches.
  func forgetInherited() {
    guard layout.isInUse, !layout.isIndependent else { return }
    layout.memory.forget()
    layout.needsPlacing = true
    layout.kind.forgetSurroundings()
    if case .inherited = layout.kind.orientation {
      for child in children { child.forgetInherited() }
    }
  }
}
