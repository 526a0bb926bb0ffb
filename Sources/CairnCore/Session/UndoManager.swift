import CairnFoundation
import CairnValues
import Foundation

/// Records how to undo and redo a user's actions. Foundation on Linux has no such class.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: model) { $0.add(item) }
/// undoManager?.setActionName("Remove Item")
/// ```
open class UndoManager {
  private struct Step {
    let undo: () -> Void
    weak var target: AnyObject?
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
    var isEmpty: Bool { steps.isEmpty }
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var begun: [Group] = []
  private var disabledCount = 0
  /// The last registered action, not counting those that `undo()` and `redo()` register.
  private weak var registered: Group?

  /// Whether an action is being undone.
  open private(set) var isUndoing = false
  /// Whether an action is being redone.
  open private(set) var isRedoing = false
  /// Whether an action registered outside a group gets a separate group.
  open var groupsByEvent = true
  /// The number of actions kept, or 0 for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Creates a undo manager.
  public init() {}

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undos.isEmpty || begun.contains { !$0.isEmpty } }
  /// Whether there is an action to redo.
  open var canRedo: Bool { !redos.isEmpty }
  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { begun.count }
  /// Whether actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The name of the action to undo.
  open var undoActionName: String { undos.last?.name ?? "" }
  /// The name of the action to redo.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// The title of the command Undo.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command Redo.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The number of actions to undo.
  open var undoCount: Int { undos.count }
  /// The number of actions to redo.
  open var redoCount: Int { redos.count }

  /// Returns the title of the command Undo for an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    title("Undo", of: actionName)
  }

  /// Returns the title of the command Redo for an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    title("Redo", of: actionName)
  }

  private func title(_ command: String, of actionName: String) -> String {
    let words = OwnWords(for: .current)
    return actionName.isEmpty ? words(command) : words("\(command) %1", actionName)
  }

  /// Registers how to undo the current action.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(undo: { [weak target] in if let target { handler(target) } }, target: target)
    if let group = begun.last {
      group.steps.append(step)
    } else {
      let group = Group()
      group.steps.append(step)
      close(group)
    }
  }

  private func close(_ group: Group) {
    if isUndoing {
      redos.append(group)
    } else {
      undos.append(group)
      if !isRedoing {
        redos = []
        registered = group
      }
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    if undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    if redos.count > levelsOfUndo { redos.removeFirst(redos.count - levelsOfUndo) }
  }

  /// Begins a group, which is undone as one action.
  open func beginUndoGrouping() { begun.append(Group()) }

  /// Ends the innermost group, or does nothing if there is none.
  open func endUndoGrouping() {
    guard let group = begun.popLast(), !group.isEmpty else { return }
    if let outer = begun.last { outer.steps += group.steps } else { close(group) }
  }

  /// Stops recording actions. Calls nest.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Records actions again.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// Undoes the last action, ending groups that have begun.
  open func undo() {
    while !begun.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, let group = undos.popLast() else { return }
    isUndoing = true
    play(group)
    isUndoing = false
  }

  /// Redoes the action undone last.
  open func redo() {
    guard !isRedoing, let group = redos.popLast() else { return }
    isRedoing = true
    play(group)
    isRedoing = false
  }

  /// Runs a group. Whatever it registers meanwhile becomes its inverse.
  private func play(_ group: Group) {
    let back = Group()
    back.name = group.name
    begun.append(back)
    for step in group.steps.reversed() { step.undo() }
    begun.removeAll { $0 === back }
    if !back.isEmpty { close(back) }
  }

  /// Names the last action.
  open func setActionName(_ actionName: String) {
    (begun.last ?? (isUndoing ? redos.last : undos.last))?.name = actionName
  }

  /// Forgets actions.
  open func removeAllActions() {
    undos = []
    redos = []
    begun = []
  }

  /// Forgets actions.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func clean(_ groups: [Group]) -> [Group] {
      for group in groups { group.steps.removeAll { $0.target === target } }
      return groups.filter { !$0.isEmpty }
    }
    undos = clean(undos)
    redos = clean(redos)
  }
}

@available(*, unavailable)
extension UndoManager: Sendable {}

/// The undo manager of a window. Any thread may pass it on; only the main thread uses it.
final class WindowUndo: @unchecked Sendable {
  // Sendable: it is immutable, and only the main thread uses the manager.
  let manager = UndoManager()
}

extension EnvironmentValues {
  /// The undo manager of this window, or `nil` outside windows.
  public var undoManager: UndoManager? { self[WindowKey.self].window?.undo.manager }
}

/// An action that the user can undo now.
package struct UndoableAction {
  /// The app's name for it, which may be empty.
  package let name: String
  package let step: AnyObject
}

extension UndoManager {
  fileprivate var newest: UndoableAction? {
    guard let registered, undos.last === registered else { return nil }
    return UndoableAction(name: registered.name, step: registered)
  }
}

extension SceneWindow {
  /// The last action that was registered for undoing, unless it has been undone.
  package var undoableAction: UndoableAction? { undo.manager.newest }

  /// Undoes an action if it is still the last one.
  package func undo(_ action: UndoableAction) { if undoableAction?.step === action.step { _ = undoLastAction() } }

  /// Undoes the last action. Returns false if there is none.
  package func undoLastAction() -> Bool {
    guard undo.manager.canUndo else { return false }
    session.onHostTime { undo.manager.undo() }
    session.graph.requestTurnIfNeeded()
    return true
  }

  /// Redoes the action that was undone last. Returns false if there is none.
  package func redoLastAction() -> Bool {
    guard undo.manager.canRedo else { return false }
    session.onHostTime { undo.manager.redo() }
    session.graph.requestTurnIfNeeded()
    return true
  }
}
