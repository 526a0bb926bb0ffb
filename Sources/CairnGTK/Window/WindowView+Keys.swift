#if GTK
  import CGTK
  import CairnHosting
  import CairnScreen
  import CairnValues

  // Keys that no widget handles: the app's shortcuts, and the intents that all hosts share.
  extension WindowView {
    func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard let key = Key(gdkKey: key, modifiers) else { return false }
      if controller.offer(key) { return true }
      if KeyBindings.opensMenus(key) { return openPrimaryMenu() }
      if KeyBindings.opensContextMenu(key) { return showContextMenuAtFocus() }
      if let isDone = desktopKey(key) { return isDone }
      switch KeyBindings.intent(for: key, isMirrored: controller.isMirrored) {
      // GTK's focus is on widgets, which the app may not know.
      case .press: return pressFocused()
      case .some(let intent): return perform(intent)
      case nil: return false
      }
    }

    /// Handles the keys that every app of the desktop has. Returns `nil` for any other.
    private func desktopKey(_ key: Key) -> Bool? {
      switch (key.code, key.modifiers.subtracting(.shift)) {
      case (.character("?"), .control): showShortcuts()
      case (.character("q"), .control): host.quit()
      case (.character("w"), .control):
        // To the user, a dialog or sheet is a window.
        if isInDialog { return perform(.leave) }
        host.close(self)
      case (.character("f"), .control): return perform(.search)
      case (.character(","), .control):
        guard host.session?.hasSettings == true else { return false }
        openSettings()
      default: return nil
      }
      return true
    }

    func perform(_ intent: Intent) -> Bool { !isClosed && controller.perform(intent) }
  }

  extension GdkModifierType {
    var keyModifiers: Key.Modifiers {
      var held: Key.Modifiers = []
      if rawValue & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
      if rawValue & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.control) }
      if rawValue & GDK_ALT_MASK.rawValue != 0 { held.insert(.alt) }
      if rawValue & GDK_SUPER_MASK.rawValue != 0 { held.insert(.super) }
      return held
    }

    var eventModifiers: EventModifiers { keyModifiers.eventModifiers }
  }

  extension Key {
    init?(gdkKey key: UInt32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
      guard let code = Code(gdkKey: key) else { return nil }
      self.init(code, modifiers.keyModifiers)
    }
  }

  extension Key.Code {
    init?(gdkKey key: UInt32) {
      switch Int32(bitPattern: key) {
      case GDK_KEY_Up: self = .up
      case GDK_KEY_Down: self = .down
      case GDK_KEY_Left: self = .left
      case GDK_KEY_Right: self = .right
      case GDK_KEY_Home: self = .home
      case GDK_KEY_End: self = .end
      case GDK_KEY_Page_Up: self = .pageUp
      case GDK_KEY_Page_Down: self = .pageDown
      case GDK_KEY_Delete: self = .deleteForward
      case GDK_KEY_Return, GDK_KEY_KP_Enter: self = .enter
      case GDK_KEY_Tab: self = .tab
      case GDK_KEY_BackSpace: self = .backspace
      case GDK_KEY_Escape: self = .escape
      case GDK_KEY_Menu: self = .menu
      case GDK_KEY_Back: self = .back
      case GDK_KEY_F1...GDK_KEY_F12: self = .function(Int(Int32(bitPattern: key) - GDK_KEY_F1) + 1)
      default:
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(key))), scalar.value >= 0x20 else {
          return nil
        }
        self = .character(scalar)
      }
    }
  }
#endif
