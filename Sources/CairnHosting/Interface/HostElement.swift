import CairnScreen
import CairnValues
import Foundation

/// An element on the screen: a text, a button, a row, a page.
///
/// It is a reference that always shows the current state. It is valid while the element exists.
@MainActor
public struct HostElement: @MainActor Identifiable {
  /// The identity of an element while it is on the screen.
  public struct ID: Hashable, Sendable {
    let id: ElementID
  }

  let element: Element

  init(_ element: Element) { self.element = element }

  /// The identity of the element.
  public var id: ID { ID(id: element.id) }
  /// Whether the element still exists.
  public var exists: Bool { !element.isGone }
  /// The element's role. Switch over it without a default, as over ``HostContent``.
  public var role: ElementRole { element.role }
  /// What the element shows.
  public var content: HostContent { HostContent(element.content, size: element.frame.size) }
  /// The elements inside.
  public var children: [HostElement] { element.children.map { HostElement($0) } }
  /// The element around this one.
  public var parent: HostElement? { element.parent.map { HostElement($0) } }
  /// The frame in the window, in points from its top leading corner.
  public var frame: CGRect { element.frame(in: nil) }

  // MARK: As it is read out

  /// Its name: the app's label, its own text, or the texts inside a control.
  public var label: String? { element.label }
  /// Its value: on or off, a number, the text of a field.
  public var value: String? { element.readValue }
  /// A hint at the result of activating the element.
  public var hint: String? { element.semantics?.hint }
  /// The name the app gives the element for tests.
  public var identifier: String? { element.semantics?.identifier }

  // MARK: State

  /// Whether a user can see it. A container may leave out children that do not fit.
  public var isVisible: Bool { !element.isUnseen }
  /// Whether a user can act on it now: it is shown and enabled, as is everything around it, and nothing modal is in front of it.
  public var isInReach: Bool { element.isInReach }
  /// Whether the user can use the element.
  public var isEnabled: Bool { !element.hasTrait(.disabled) }
  /// Whether the element is selected.
  public var isSelected: Bool { element.hasTrait(.selected) }
  /// Whether the element has the focus.
  public var isFocused: Bool { element.hasTrait(.focused) }
  /// Whether what the element can show or hide is shown.
  public var isExpanded: Bool { element.hasTrait(.expanded) }
  /// Whether the element's action deletes something.
  public var isDestructive: Bool { element.hasTrait(.destructive) }
  /// Whether the element is a heading.
  public var isHeading: Bool { element.hasTrait(.header) }
  /// Whether it blocks the elements behind it.
  public var isModal: Bool { element.hasTrait(.modal) }
  /// Whether it can be focused by keyboard.
  public var canHaveFocus: Bool { element.canHaveFocus }
  /// Whether the app marked it as the main action of its page.
  public var isProminent: Bool { element.buttonLook.isProminent }
  /// The position of a scroll area.
  public var scrollOffset: CGPoint { element.scrollOffset }

  /// Returns whether it supports an action itself.
  public func answers(_ action: HostAction) -> Bool { element.events.contains(action.event.set) }

  // MARK: Behind a row

  /// The swipe actions of a row, from the edge inward.
  public var swipeActions: (leading: [HostElement], trailing: [HostElement]) {
    let parts = element.traits?[RowPartsTrait.self]
    return ((parts?.leading ?? []).map { HostElement($0) }, (parts?.trailing ?? []).map { HostElement($0) })
  }

  /// Whether a row can be dragged to another position.
  public var canMove: Bool { element.events.contains(.move) }

  // MARK: Drag and drop

  /// Whether the element can be dragged elsewhere.
  public var isDraggable: Bool { element.isDraggable }
  /// Whether items can be dropped on it.
  public var takesDrops: Bool { element.takesDrops }

  // MARK: Finding

  /// Returns the visible elements that satisfy a condition, in reading order: the element itself and its descendants.
  public func all(where isMeant: (HostElement) -> Bool) -> [HostElement] {
    guard isVisible else { return [] }
    return (isMeant(self) ? [self] : []) + children.flatMap { $0.all(where: isMeant) }
  }
}

extension HostElement: @MainActor Equatable {
  /// Returns whether both are the same element.
  public static func == (a: HostElement, b: HostElement) -> Bool { a.element === b.element }
}
