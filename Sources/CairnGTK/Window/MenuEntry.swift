#if GTK
  import CairnHosting
  import CairnScreen
  import CairnValues

  /// An entry in a menu, of the app or of the host.
  @MainActor
  enum MenuEntry {
    /// An action. A marked one shows whether it is on.
    case action(
      title: String, isEnabled: Bool = true, isMarked: Bool? = nil, keys: String? = nil, isDestructive: Bool = false,
      act: @MainActor () -> Void)
    case submenu(title: String, items: [MenuEntry])
    /// Items between separators, with an optional title.
    case section(title: String?, items: [MenuEntry])

    init(_ item: MenuItem, choose: @escaping @MainActor (MenuItem) -> Void) {
      self = .action(
        title: item.title, isEnabled: item.isEnabled, isMarked: item.mark.map { _ in item.isOn },
        keys: item.shortcut?.accelerator, isDestructive: item.isDestructive
      ) { choose(item) }
    }

    /// Returns the entries for what a menu offers, in sections.
    static func entries(of parts: [MenuPart], choose: @escaping @MainActor (MenuItem) -> Void) -> [MenuEntry] {
      var sections: [MenuEntry] = []
      var current: [MenuEntry] = []
      func endSection(title: String? = nil) {
        if !current.isEmpty { sections.append(.section(title: title, items: current)) }
        current = []
      }
      func add(_ part: MenuPart) {
        switch part {
        case .divider: endSection()
        case .submenu(let title, let inner):
          current.append(.submenu(title: title, items: entries(of: inner, choose: choose)))
        case .options(_, let inner): inner.forEach(add)
        case .section(let title, let inner):
          endSection()
          inner.forEach(add)
          endSection(title: title)
        case .item(let item):
          current.append(MenuEntry(item, choose: choose))
        }
      }
      parts.forEach(add)
      endSection()
      return sections
    }
  }
#endif
