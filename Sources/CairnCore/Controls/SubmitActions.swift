import CairnValues

/// The submit actions, inner ones before outer ones.
struct SubmitKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

nonisolated struct SubmitModifier: _EnvironmentModifier {
  typealias Body = Never
  let action: SubmitAction

  func _write(to values: inout EnvironmentValues) { values[SubmitKey.self].insert(action, at: 0) }
}

nonisolated struct SubmitScopeModifier: _EnvironmentModifier {
  typealias Body = Never
  let isBlocking: Bool

  func _write(to values: inout EnvironmentValues) { if isBlocking { values[SubmitKey.self] = [] } }
}

extension Node {
  /// Runs the submit actions for `trigger`. Returns `false` if there are none.
  @discardableResult
  func submit(_ trigger: SubmitTriggers) -> Bool {
    let actions = scope.box(SubmitKey.self).value.filter { !$0.triggers.isDisjoint(with: trigger) }
    for action in actions { action.run() }
    return !actions.isEmpty
  }
}

nonisolated extension View {
  /// Adds an action that runs when a field in this view is submitted.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(SubmitModifier(action: SubmitAction(triggers: triggers, run: action)))
  }

  /// Keeps submissions in this view from triggering actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
