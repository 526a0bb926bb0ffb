import CairnValues
import Foundation

/// What layout keeps with an element.
@MainActor
package struct LayoutState {
  /// How the element sizes itself and arranges its children. Changed through `Element.setLayout(_:)`.
  package internal(set) var kind: ElementLayout { didSet { manner = kind.manner } }
  /// Where the element is inside its parent, measured from the parent's left upper corner.
  package internal(set) var frame = CGRect.zero
  /// The proposal it was placed with, in its canonical form.
  var offered = Proposal.unspecified
  var memory = SizeMemory()
  var outline = Outline()
  /// The distance from the root, where `depthPass` is the pass under way.
  var depth: Int32 = 0
  var depthPass: UInt32 = 0
  private var flags: Flags = []
  /// What `kind` says of itself; it stands where there is room.
  private var manner: LayoutManner

  init(_ kind: consuming ElementLayout) {
    manner = kind.manner
    self.kind = kind
  }

  /// Forgets what was worked out so far; whoever comes to rest on it asks again.
  mutating func forgetAll() {
    memory.forget()
    isTakenForSteady = false
    isOutlineKnown = false
    needsPlacing = true
  }
}

extension LayoutState {
  private struct Flags: OptionSet {
    let rawValue: UInt16

    static let isOmitted = Flags(rawValue: 1 << 0)
    static let isRightToLeft = Flags(rawValue: 1 << 1)
    static let isQueued = Flags(rawValue: 1 << 2)
    static let isNewcomer = Flags(rawValue: 1 << 3)
    static let isInUse = Flags(rawValue: 1 << 4)
    static let isPlaced = Flags(rawValue: 1 << 5)
    static let needsPlacing = Flags(rawValue: 1 << 6)
    static let isOutlineKnown = Flags(rawValue: 1 << 7)
    static let wasAskedForGuide = Flags(rawValue: 1 << 8)
    static let mustClimb = Flags(rawValue: 1 << 9)
    static let isTakenForLimited = Flags(rawValue: 1 << 10)
    static let isTakenForSteady = Flags(rawValue: 1 << 11)
    static let sharesSize = Flags(rawValue: 1 << 12)
    static let hasOwnDirection = Flags(rawValue: 1 << 13)
    static let ownIsRightToLeft = Flags(rawValue: 1 << 14)
    static let overflows = Flags(rawValue: 1 << 15)
  }

  private func has(_ flag: Flags) -> Bool { flags.rawValue & flag.rawValue != 0 }

  private mutating func set(_ flag: Flags, _ isOn: Bool) {
    flags = Flags(rawValue: isOn ? flags.rawValue | flag.rawValue : flags.rawValue & ~flag.rawValue)
  }

  var foldsProposals: Bool { manner.contains(.foldsProposals) }
  var isSeenThrough: Bool { manner.contains(.isSeenThrough) }
  var isRelativeToContainer: Bool { manner.contains(.isRelativeToContainer) }
  var isIndependent: Bool { manner.contains(.isIndependent) }
  var forgetsSizes: Bool { manner.contains(.forgetsSizes) }

  /// Left out by its parent's layout: not on the screen, though still among the children.
  package internal(set) var isOmitted: Bool {
    get { has(.isOmitted) }
    set { set(.isOmitted, newValue) }
  }

  /// Whether its children ran from right to left when they were last arranged.
  var isRightToLeft: Bool {
    get { has(.isRightToLeft) }
    set { set(.isRightToLeft, newValue) }
  }

  /// The direction a view asked for; nil where that of the screen is meant.
  var ownDirection: LayoutDirection? {
    get { has(.hasOwnDirection) ? (has(.ownIsRightToLeft) ? .rightToLeft : .leftToRight) : nil }
    set {
      set(.hasOwnDirection, newValue != nil)
      set(.ownIsRightToLeft, newValue == .rightToLeft)
    }
  }

  func shouldRunRightToLeft(on screen: Screen) -> Bool {
    has(.hasOwnDirection) ? has(.ownIsRightToLeft) : screen.isRightToLeft
  }

  /// Frames inside may go by its size.
  var sharesSize: Bool {
    get { has(.sharesSize) }
    set { set(.sharesSize, newValue) }
  }

  /// What it holds does not fit, and is scrolled.
  var overflows: Bool {
    get { has(.overflows) }
    set { set(.overflows, newValue) }
  }

  var isQueued: Bool {
    get { has(.isQueued) }
    set { set(.isQueued, newValue) }
  }

  /// For the moment in which children are replaced.
  var isNewcomer: Bool {
    get { has(.isNewcomer) }
    set { set(.isNewcomer, newValue) }
  }

  /// Someone may rest on it: it was measured, looked at or placed at some time.
  var isInUse: Bool {
    get { has(.isInUse) }
    set { set(.isInUse, newValue) }
  }

  var isPlaced: Bool {
    get { has(.isPlaced) }
    set { set(.isPlaced, newValue) }
  }

  /// Its children have to be arranged again.
  var needsPlacing: Bool {
    get { has(.needsPlacing) }
    set { set(.needsPlacing, newValue) }
  }

  var isOutlineKnown: Bool {
    get { has(.isOutlineKnown) }
    set { set(.isOutlineKnown, newValue) }
  }

  /// The parent rests on an alignment guide from inside.
  var wasAskedForGuide: Bool {
    get { has(.wasAskedForGuide) }
    set { set(.wasAskedForGuide, newValue) }
  }

  /// What it shows to its parent may be different though its sizes are not.
  var mustClimb: Bool {
    get { has(.mustClimb) }
    set { set(.mustClimb, newValue) }
  }

  /// Answers were given for heights they were not worked out for, because the text may have one line only.
  var isTakenForLimited: Bool {
    get { has(.isTakenForLimited) }
    set { set(.isTakenForLimited, newValue) }
  }

  /// Answers were given for heights they were not worked out for, because it takes its ideal size where there is room for
  /// that: a text without line breaks, or what is steady.
  var isTakenForSteady: Bool {
    get { has(.isTakenForSteady) }
    set { set(.isTakenForSteady, newValue) }
  }
}

/// How much work layout did since the counters were last set to zero.
package struct LayoutCounters: Equatable, Sendable {
  /// Sizes worked out, as opposed to remembered.
  package var measured = 0
  /// Elements whose frame changed or whose children were arranged again.
  package var placed = 0

  package init(measured: Int = 0, placed: Int = 0) {
    self.measured = measured
    self.placed = placed
  }
}
