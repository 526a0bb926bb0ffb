import CairnUnsafe
import CairnValues
import Foundation

extension Element {
  /// Arranges the children in the element's own frame, and descends where something may have moved.
  func arrangeChildren() {
    layout.needsPlacing = false
    layout.isRightToLeft = layout.shouldRunRightToLeft(on: screen)
    let count = childCount
    if count == 0 { return }
    ChildSlots.with(count: count, repeating: ChildSlot()) { slots in
      withKind { $0.arrange(self, proposal: layout.offered, size: layout.frame.size, slots: slots) }
      for index in 0..<count { place(child(at: index), in: slots[index]) }
    }
  }

  /// Sets a child's frame. Descends only if its size, position or proposal changed.
  private func place(_ child: Element, in slot: ChildSlot) {
    if slot.isOmitted {
      child.omit()
      return
    }
    var size = slot.size ?? child.size(for: slot.proposal, by: self)
    if size.width == .infinity { size.width = layout.frame.size.width }
    if size.height == .infinity { size.height = layout.frame.size.height }
    var x = slot.x
    if layout.isRightToLeft { x = layout.frame.size.width - x - size.width }
    if x - x != 0 { x = 0 }
    var y = slot.y - slot.y == 0 ? slot.y : 0
    if let pixels = screen.pixels {
      x = pixels.position(x, .horizontal)
      y = pixels.position(y, .vertical)
    }
    child.settle(CGRect(x: x, y: y, width: size.width, height: size.height), offered: slot.proposal)
  }

  /// Sets the frame, and descends into the children if that may have moved them.
  func settle(_ frame: CGRect, offered: Proposal) {
    let old = layout.frame
    let isResized = !frame.size.isSame(as: old.size)
    let isNew = !layout.isPlaced || layout.isOmitted
    let isMoved = isResized || isNew || frame.origin.x != old.origin.x || frame.origin.y != old.origin.y
    var isOfferedAnew = false
    if isNew || offered != layout.offered {
      let offered = screen.pixels?.offer(offered) ?? offered
      let asked = layout.foldsProposals ? withKind { $0.canonical(offered, of: self) } : offered
      isOfferedAnew = isNew || asked != layout.offered
      layout.offered = asked
    }
    let screen = screen
    let isTurnedRound = layout.isRightToLeft != layout.shouldRunRightToLeft(on: screen)
    let isArranged = isResized || isOfferedAnew || layout.needsPlacing || isTurnedRound
    if isMoved || isArranged {
      screen.layoutCounters.placed += 1
      if isMoved {
        layout.frame = frame
        screen.note(.frame, on: self)
      }
    }
    if isNew {
      layout.isPlaced = true
      layout.isInUse = true
      layout.isOmitted = false
    }
    if isArranged { arrangeChildren() }
  }

  private func omit() {
    guard !layout.isOmitted else { return }
    layout.isOmitted = true
    screen.note(.frame, on: self)
  }
}

extension Element {
  /// The element's frame in its parent.
  package var frame: CGRect { layout.frame }

  /// Returns the element's frame in an ancestor, or in the root if there is none given.
  package func frame(in ancestor: Element?) -> CGRect {
    var frame = layout.frame
    var current = self
    while let parent = current.parent, parent !== ancestor {
      frame.origin.x += parent.layout.frame.origin.x
      frame.origin.y += parent.layout.frame.origin.y
      current = parent
    }
    return frame
  }

  /// Replaces the layout of the element.
  package func setLayout(_ kind: ElementLayout) {
    if layout.kind === kind { return }
    if !layout.isInUse, layout.kind === ElementLayout.passThrough {
      // The element is new, and nothing depends on it.
      take(kind)
      return
    }
    let old = layout.kind
    if kind.isSame(as: old) { return }
    kind.takeOver(from: old)
    screen.keep(old)
    take(kind)
    if kind.shows(differentlyFrom: old) {
      layout.mustClimb = true
      if layout.isInUse {
        layout.isOutlineKnown = false
        for child in children { child.forgetInherited() }
      }
    }
    // A cached answer also stands for other proposals, which may not hold under the new layout.
    if kind.foldsProposals || old.foldsProposals || !kind.remembersSizes { layout.mustClimb = true }
    screen.needsLayout(self)
  }

  private func take(_ kind: ElementLayout) {
    layout.kind = kind
    layout.isTakenForSteady = false
    if layout.isRelativeToContainer { screen.hasRelativeFrames = true }
  }

  /// The direction in which the children run. Sizes never depend on it.
  package var layoutDirection: LayoutDirection {
    layout.shouldRunRightToLeft(on: screen) ? .rightToLeft : .leftToRight
  }

  /// Sets the direction of the children, or `nil` for the screen's.
  package func setDirection(_ direction: LayoutDirection?) {
    guard direction != layout.ownDirection else { return }
    layout.ownDirection = direction
    screen.needsLayout(self)
  }
}
