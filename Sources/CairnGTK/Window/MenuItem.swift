#if GTK
  import CairnCore
  import CairnScreen
  import CairnValues

  /// An item in a menu.
  @MainActor
  enum MenuItem {
    /// An action. A marked one shows whether it is on.
    case action(title: String, isEnabled: Bool, isMarked: Bool?, keys: String? = nil, act: @MainActor () -> Void)
    case submenu(title: String, items: [MenuItem])
    /// Items between separators, with an optional title.
    case section(title: String?, items: [MenuItem])

    /// Returns the items for elements. Dividers and sections separate them.
    static func items(of elements: [Element], activate: @escaping @MainActor (Element) -> Void)
      -> [MenuItem]
    {
      var sections: [MenuItem] = []
      var current: [MenuItem] = []
      func endSection(title: String? = nil) {
        if !current.isEmpty { sections.append(.section(title: title, items: current)) }
        current = []
      }
      func visit(_ element: Element) {
        switch element.role {
        case .divider: endSection()
        case .menu:
          let inner = element.children.filter(\.popsUp).flatMap(\.children)
          current.append(
            .submenu(title: element.label ?? "", items: items(of: inner, activate: activate)))
        case .section:
          endSection()
          element.children.forEach(visit)
          endSection(
            title: element.children.first { $0.role == .header }?.textsInside.joined(separator: " ")
          )
        case .header, .footer: break
        case _ where element.role.isActionable && element.role != .picker:
          var isMarked: Bool?
          if case .toggle(let isOn) = element.content { isMarked = isOn }
          if element.role == .option { isMarked = element.hasTrait(.selected) }
          current.append(
            .action(
              title: element.label ?? element.textsInside.joined(separator: " "),
              isEnabled: !element.hasTrait(.disabled) && !element.events.isEmpty, isMarked: isMarked,
              keys: element.traits?[ShortcutTrait.self]?.accelerator
            ) { activate(element) })
        default: element.children.forEach(visit)
        }
      }
      elements.forEach(visit)
      endSection()
      return sections
    }
  }
#endif
