import CairnValues

/// What is to happen when something is submitted, inner actions before outer ones.
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
  /// Runs what is to happen when something of this kind is submitted here; false if nothing is.
  @discardableResult
  func submit(_ trigger: SubmitTriggers) -> Bool {
    let actions = scope.box(SubmitKey.self).value.filter { !$0.triggers.isDisjoint(with: trigger) }
    for action in actions { action.run() }
    return !actions.isEmpty
  }
}

nonisolated extension View {
  /// Calls an action when a field in this view is submitted.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(SubmitModifier(action: SubmitAction(triggers: triggers, run: action)))
  }

  /// Keeps what is submitted in this view from the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}
