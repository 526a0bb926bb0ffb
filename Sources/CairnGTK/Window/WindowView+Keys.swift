#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues

  // Keys that no widget handles: the app's shortcuts, and going back.
  extension WindowView {
    func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let held = modifiers.eventModifiers
      if let equivalent = KeyEquivalent(gdkKey: key), offer(equivalent, held) { return true }
      switch Int32(bitPattern: key) {
      case GDK_KEY_Escape where held.isEmpty: return escape()
      case GDK_KEY_Left where held == .option: return isMirrored ? false : goBack()
      case GDK_KEY_Right where held == .option: return isMirrored ? goBack() : false
      case GDK_KEY_Left where held.isEmpty: return turnPage(isMirrored ? 1 : -1)
      case GDK_KEY_Right where held.isEmpty: return turnPage(isMirrored ? -1 : 1)
      case GDK_KEY_Back: return goBack()
      case GDK_KEY_Menu where held.isEmpty, GDK_KEY_F10 where held == .shift:
        return showContextMenuAtFocus()
      case GDK_KEY_Return where held.isEmpty, GDK_KEY_KP_Enter where held.isEmpty, GDK_KEY_space where held.isEmpty:
        return pressFocused()
      case GDK_KEY_F5 where held.isEmpty, GDK_KEY_r where held == .control:
        guard let part = scene.screen.root?.partToRefresh else { return false }
        return send(.refresh, to: part)
      case GDK_KEY_F9 where held.isEmpty:
        guard let split = scene.split else { return false }
        split.toggleSidebar()
        return true
      default: return false
      }
    }

    /// Turns a page of the front content, if there are pages.
    private func turnPage(_ step: Int) -> Bool {
      guard let root = scene.screen.root else { return false }
      for part in (root.layers.first ?? []).reversed() {
        let pages = part.isPaged ? part : part.firstInside { $0.isPaged && !$0.isUnseen }
        if let pages { return send(.step(step), to: pages) }
      }
      return false
    }

    private var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Offers the key as a shortcut. Command on Apple's keyboards is Control here.
    private func offer(_ key: KeyEquivalent, _ held: EventModifiers) -> Bool {
      guard let session = host.session else { return false }
      if held.contains(.control) {
        let rest = held.subtracting(.control)
        if session.offer(KeyboardShortcut(key, modifiers: rest.union(.command)), in: scene) { return true }
      }
      return session.offer(KeyboardShortcut(key, modifiers: held), in: scene)
    }

    /// Leaves whatever is in front: a dialog, a sheet, the page.
    private func escape() -> Bool {
      guard let root = scene.screen.root, let front = root.layers.first?.first, front !== root else { return goBack() }
      if front.role == .sheet, let stack = scene.frontStack, stack.depth > 0, goBack() { return true }
      return leave(front)
    }

    /// Performs the leave action of a dialog, sheet or popover.
    @discardableResult
    func leave(_ front: Element) -> Bool {
      if front.role == .alert || front.role == .dialog,
        let cancel = front.firstInside(where: { $0.hasTrait(.cancels) && $0.events.contains(.activate) })
      {
        return send(.activate, to: cancel)
      }
      return front.events.contains(.dismiss) && send(.dismiss, to: front)
    }
  }

  extension GdkModifierType {
    var eventModifiers: EventModifiers {
      var held: EventModifiers = []
      if rawValue & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
      if rawValue & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.control) }
      if rawValue & GDK_ALT_MASK.rawValue != 0 { held.insert(.option) }
      if rawValue & GDK_SUPER_MASK.rawValue != 0 { held.insert(.command) }
      return held
    }
  }

  extension KeyEquivalent {
    init?(gdkKey key: UInt32) {
      switch Int32(bitPattern: key) {
      case GDK_KEY_Up: self = .upArrow
      case GDK_KEY_Down: self = .downArrow
      case GDK_KEY_Left: self = .leftArrow
      case GDK_KEY_Right: self = .rightArrow
      case GDK_KEY_Home: self = .home
      case GDK_KEY_End: self = .end
      case GDK_KEY_Page_Up: self = .pageUp
      case GDK_KEY_Page_Down: self = .pageDown
      case GDK_KEY_Delete: self = .deleteForward
      case GDK_KEY_Return, GDK_KEY_KP_Enter: self = .return
      case GDK_KEY_Tab: self = .tab
      case GDK_KEY_BackSpace: self = .delete
      case GDK_KEY_Escape: self = .escape
      default:
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(key))), scalar.value >= 0x20 else {
          return nil
        }
        self = KeyEquivalent(Character(scalar))
      }
    }
  }
#endif
