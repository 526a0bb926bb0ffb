import CairnValues
import Foundation

/// What a person, or the machine on their behalf, does to one element.
package enum ElementEvent: Sendable, Equatable {
  case activate
  /// Several taps in quick succession, for an element that waits for them.
  case taps(Int)
  /// Held down for long.
  case hold
  /// The whole text a field holds now.
  case edit(String)
  case submit
  /// The characters of a field that are selected now, by their number.
  case selectText(Range<Int>)
  /// The new position of a slider, stepper or the like.
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
  /// A key while the focus is here or inside.
  case key(KeyEquivalent, EventModifiers)
  /// Selects everything from the row selected last to this one.
  case extendSelection
}

/// Which events an element answers.
package struct EventSet: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

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
}

/// Whoever made an element answers for it.
@MainActor
package protocol EventHandler: AnyObject {
  /// Who gets an event that several around one place would answer.
  var precedence: EventPrecedence { get }
  /// Does what the event asks; false if it cannot.
  func handle(_ event: ElementEvent, on element: Element) -> Bool
}

extension EventHandler {
  package var precedence: EventPrecedence { .inner }
}

/// Who gets an event that several elements, one around the other, would answer.
package enum EventPrecedence: Sendable {
  /// The innermost one.
  case inner
  /// This one, before anything inside it.
  case first
  /// This one as well, whoever else does.
  case beside
}
