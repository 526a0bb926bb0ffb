/// Accessibility information beyond an element's role and content. Most elements have none.
package struct Semantics: Equatable, Sendable {
  /// Replaces the label derived from the content.
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: Traits = []

  package init() {}

  var isEmpty: Bool { label == nil && value == nil && hint == nil && identifier == nil && traits.isEmpty }

  /// Sets the label of a control that does not show it, or `nil` for one that does.
  package mutating func setUnseenLabel(_ label: String?) {
    self.label = label
    if label == nil { traits.remove(.unseenLabel) } else { traits.insert(.unseenLabel) }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let disabled = Traits(rawValue: 1 << 0)
    package static let selected = Traits(rawValue: 1 << 1)
    package static let header = Traits(rawValue: 1 << 2)
    package static let hidden = Traits(rawValue: 1 << 3)
    package static let focused = Traits(rawValue: 1 << 4)
    package static let expanded = Traits(rawValue: 1 << 5)
    package static let destructive = Traits(rawValue: 1 << 6)
    package static let cancels = Traits(rawValue: 1 << 7)
    package static let modal = Traits(rawValue: 1 << 8)
    package static let updatesFrequently = Traits(rawValue: 1 << 9)
    /// Read as a unit: the children's labels are combined.
    package static let combinesChildren = Traits(rawValue: 1 << 10)
    package static let button = Traits(rawValue: 1 << 11)
    package static let link = Traits(rawValue: 1 << 12)
    package static let searchField = Traits(rawValue: 1 << 13)
    package static let image = Traits(rawValue: 1 << 14)
    package static let staticText = Traits(rawValue: 1 << 15)
    package static let toggle = Traits(rawValue: 1 << 16)
    package static let playsSound = Traits(rawValue: 1 << 17)
    package static let keyboardKey = Traits(rawValue: 1 << 18)
    package static let summary = Traits(rawValue: 1 << 19)
    package static let startsMedia = Traits(rawValue: 1 << 20)
    package static let allowsDirectInteraction = Traits(rawValue: 1 << 21)
    package static let causesPageTurn = Traits(rawValue: 1 << 22)
    package static let tabBar = Traits(rawValue: 1 << 23)
    /// The label is read out but not visible.
    package static let unseenLabel = Traits(rawValue: 1 << 24)
  }
}
