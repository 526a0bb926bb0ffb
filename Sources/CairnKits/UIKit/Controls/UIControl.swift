import CairnCore
import CairnValues
import Foundation

/// UIKit's base class for controls.
///
/// ```swift
/// toggle.addAction(UIAction { _ in save() }, for: .valueChanged)
/// ```
open class UIControl: UIView {
  /// The state of a control.
  ///
  /// ```swift
  /// UIControl.State.selected
  /// ```
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What happened to a control.
  ///
  /// Taps send `touchDown`, `touchUpInside` and `primaryActionTriggered`; other touches are never sent.
  ///
  /// ```swift
  /// slider.addAction(action, for: .valueChanged)
  /// ```
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content is along a horizontal line.
  ///
  /// ```swift
  /// button.contentHorizontalAlignment = .leading
  /// ```
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content is along a vertical line.
  ///
  /// ```swift
  /// button.contentVerticalAlignment = .top
  /// ```
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// Whether the control can be used.
  @_Noted open var isEnabled = true
  /// Whether the control is selected.
  @_Noted open var isSelected = false
  /// Whether the control is pressed. Stored without effect.
  open var isHighlighted = false
  /// The state of the control.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where the content is along a horizontal line.
  @_Noted open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content is along a vertical line. Stored without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that calls a closure.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  private var receivers: [(events: Event, receiver: ActionReceiver)] = []
  private var actions: [(events: Event, action: UIAction)] = []

  /// Calls a method of an object on events, once for each event however often it was added. The object is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = ActionReceiver(target, action)
    if let index = receivers.firstIndex(where: { $0.receiver.isSame(as: new) }) {
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append((controlEvents, new))
    }
  }

  /// No longer calls a method of an object. `nil` stands for all objects and all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    receivers = receivers.compactMap { events, receiver in
      guard receiver.isFor(target, action) else { return (events, receiver) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, receiver)
    }
  }

  /// Calls a closure on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
      actions[index] = (actions[index].events.union(controlEvents), action)
    } else {
      actions.append((controlEvents, action))
    }
  }

  /// No longer calls a closure.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions = actions.compactMap { events, known in
      guard known.identifier == action.identifier else { return (events, known) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (rest, known)
    }
  }

  /// Sends events as if a user had caused them.
  open func sendActions(for controlEvents: Event) {
    for (events, receiver) in receivers where !events.isDisjoint(with: controlEvents) { receiver.send(from: self) }
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.run(from: self) }
  }

  /// Sends one action, as for an event.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// A user has activated the control.
  func activate() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
