import CairnHosting
import CairnMessages

/// What keys and movements of the pointer mean, for the script.
struct InputTable {
  // The names of keys, as in `KeyboardEvent.key`.
  static let leaveKey = ShortcutKeys.name { KeyBindings.intent(for: $0) == .leave }
  static let menusKey = ShortcutKeys.name(where: KeyBindings.opensMenus)

  /// Lengths in pixels and times in milliseconds.
  let limits = [
    // How far a pressed pointer may move and still hold.
    (name: "slack", limit: 8),
    // After which time a press is a hold, and a finger moves a row.
    (name: "hold", limit: 500), (name: "grip", limit: 400),
    // From which movement on a mouse drags an item, and a finger swipes a row.
    (name: "drag", limit: 1), (name: "swipe", limit: 30),
    // How near to its edge a list scrolls while a row is moved, and how far at once.
    (name: "edge", limit: 40), (name: "scroll", limit: 12),
  ]

  var json: String {
    let keys = [("leave", Self.leaveKey), ("menus", Self.menusKey)].map { "\"\($0)\":\(JSON.quoted($1 ?? ""))" }
    return "{\((keys + limits.map { "\"\($0.name)\":\($0.limit)" }).joined(separator: ","))}"
  }
}
