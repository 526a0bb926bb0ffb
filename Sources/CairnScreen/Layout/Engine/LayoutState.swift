import CairnValues
import Foundation

/// The layout state of an element.
@MainActor
package struct LayoutState {
  /// How the element sizes itself and arranges its children. Changed through `Element.setLayout(_:)`.
  package internal(set) var kind: ElementLayout { didSet { options = kind.options } }
  /// The element's frame, relative to its parent's top left corner.
  package internal(set) var frame = CGRect.zero
  /// The canonical form of the proposal that the element was placed with.
  var offered = Proposal.unspecified
  var memory = SizeMemory()
  var outline = Outline()
  /// The distance from the root, valid if `depthPass` is the current pass.
  var depth: Int32 = 0
  var depthPass: UInt32 = 0
  private var flags: Flags = []
  /// A copy of the flags of `kind`, placed where there is unused space.
  private var options: LayoutOptions

  init(_ kind: consuming ElementLayout) {
    options = kind.options
    self.kind = kind
  }

  /// Forgets all results. Elements that depend on them ask again.
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

  var foldsProposals: Bool { options.contains(.foldsProposals) }
  var isSeenThrough: Bool { options.contains(.isSeenThrough) }
  var isRelativeToContainer: Bool { options.contains(.isRelativeToContainer) }
  var isIndependent: Bool { options.contains(.isIndependent) }
  var forgetsSizes: Bool { options.contains(.forgetsSizes) }

  /// Whether the parent's layout has omitted the element: it is not on the screen, but still among the children.
  package internal(set) var isOmitted: Bool {
    get { has(.isOmitted) }
    set { set(.isOmitted, newValue) }
  }

  /// Whether the last arrangement of the children was right to left.
  var isRightToLeft: Bool {
    get { has(.isRightToLeft) }
    set { set(.isRightToLeft, newValue) }
  }

  /// The direction that a view has set, or `nil` for the screen's.
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

  /// Whether frames inside may depend on this element's size.
  var sharesSize: Bool {
    get { has(.sharesSize) }
    set { set(.sharesSize, newValue) }
  }

  /// Whether the content does not fit and scrolls.
  var overflows: Bool {
    get { has(.overflows) }
    set { set(.overflows, newValue) }
  }

  var isQueued: Bool {
    get { has(.isQueued) }
    set { set(.isQueued, newValue) }
  }

  /// Only set while children are being replaced.
  var isNewcomer: Bool {
    get { has(.isNewcomer) }
    set { set(.isNewcomer, newValue) }
  }

  /// Whether anything may depend on the element: it has been measured, looked at or placed.
  var isInUse: Bool {
    get { has(.isInUse) }
    set { set(.isInUse, newValue) }
  }

  var isPlaced: Bool {
    get { has(.isPlaced) }
    set { set(.isPlaced, newValue) }
  }

  /// Whether the children must be arranged again.
  var needsPlacing: Bool {
    get { has(.needsPlacing) }
    set { set(.needsPlacing, newValue) }
  }

  var isOutlineKnown: Bool {
    get { has(.isOutlineKnown) }
    set { set(.isOutlineKnown, newValue) }
  }

  /// Whether the parent depends on an alignment guide from inside.
  var wasAskedForGuide: Bool {
    get { has(.wasAskedForGuide) }
    set { set(.wasAskedForGuide, newValue) }
  }

  /// Whether the answers to the parent may differ even if the sizes do not.
  var mustClimb: Bool {
    get { has(.mustClimb) }
    set { set(.mustClimb, newValue) }
  }

  /// Whether answers were reused for heights they were not computed for, because the text is limited to one
  /// line.
  var isTakenForLimited: Bool {
    get { has(.isTakenForLimited) }
    set { set(.isTakenForLimited, newValue) }
  }

  /// Whether answers were reused for heights they were not computed for, because the element is steady (or is a
  /// text without line breaks) and takes its ideal size wherever it fits.
  var isTakenForSteady: Bool {
    get { has(.isTakenForSteady) }
    set { set(.isTakenForSteady, newValue) }
  }
}

/// The amount of layout work since the counters were last reset.
package struct LayoutCounters: Equatable, Sendable {
  /// Sizes that were computed instead of found in the cache.
  package var measured = 0
  /// Elements whose frame changed or whose children were arranged again.
  package var placed = 0

  package init(measured: Int = 0, placed: Int = 0) {
    self.measured = measured
    self.placed = placed
  }
}
