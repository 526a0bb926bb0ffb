import CairnUnsafe
import CairnValues
import Foundation

/// A thing on the screen: a text, a button, a stack, a page.
///
/// Nodes of primitive views create elements and update them; layout assigns their frames; hosts, accessibility,
/// tests and the text snapshot read them. An element lives as long as the node that created it.
@MainActor
package final class Element {
  package var id: ElementID { theID }
  private var theID: ElementID
  /// A strong reference, because it is read so often. The screen releases its elements when it ends.
  package let screen: Screen

  /// The parent element. It is cleared when the element is removed; otherwise a parent outlives its children.
  package private(set) var parent: Element? {
    get { parentReference?.object }
    set { parentReference = newValue.map { Uncounted($0) } }
  }
  private var parentReference: Uncounted<Element>?
  var hasParent: Bool { parentReference != nil }
  package var children: ElementChildren { ElementChildren(parent: self) }
  /// Most elements have one or two children, which need no array.
  private var first: Element?
  private var second: Element?
  /// All children if there are more.
  private var many: [Element] = []

  package var role: Role {
    get { theRole }
    set {
      guard newValue != theRole else { return }
      theRole = newValue
      screen.note([.semantics, .purpose], on: self)
    }
  }
  private var theRole: Role

  package var content: ElementContent {
    get { theContent }
    set {
      theContent = newValue
      contentChanged()
    }
  }
  // Without property observers, a new content is moved in instead of copied.
  private var theContent: ElementContent

  /// Checked before contents are compared, because comparing copies them.
  private var hasContent: Bool { if case .none = theContent { false } else { true } }

  private func contentChanged() {
    screen.note(.content, on: self)
    screen.needsLayout(self)
  }

  var details: ElementDetails?
  package var semantics: Semantics? { details?.semantics }
  package var wrapping: ElementWrapping {
    get { theWrapping }
    set { theWrapping = newValue }
  }
  private var theWrapping = ElementWrapping.nothing

  /// Whether the element's node has been removed for good.
  package var isGone: Bool { hasLeft }
  private var hasLeft = false

  package var traits: ElementTraits? {
    get { theTraits }
    set {
      theTraits = newValue
      layout.mustClimb = true
      screen.note(.semantics, on: self)
      screen.needsLayout(self)
    }
  }
  private var theTraits: ElementTraits?

  /// A strong reference until the element leaves, which happens before its handler is released.
  package var handler: (any EventHandler)? {
    get { theHandler }
    set { theHandler = newValue }
  }
  private var theHandler: (any EventHandler)?

  package var events: EventSet {
    get { layout.overflows ? theEvents.union(.scroll) : theEvents }
    set {
      guard newValue != theEvents else { return }
      theEvents = newValue
      screen.note([.semantics, .purpose], on: self)
    }
  }
  private var theEvents: EventSet = []

  var layout: LayoutState
  /// How the element sizes itself and arranges its children.
  package var layoutKind: ElementLayout { layout.kind }
  /// Whether the parent's layout has omitted the element: it is not on the screen, but still among the children.
  package var isOmitted: Bool { layout.isOmitted }

  /// The changes since the host's last update.
  var pending: ElementChanges = .created

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
    // The children must not find an element that was released without leaving. Most have none left.
    if first == nil, many.isEmpty { return }
    var children = many
    if let first { children.append(first) }
    if let second { children.append(second) }
    let parent = ObjectIdentifier(self)
    // At once, as a reference must not outlive its object; `Thread` cannot tell, as any thread may serve the main actor.
    for child in children { Self.orphan(child, parent) }
  }

  private static nonisolated let orphan = mainCall { (child: Element, parent: ObjectIdentifier) in
    child.forget(parent)
  }

  @inline(__always)
  var childCount: Int { first == nil ? many.count : second == nil ? 1 : 2 }

  @inline(__always)
  func child(at index: Int) -> Element {
    if index == 0, let first { return first }
    if index == 1, let second { return second }
    return many[index]
  }

  /// All children if there are too many for inline storage.
  var manyChildren: [Element]? { many.isEmpty ? nil : many }

  /// Tests for a parent without retaining it, because every insertion and removal asks.
  @inline(__always)
  private func isChild(of other: Element) -> Bool {
    parentReference?.leads(to: other) ?? false
  }

  /// Sets the handler of the element's events, if it has any.
  package func isHandled(by handler: any EventHandler) { if !theEvents.isEmpty { theHandler = handler } }

  /// Sets the events that the element handles, and their handler.
  package func answers(_ events: EventSet, by handler: any EventHandler) {
    self.events = events
    theHandler = handler
  }

  package var hasTraits: Bool { theTraits != nil }

  /// Shows a text unless it is already shown.
  package func setText(_ text: consuming TextContent) {
    if hasContent, case .text(let old) = theContent, old == text { return }
    theContent = .text(consume text)
    contentChanged()
  }

  /// Replaces the children, in order. Elements that are no longer children lose their parent.
  package func setChildren(_ new: [Element]) {
    if hasChildren(new) { return }
    // Of many children, most stay in place.
    let start = unchangedStart(new)
    let end = unchangedEnd(new, after: start)
    let changed = start..<new.count - end
    let isFirstFill = childCount == 0
    if !isFirstFill {
      for index in changed { new[index].layout.isNewcomer = true }
      for index in start..<childCount - end {
        let child = child(at: index)
        child.layout.isNewcomer = false
        letGo(of: child)
      }
    }
    keep(new)
    for index in changed {
      let child = new[index]
      adopt(child)
      if isFirstFill || child.layout.isNewcomer { welcome(child) }
    }
    childrenChanged()
  }

  /// Returns the number of children at the start that stay in place.
  private func unchangedStart(_ new: [Element]) -> Int {
    let least = min(new.count, childCount)
    var count = 0
    while count < least, new[count] === child(at: count) { count += 1 }
    return count
  }

  /// Returns the number of children at the end that stay in place.
  private func unchangedEnd(_ new: [Element], after start: Int) -> Int {
    let least = min(new.count, childCount) - start
    var count = 0
    while count < least, new[new.count - 1 - count] === child(at: childCount - 1 - count) { count += 1 }
    return count
  }

  /// Replaces the children and leaves the list empty. The list keeps its capacity unless the element takes over
  /// its storage.
  package func takeChildren(_ list: inout [Element]) {
    if list.count == 1 { return setChild(list.removeLast()) }
    setChildren(list)
    if list.count > 2 { list = [] } else { while !list.isEmpty { list.removeLast() } }
  }

  /// Replaces the children with a single one.
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

  private func letGoOfChildren() {
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
  private func letGo(of child: Element) {
    if child.isChild(of: self) { child.parentReference = nil }
  }

  @inline(__always)
  private func adopt(_ child: Element) {
    if child.hasParent, !child.isChild(of: self) { child.parent?.lose(child) }
    child.parentReference = Uncounted(self)
  }

  /// Its parent has gone.
  private func forget(_ parent: ObjectIdentifier) {
    if parentReference?.leads(toObjectAt: parent) == true { parentReference = nil }
  }

  /// A child that moves here may have handled events for its previous surroundings.
  @inline(__always)
  private func welcome(_ child: Element) {
    child.layout.isNewcomer = false
    if child.layout.isInUse { child.comeFromElsewhere() }
  }

  /// Removes a child.
  package func removeChild(_ child: Element) {
    letGo(of: child)
    lose(child)
  }

  /// Removes a child that moves elsewhere, because an element is in one place only.
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

  /// Sets a trait. An equal value counts as no change.
  package func setTrait<K: ElementTraitKey>(_ key: K.Type, _ value: K.Value?) where K.Value: Equatable {
    if theTraits == nil, value == nil { return }
    if theTraits?[key] == value { return }
    var traits = theTraits ?? ElementTraits()
    traits[key] = value
    self.traits = traits
  }

  /// Called by the owner when the element's node has been removed for good.
  package func leave() {
    letGoOfChildren()
    hasLeft = true
    if theHandler != nil { theHandler = nil }
    layout.isInUse = false
    screen.left(self)
  }

  // MARK: Coming back

  /// Leaves the screen with its whole subtree and can return, unlike with `leave()`. Returns `false` without doing
  /// anything if the element has state beyond its content.
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

  /// Returns whether the element has a single child and the only reference to it. Any other reference would be
  /// to an element that has left.
  package func holdsItsChildAlone() -> Bool { childCount == 1 && isKnownUniquelyReferenced(&first) }

  /// Returns to the screen with its subtree. The elements get new ids, so the old ids find nothing. If nothing else has
  /// changed, nothing is measured again.
  package func comeBack() {
    begin()
    for index in 0..<childCount { child(at: index).begin() }
  }

  private func begin() {
    theID = screen.nextID()
    hasLeft = false
    // If the host has not updated yet, it has not seen what was noted before.
    if pending.isEmpty { screen.noteNew(self) }
    pending = [.created, .content, .children, .frame]
  }
}

/// The aspects of an element that can change between two commits.
package struct ElementChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let created = ElementChanges(rawValue: 1 << 0)
  package static let content = ElementChanges(rawValue: 1 << 1)
  package static let children = ElementChanges(rawValue: 1 << 2)
  package static let semantics = ElementChanges(rawValue: 1 << 3)
  package static let frame = ElementChanges(rawValue: 1 << 4)
  package static let effects = ElementChanges(rawValue: 1 << 5)
  /// The actions that a user can perform on the element.
  package static let purpose = ElementChanges(rawValue: 1 << 6)
  /// The changes that do not move anything.
  package static let looks = content.union(semantics)
}
