import CairnCore
import CairnValues

/// The key bindings that all hosts share.
package enum KeyBindings {
  /// Returns the intent of a key that neither the focused element nor the app's shortcuts have handled.
  ///
  /// - Parameter isMirrored: Whether the layout is right to left, so that Back points to the right.
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
    case (.character("z"), .control): .undo
    case (.character("z"), [.control, .shift]), (.character("y"), .control): .redo
    default: nil
    }
  }

  /// Returns whether a key opens the app's menus. Hosts show menus themselves.
  package static func opensMenus(_ key: Key) -> Bool { key == Key(.function(10)) }

  /// Returns whether a key opens the context menu of the focused element. Hosts show menus themselves.
  package static func opensContextMenu(_ key: Key) -> Bool {
    key == Key(.menu) || key == Key(.function(10), .shift)
  }
}

extension WindowController {
  /// Handles a key: first the app's shortcuts, then the bindings that all hosts share.
  package func handle(_ key: Key) -> Bool {
    offer(key) || KeyBindings.intent(for: key, isMirrored: isMirrored).map(perform) ?? false
  }

  /// Offers a key to the app's shortcuts before the text that has the focus receives it. Text takes Return for a line
  /// break or to submit, but with Control held it is the app's.
  package func offerBeforeText(_ key: Key) -> Bool {
    key.code == .enter && !key.modifiers.isDisjoint(with: [.control, .super]) && offer(key)
  }

  /// Offers a key to the app's shortcuts. Returns `false` if none handles it.
  ///
  /// Apple's Command key is mapped to Control, so Control matches shortcuts with either.
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
