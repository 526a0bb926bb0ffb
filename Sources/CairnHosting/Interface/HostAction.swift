import CairnScreen
import CairnValues
import Foundation

/// A user's action on one element.
public enum HostAction: Sendable, Equatable {
  /// A tap, a click, Return.
  case press
  case hold
  /// Two taps in quick succession, or more.
  case taps(Int)
  /// The new text of a field.
  case edit(String)
  /// Return in a field.
  case submit
  /// The new value of a slider.
  case adjust(Double)
  /// A step up or down of a slider, a stepper or a picker.
  case step(Int)
  case select, deselect
  case expand(Bool)
  case delete
  /// Moves a row by a number of positions.
  case move(by: Int)
  case focus(Bool)
  case dismiss
  case scroll(to: CGPoint)
  case refresh
  case hover(Bool)
  /// A pointer or finger touches the element, or is lifted.
  case touch(Bool)
  case drag(HostDrag)
  case magnify(HostPinch)
  case rotate(HostPinch)
  /// Selects the range of characters in a field.
  case selectText(Range<Int>)

  var event: ElementEvent {
    switch self {
    case .press: .activate
    case .hold: .hold
    case .taps(let count): .taps(count)
    case .edit(let text): .edit(text)
    case .submit: .submit
    case .adjust(let value): .adjust(value)
    case .step(let step): .step(step)
    case .select: .select
    case .deselect: .deselect
    case .expand(let isExpanded): .expand(isExpanded)
    case .delete: .delete
    case .move: .move(before: nil)
    case .focus(let isFocused): .focus(isFocused)
    case .dismiss: .dismiss
    case .scroll(let offset): .scroll(offset)
    case .refresh: .refresh
    case .hover(let isInside): .hover(isInside)
    case .touch(let isDown): .press(isDown)
    case .drag(let drag): .drag(drag.motion)
    case .magnify(let pinch): .magnify(pinch.motion)
    case .rotate(let pinch): .rotate(pinch.motion)
    case .selectText(let range): .selectText(range)
    }
  }
}
