/// Something that closes once an action in it has been chosen: an alert or a menu.
@MainActor
protocol ChoiceHost: AnyObject {
  /// Runs the chosen action and closes.
  func choose(_ action: () -> Void)
}

/// The container that actions inside a view belong to.
struct ChoiceKey: EnvironmentKey {
  static var defaultValue: ChoicePlace { ChoicePlace(nil) }
}

struct ChoicePlace {
  private(set) weak var host: (any ChoiceHost)?
  init(_ host: (any ChoiceHost)?) { self.host = host }
}

extension Node {
  /// Runs a button's action through the container it is in.
  func perform(chosen action: () -> Void) {
    let stays = scope.box(MenuDismissalKey.self).value == .disabled
    if !stays, let host = scope.box(ChoiceKey.self).value.host { host.choose(action) } else { action() }
  }
}
