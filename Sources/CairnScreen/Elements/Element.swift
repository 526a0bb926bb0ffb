import CairnValues
import Foundation

/// One thing on the screen: a text, a button, a stack, a page.
///
/// Nodes of primitive views make elements and keep them up to date; layout gives them frames; hosts, accessibility,
/// tests and the printed text read them. An element lives as long as the node that made it.
///
/// Properties that layout reads for every element are not checked for overlapping access at run time, which would
/// cost more than the layout. No code holds one open while it calls anything. Other modules are not told of that, and would
/// check all the same: what they may see, they see through functions, and what is stored is private.
@MainActor
package final class Element {
  package var id: ElementID { theID }
  @exclusivity(unchecked) private var theID: ElementID
  /// Held, as it is asked so often; the screen lets go of its elements when it ends.
  package let screen: Screen

  /// The element this one is a child of. Cleared when it is taken out; a parent outlives its children otherwise.
  package private(set) var parent: Element? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }
  @exclusivity(unchecked) private nonisolated(unsafe) var parentReference: Unmanaged<Element>?
  var hasParent: Bool { parentReference != nil }
  package nonisolated var children: ElementChildren { ElementChildren(parent: self) }
  /// Most elements have one child or two, which are kept without a list.
  @exclusivity(unchecked) private nonisolated(unsafe) var first: Element?
  @exclusivity(unchecked) private nonisolated(unsafe) var second: Element?
  /// All children, where there are more.
  @exclusivity(unchecked) private nonisolated(unsafe) var many: [Element] = []

  package var role: Role {
    get { theRole }
    set {
      guard newValue != theRole else { return }
      theRole = newValue
      screen.note([.semantics, .purpose], on: self)
    }
  }
  @exclusivity(unchecked) private var theRole: Role

  package var content: ElementContent {
    get { theContent }
    set {
      theContent = newValue
      contentChanged()
    }
  }
  // Without observers of its own, a content is moved into it, and not copied.
  @exclusivity(unchecked) private var theContent: ElementContent

  /// Asked first where contents are compared, as they would be copied for that.
  private var hasContent: Bool { if case .none = theContent { false } else { true } }

  private func contentChanged() {
    screen.note(.content, on: self)
    screen.needsLayout(self)
  }

  @exclusivity(unchecked) var details: ElementDetails?
  package var semantics: Semantics? { details?.semantics }
  package var wrapping: ElementWrapping {
    get { theWrapping }
    set { theWrapping = newValue }
  }
  @exclusivity(unchecked) private var theWrapping = ElementWrapping.nothing

  /// Its node is gone for good.
  package var isGone: Bool { hasLeft }
  @exclusivity(unchecked) private var hasLeft = false

  package var traits: ElementTraits? {
    get { theTraits }
    set {
      theTraits = newValue
      layout.mustClimb = true
      screen.note(.semantics, on: self)
      screen.needsLayout(self)
    }
  }
  @exclusivity(unchecked) private var theTraits: ElementTraits?

  /// Held until the element leaves, which it does before whoever answers for it goes.
  package var handler: (any EventHandler)? {
    get { theHandler }
    set { theHandler = newValue }
  }
  @exclusivity(unchecked) private var theHandler: (any EventHandler)?

  package var events: EventSet {
    get { layout.overflows ? theEvents.union(.scroll) : theEvents }
    set {
      guard newValue != theEvents else { return }
      theEvents = newValue
      screen.note([.semantics, .purpose], on: self)
    }
  }
  @exclusivity(unchecked) private var theEvents: EventSet = []

  @exclusivity(unchecked) var layout: LayoutState
  /// How the element sizes itself and arranges its children.
  package var layoutKind: ElementLayout { layout.kind }
  /// Left out by its parent's layout: not on the screen, though still among the children.
  package var isOmitted: Bool { layout.isOmitted }

  /// What changed since the host last looked.
  @exclusivity(unchecked) var pending: ElementChanges = .created

  package init(on screen: borrowing Screen, role: Role, layout: consuming ElementLayout = .passThrough) {
    theID = screen.nextID()
    self.screen = copy screen
    theRole = role
    theContent = .none
    self.layout = LayoutState(layout)
    if self.layout.isRelativeToContainer { screen.hasRelativeFrames = true }
    screen.noteNew(self)
  }

  package convenience init(on screen: Screen, role: Role, content: ElementContent, layout: ElementLayout = .passThrough)
  {
    self.init(on: screen, role: role, layout: layout)
    self.content = content
  }

  deinit {
    // An element that was let go without a word must not be found by its children.
    letGoOfChildren()
  }

  @inline(__always)
  nonisolated var childCount: Int { first == nil ? many.count : second == nil ? 1 : 2 }

  @inline(__always)
  nonisolated func child(at index: Int) -> Element {
    if index == 0, let first { return first }
    if index == 1, let second { return second }
    return many[index]
  }

  /// All children, where there are more than are kept without a list.
  nonisolated var manyChildren: [Element]? { many.isEmpty ? nil : many }

  /// Asked without taking hold of the parent, as every coming and going does.
  @inline(__always)
  private nonisolated func isChild(of other: Element) -> Bool {
    parentReference?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Says who answers the element's events, if it has any.
  package func isHandled(by handler: any EventHandler) { if !theEvents.isEmpty { theHandler = handler } }

  /// Says which events the element answers, and who does.
  package func answers(_ events: EventSet, by handler: any EventHandler) {
    self.events = events
    theHandler = handler
  }

  package func answers(_ events: EventSet) { self.events = events }

  package var hasTraits: Bool { theTraits != nil }

  /// Shows a text, if it is not the one that is shown already.
  package func setText(_ text: consuming TextContent) {
    if hasContent, case .text(let old) = theContent, old == text { return }
    theContent = .text(consume text)
    contentChanged()
  }

  /// Replaces the children, in order. Elements that are no longer among them lose their parent.
  package func setChildren(_ new: [Element]) {
    if hasChildren(new) { return }
    let isFirstFill = childCount == 0
    if !isFirstFill {
      for child in new { child.layout.isNewcomer = true }
      for index in 0..<childCount {
        let child = child(at: index)
        child.layout.isNewcomer = false
        letGo(of: child)
      }
    }
    keep(new)
    for child in new {
      adopt(child)
      if isFirstFill || child.layout.isNewcomer { welcome(child) }
    }
    childrenChanged()
  }

  /// The same with a list that is empty afterwards, and has its room still if the element did not take that too.
  package func takeChildren(_ list: inout [Element]) {
    if list.count == 1 { return setChild(list.removeLast()) }
    setChildren(list)
    if list.count > 2 { list = [] } else { while !list.isEmpty { list.removeLast() } }
  }

  /// The same for a single child.
  package func setChild(_ only: Element) {
    if second != nil || !many.isEmpty { return setChildren([only]) }
    if let old = first {
      if old === only { return }
      letGo(of: old)
    }
    first = only
    adopt(only)
    welcome(only)
    childrenChanged()
  }

  private nonisolated func letGoOfChildren() {
    if let child = first.take() { letGo(of: child) }
    if let child = second.take() { letGo(of: child) }
    if many.isEmpty { return }
    for child in many { letGo(of: child) }
    many = []
  }

  private func childrenChanged() {
    screen.note(.children, on: self)
    screen.needsLayout(self)
  }

  private func hasChildren(_ others: [Element]) -> Bool {
    guard others.count == childCount else { return false }
    for index in others.indices where others[index] !== child(at: index) { return false }
    return true
  }

  private func keep(_ new: [Element]) {
    if !many.isEmpty { many = [] }
    switch new.count {
    case 1, 2:
      first = new[0]
      second = new.count == 2 ? new[1] : nil
    default:
      first = nil
      second = nil
      many = new
    }
  }

  @inline(__always)
  private nonisolated func letGo(of child: Element) {
    if child.isChild(of: self) { child.parentReference = nil }
  }

  @inline(__always)
  private func adopt(_ child: Element) {
    if child.hasParent, !child.isChild(of: self) { child.parent?.lose(child) }
    child.parentReference = Unmanaged.passUnretained(self)
  }

  /// A child that was in use elsewhere may have answered for what was around it there.
  @inline(__always)
  private func welcome(_ child: Element) {
    child.layout.isNewcomer = false
    if child.layout.isInUse { child.comeFromElsewhere() }
  }

  /// Removes one of the children.
  package func removeChild(_ child: Element) {
    letGo(of: child)
    lose(child)
  }

  /// An element is in one place only: whoever had it before has it no more.
  private func lose(_ child: Element) {
    if first === child {
      first = second
      second = nil
    } else if second === child {
      second = nil
    } else {
      many.removeAll { $0 === child }
    }
    childrenChanged()
  }

  package func hasTrait(_ trait: Semantics.Traits) -> Bool {
    if trait == .focused { return screen.focused === self }
    return semantics?.traits.contains(trait) ?? false
  }

  package func setTrait<K: ElementTraitKey>(_ key: K.Type, _ value: K.Value?) {
    if value == nil, theTraits == nil { return }
    var traits = theTraits ?? ElementTraits()
    traits[key] = value
    self.traits = traits
  }

  /// The same; nothing has changed if it is the value the element has.
  package func setTrait<K: ElementTraitKey>(_ key: K.Type, _ value: K.Value?) where K.Value: Equatable {
    if theTraits == nil, value == nil { return }
    if theTraits?[key] == value { return }
    var traits = theTraits ?? ElementTraits()
    traits[key] = value
    self.traits = traits
  }

  /// Called by the owner when the element's node is gone for good.
  package func leave() {
    letGoOfChildren()
    hasLeft = true
    if theHandler != nil { theHandler = nil }
    layout.isInUse = false
    screen.left(self)
  }

  // MARK: Coming back

  /// Leaves like `leave()`, but with all that is inside, so that it can come back. False, and nothing has happened, if there
  /// is more to it than what it shows.
  package func leaveWhole() -> Bool {
    guard isBare else { return false }
    for index in 0..<childCount where !child(at: index).isBare || child(at: index).childCount > 0 { return false }
    for index in 0..<childCount { child(at: index).leaveForNow() }
    leaveForNow()
    return true
  }

  private var isBare: Bool { details == nil && theTraits == nil && theWrapping == .nothing }

  private func leaveForNow() {
    hasLeft = true
    theHandler = nil
    screen.left(self)
  }

  /// Whether there is one element inside and nobody else holds it. Whoever does still means what has left.
  package func holdsItsChildAlone() -> Bool { childCount == 1 && isKnownUniquelyReferenced(&first) }

  /// Comes back with what is inside, as other elements: those who only know the ids of those that left find nothing. Where
  /// all is as it was, nothing needs to be measured again.
  package func comeBack() {
    begin()
    for index in 0..<childCount { child(at: index).begin() }
  }

  private func begin() {
    theID = screen.nextID()
    hasLeft = false
    // What was noted before nobody has seen, if the host has not yet looked.
    if pending.isEmpty { screen.noteNew(self) }
    pending = [.created, .content, .children, .frame]
  }
}

/// What can change about an element between two commits.
package struct ElementChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let created = ElementChanges(rawValue: 1 << 0)
  package static let content = ElementChanges(rawValue: 1 << 1)
  package static let children = ElementChanges(rawValue: 1 << 2)
  package static let semantics = ElementChanges(rawValue: 1 << 3)
  package static let frame = ElementChanges(rawValue: 1 << 4)
  package static let effects = ElementChanges(rawValue: 1 << 5)
  /// What a person can do with it.
  package static let purpose = ElementChanges(rawValue: 1 << 6)
  /// What leaves everything where it is.
  package static let looks = content.union(semantics)
}
