import CairnValues
import Foundation

/// An action on one element, by a user or by the system on their behalf.
package enum ElementEvent: Sendable, Equatable {
  case activate
  /// Several taps in quick succession, for elements that wait for them.
  case taps(Int)
  /// A long press.
  case hold
  /// The new text of a field.
  case edit(String)
  case submit
  /// The range of selected characters in a field.
  case selectText(Range<Int>)
  /// The new value of a slider, stepper or similar control.
  case adjust(Double)
  /// One step up (`+1`) or down (`-1`).
  case step(Int)
  case select
  case deselect
  case expand(Bool)
  case delete
  case move(before: ElementID?)
  case focus(Bool)
  case dismiss
  case scroll(CGPoint)
  case refresh
  case hover(Bool)
  case press(Bool)
  case drag(DragMotion)
  case magnify(TwoFingerMotion)
  case rotate(TwoFingerMotion)
  /// A key pressed while the focus is on the element or inside it.
  case key(KeyEquivalent, EventModifiers)
  /// Selects everything from the last selected row to this one.
  case extendSelection
  /// What the script of the app's own markup sends.
  case message(String)
}

/// The events that an element handles.
package struct EventSet: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of a literal. The standard library's general one costs ten times as much in other modules.
  package init(arrayLiteral elements: EventSet...) {
    var bits: UInt32 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }

  package static let activate = EventSet(rawValue: 1 << 0)
  package static let edit = EventSet(rawValue: 1 << 1)
  package static let submit = EventSet(rawValue: 1 << 2)
  package static let adjust = EventSet(rawValue: 1 << 3)
  package static let step = EventSet(rawValue: 1 << 4)
  package static let select = EventSet(rawValue: 1 << 5)
  package static let expand = EventSet(rawValue: 1 << 6)
  package static let delete = EventSet(rawValue: 1 << 7)
  package static let move = EventSet(rawValue: 1 << 8)
  package static let focus = EventSet(rawValue: 1 << 9)
  package static let dismiss = EventSet(rawValue: 1 << 10)
  package static let scroll = EventSet(rawValue: 1 << 11)
  package static let refresh = EventSet(rawValue: 1 << 12)
  package static let taps = EventSet(rawValue: 1 << 13)
  package static let hold = EventSet(rawValue: 1 << 14)
  package static let hover = EventSet(rawValue: 1 << 15)
  package static let press = EventSet(rawValue: 1 << 16)
  package static let drag = EventSet(rawValue: 1 << 17)
  package static let magnify = EventSet(rawValue: 1 << 18)
  package static let rotate = EventSet(rawValue: 1 << 19)
  package static let key = EventSet(rawValue: 1 << 20)
  package static let message = EventSet(rawValue: 1 << 21)
}

/// Handles an element's events on behalf of whatever created the element.
@MainActor
package protocol EventHandler: AnyObject {
  /// Which handler receives an event that several nested elements handle.
  var precedence: EventPrecedence { get }
  /// Handles the event. Returns `false` if it cannot.
  func handle(_ event: ElementEvent, on element: Element) -> Bool
}

extension EventHandler {
  package var precedence: EventPrecedence { .inner }
}

/// Decides which of several nested elements receives an event.
package enum EventPrecedence: Sendable {
  /// The innermost one.
  case inner
  /// This one, before any element inside it.
  case first
  /// This one, in addition to any other.
  case beside
}
