import CairnCore
import CairnScreen
import CairnValues

/// What a menu offers, as a value: hosts show it by their own means.
@MainActor
package indirect enum MenuPart {
  case item(MenuItem)
  case submenu(title: String, [MenuPart])
  /// The options of a picker among other items.
  case options(title: String, [MenuPart])
  case section(title: String?, [MenuPart])
  case divider

  /// Returns what elements offer, such as those of an open menu, a context menu or a menu of the menu bar.
  package static func parts(of elements: some Sequence<Element>) -> [MenuPart] {
    elements.flatMap { parts(from: $0) }
  }

  private static func parts(from element: Element) -> [MenuPart] {
    switch element.role {
    case .divider: [.divider]
    case .menu: [.submenu(title: element.label ?? "", items(of: element))]
    case .picker: [.options(title: label(of: element), parts(of: element.children))]
    case .section: [.section(title: element.heading, parts(of: element.children))]
    case .header, .footer: []
    case .button, .link, .field, .secureField, .textEditor, .toggle, .option, .slider, .stepper, .menuItem, .datePicker,
      .colorPicker, .disclosure, .tab, .backButton, .row:
      [.item(MenuItem(element))]
    case .text, .image, .shape, .spacer, .progress, .gauge, .group, .list, .scrollArea, .table, .window, .stack, .page,
      .bar, .split, .column, .tabs, .sheet, .popover, .alert, .dialog, .inspector, .menuBar:
      parts(of: element.children)
    }
  }

  /// Returns the name of a picker, without its options.
  private static func label(of picker: Element) -> String {
    if let label = picker.semantics?.label { return label }
    let words = picker.children.filter(\.optionsInside.isEmpty)
    return words.flatMap { $0.ownText.map { [$0] } ?? $0.textsInside }.joined(separator: " ")
  }

  /// Returns what a menu offers. The items of one on a page are in a list that pops up; a menu of the menu bar contains them.
  package static func items(of menu: Element) -> [MenuPart] {
    let lists = menu.children.filter(\.popsUp)
    return lists.isEmpty ? parts(of: menu.children) : parts(of: lists.flatMap(\.children))
  }

  /// Returns all items in one list, each with the titles of the submenus and pickers that it is in.
  package static func list(of parts: [MenuPart], in path: [String] = []) -> [(path: [String], item: MenuItem)] {
    parts.flatMap { part -> [(path: [String], item: MenuItem)] in
      switch part {
      case .item(let item): [(path, item)]
      case .submenu(let title, let inner), .options(let title, let inner):
        list(of: inner, in: title.isEmpty ? path : path + [title])
      case .section(_, let inner): list(of: inner, in: path)
      case .divider: []
      }
    }
  }
}

/// An item of a menu.
@MainActor
package struct MenuItem {
  /// How an item shows whether it is on.
  package enum Mark: Equatable {
    case check(Bool)
    case choice(Bool)
  }

  /// The effect of choosing an item.
  package enum Act: Equatable {
    case activate, delete
    case move(by: Int)
  }

  package let element: Element
  package let act: Act
  package let title: String
  package let isEnabled: Bool
  package let mark: Mark?
  package let shortcut: KeyboardShortcut?

  init(_ element: Element) {
    self.element = element
    act = .activate
    title = element.label ?? element.textsInside.joined(separator: " ")
    isEnabled = !element.isInert
    shortcut = element.traits?[ShortcutTrait.self]
    mark =
      if case .toggle(let isOn) = element.content { .check(isOn) } else if element.role == .option {
        .choice(element.hasTrait(.selected))
      } else { nil }
  }

  /// An item for something that a row can do itself.
  init(_ title: String, of row: Element, _ act: Act) {
    element = row
    self.act = act
    self.title = title
    isEnabled = if case .move(let places) = act { row.move(by: places) != nil } else { true }
    mark = nil
    shortcut = nil
  }

  package var isOn: Bool {
    mark == .check(true) || mark == .choice(true) || act == .activate && element.hasTrait(.selected)
  }
  package var isDestructive: Bool { act == .delete || element.hasTrait(.destructive) }
}
