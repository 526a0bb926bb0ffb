import CairnCore
import CairnValues

/// The keys that mean the same on every host.
package enum KeyBindings {
  /// What a key asks for, after the element with the focus and the app's own shortcuts have had no use for it.
  ///
  /// - Parameter isMirrored: Whether the window reads from right to left, so that Back points to the right.
  package static func intent(for key: Key, isMirrored: Bool = false) -> Intent? {
    let backward = isMirrored ? Key.Code.right : .left
    let forward = isMirrored ? Key.Code.left : .right
    return switch (key.code, key.modifiers) {
    case (.escape, []): .leave
    case (backward, .alt), (.back, []): .back
    case (forward, .alt): .forward
    case (backward, []): .turnPage(-1)
    case (forward, []): .turnPage(1)
    case (.enter, []), (.character(" "), []): .press
    case (.deleteForward, []): .delete
    case (.up, .alt): .moveRow(-1)
    case (.down, .alt): .moveRow(1)
    case (.function(5), []), (.character("r"), .control): .refresh
    case (.function(9), []): .toggleSidebar
    default: nil
    }
  }

  /// Whether a key asks for the context menu of what has the focus. Hosts show menus themselves.
  package static func opensContextMenu(_ key: Key) -> Bool {
    key == Key(.menu) || key == Key(.function(10), .shift)
  }
}

extension WindowController {
  /// Offers a key to the app's shortcuts; `false` if none takes it.
  ///
  /// Command on Apple's keyboards is Control here, so Control stands for either.
  package func offer(_ key: Key) -> Bool {
    guard let equivalent = key.equivalent else { return false }
    let held = key.modifiers.eventModifiers
    guard held.contains(.control) else {
      return session.offer(KeyboardShortcut(equivalent, modifiers: held), in: window)
    }
    let others = held.subtracting(.control)
    return [EventModifiers.command, .control].contains { modifier in
      session.offer(KeyboardShortcut(equivalent, modifiers: others.union(modifier)), in: window)
    }
  }
}
