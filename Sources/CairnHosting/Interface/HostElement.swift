import CairnScreen
import CairnValues
import Foundation

/// A thing on the screen: a text, a button, a row, a page.
///
/// It is a reference, valid while the thing is there: it always shows the present state.
@MainActor
public struct HostElement: @MainActor Identifiable {
  public struct ID: Hashable, Sendable {
    let id: ElementID
  }

  let element: Element

  init(_ element: Element) { self.element = element }

  public var id: ID { ID(id: element.id) }
  /// Whether the thing is still there.
  public var exists: Bool { !element.isGone }
  /// What it is. Switch over it without a default, as over ``HostContent``.
  public var role: ElementRole { element.role }
  public var content: HostContent { HostContent(element.content, size: element.frame.size) }
  public var children: [HostElement] { element.children.map { HostElement($0) } }
  public var parent: HostElement? { element.parent.map { HostElement($0) } }
  /// The frame in the window, in points from its top leading corner.
  public var frame: CGRect { element.frame(in: nil) }

  // MARK: As it is read out

  /// Its name: the app's label, its own text, or the texts inside a control.
  public var label: String? { element.label }
  /// Its value: on or off, a number, the text of a field.
  public var value: String? { element.readValue }
  public var hint: String? { element.semantics?.hint }
  public var identifier: String? { element.semantics?.identifier }

  // MARK: State

  /// Whether a person can see it. A container may leave out what does not fit.
  public var isVisible: Bool { !element.isUnseen }
  public var isEnabled: Bool { !element.hasTrait(.disabled) }
  public var isSelected: Bool { element.hasTrait(.selected) }
  public var isFocused: Bool { element.hasTrait(.focused) }
  public var isExpanded: Bool { element.hasTrait(.expanded) }
  public var isDestructive: Bool { element.hasTrait(.destructive) }
  public var isHeading: Bool { element.hasTrait(.header) }
  /// Whether it keeps what lies behind it out of reach.
  public var isModal: Bool { element.hasTrait(.modal) }
  /// Whether it can have the keyboard's focus.
  public var canHaveFocus: Bool { element.canHaveFocus }
  /// Whether the app marked it as the main action of its page.
  public var isProminent: Bool { element.buttonLook.isProminent }
  /// The position of a scroll area.
  public var scrollOffset: CGPoint { element.scrollOffset }

  /// Returns whether it answers an action itself.
  public func answers(_ action: HostAction) -> Bool { element.events.contains(action.event.set) }

  // MARK: Behind a row

  /// The actions that swiping a row uncovers, from the edge inwards.
  public var swipeActions: (leading: [HostElement], trailing: [HostElement]) {
    let parts = element.traits?[RowPartsTrait.self]
    return ((parts?.leading ?? []).map { HostElement($0) }, (parts?.trailing ?? []).map { HostElement($0) })
  }

  /// Whether a row can be dragged to another place.
  public var canMove: Bool { element.events.contains(.move) }

  // MARK: Drag and drop

  /// Whether the element has something that can be dragged elsewhere.
  public var isDraggable: Bool { element.isDraggable }
  /// Whether something can be dropped on it.
  public var takesDrops: Bool { element.takesDrops }

  // MARK: Finding

  /// Returns what is visible here and satisfies a condition, in reading order, beginning with the element itself.
  public func all(where isMeant: (HostElement) -> Bool) -> [HostElement] {
    guard isVisible else { return [] }
    return (isMeant(self) ? [self] : []) + children.flatMap { $0.all(where: isMeant) }
  }
}

extension HostElement: @MainActor Equatable {
  public static func == (a: HostElement, b: HostElement) -> Bool { a.element === b.element }
}

/// What changed in a window since its last update.
@MainActor
public struct HostChanges {
  /// The elements that are new, or look or stand differently.
  public let changed: [HostElement]
  public let removed: [HostElement.ID]
  /// How each stack got to its new page, for hosts that animate it.
  public let transitions: [HostTransition]

  init(_ changes: ScreenChanges) {
    changed = changes.elements.map { HostElement($0.element) }
    removed = changes.removed.map { HostElement.ID(id: $0) }
    transitions = changes.transitions.map { HostTransition($0) }
  }
}

/// The way of a stack from one page to another, or of a split view with room for one column from one to another.
@MainActor
public struct HostTransition {
  public enum Kind: Sendable { case push, pop, replace }

  /// The stack, or the split view.
  public let stack: HostElement
  public let kind: Kind

  init(_ transition: PageTransition) {
    stack = HostElement(transition.stack)
    kind =
      switch transition.kind {
      case .push: .push
      case .pop: .pop
      case .replace: .replace
      }
  }
}
