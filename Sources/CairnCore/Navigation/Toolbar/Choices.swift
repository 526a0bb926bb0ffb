/// Something that goes away once an action in it has been chosen: an alert, a menu.
@MainActor
protocol ChoiceHost: AnyObject {
  /// Runs the action that was chosen, and goes away.
  func choose(_ action: () -> Void)
}

/// What an action inside a view belongs to.
struct ChoiceKey: EnvironmentKey {
  static var defaultValue: ChoicePlace { ChoicePlace(nil) }
}

struct ChoicePlace {
  private(set) weak var host: (any ChoiceHost)?
  init(_ host: (any ChoiceHost)?) { self.host = host }
}

extension Node {
  /// Runs the action of a button, as what the button is in wants it.
  func perform(chosen action: () -> Void) {
    let stays = scope.box(MenuDismissalKey.self).value == .disabled
    if !stays, let host = scope.box(ChoiceKey.self).value.host { host.choose(action) } else { action() }
  }
}
