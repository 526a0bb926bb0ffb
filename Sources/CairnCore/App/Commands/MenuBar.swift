import CairnScreen
import CairnUnsafe
import CairnValues

/// The menus of a window, made from its scene's commands. They are not part of the window's content: the host
/// shows them where it has menus, and their shortcuts work everywhere.
@MainActor
final class MenuBarNode: Node {
  private var commands: [Node] = []
  private var groups: [CommandGroupPlacement.Group: Node] = [:]
  let element: Element
  private var menus: [String: Element] = [:]

  init(under parent: Node) {
    element = Element(on: parent.childScope.screen, role: .menuBar, layout: .column())
    super.init(under: parent)
    groups[.newItem] = NewWindowCommand._makeNode(NewWindowCommand(), under: self)
    graph.enqueueStructure(self)
  }

  /// Updates the scene's commands, ordered from the outermost modifier to the innermost.
  func update(_ new: [any Commands]) {
    for (index, commands) in new.enumerated() { update(commands, at: index) }
    while commands.count > new.count { commands.removeLast().unmount() }
    graph.enqueueStructure(self)
  }

  private func update<C: Commands>(_ new: C, at index: Int) {
    guard commands.indices.contains(index) else {
      commands.append(CommandsHolderNode(new, under: self))
      return
    }
    if let holder = commands[index] as? CommandsHolderNode<C> { return holder.update(new) }
    commands[index].unmount()
    commands[index] = CommandsHolderNode(new, under: self)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for node in groups.values { visit(node) }
    for node in commands { visit(node) }
  }

  override func collectElements(into elements: inout [Element]) {}

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var parts: [any CommandPartSource] = []
    func find(_ node: Node) {
      if let part = node as? any CommandPartSource { parts.append(part) } else { node.forEachChild(find) }
    }
    for node in commands { find(node) }
    let last: [StandardMenu] = [.window, .help]
    let first = StandardMenu.allCases.filter { !last.contains($0) }
    element.setChildren(standardMenus(first, parts) + own(parts) + standardMenus(last, parts))
  }

  private func standardMenus(_ names: [StandardMenu], _ parts: [any CommandPartSource]) -> [Element] {
    names.compactMap { name in
      let items = CommandGroupPlacement.Group.allCases.filter { $0.menu == name }.flatMap { self.items(of: $0, parts) }
      return items.isEmpty ? nil : menu(name.name, items)
    }
  }

  private func items(of group: CommandGroupPlacement.Group, _ parts: [any CommandPartSource]) -> [Element] {
    var before: [Element] = []
    var after: [Element] = []
    var replaced: [Element]?
    for part in parts {
      switch part.place {
      case .before(let place) where place.group == group: before += part.items
      case .after(let place) where place.group == group: after += part.items
      case .replacing(let place) where place.group == group: replaced = (replaced ?? []) + part.items
      default: break
      }
    }
    var standard: [Element] = []
    groups[group]?.collectElements(into: &standard)
    return before + (replaced ?? standard) + after
  }

  /// Merges menus with the same name; a standard name adds to the standard menu.
  private func own(_ parts: [any CommandPartSource]) -> [Element] {
    var names: [String] = []
    var items: [String: [Element]] = [:]
    for part in parts {
      guard case .menu(let text) = part.place else { continue }
      let name = text.string(locale: scope.box(LocaleKey.self).value)
      if items[name] == nil { names.append(name) }
      items[name, default: []] += part.items
    }
    return names.map { menu($0, items[$0] ?? []) }
  }

  private func menu(_ name: String, _ items: [Element]) -> Element {
    let menu = menus[name] ?? Element(on: element.screen, role: .menu, layout: .column())
    menus[name] = menu
    menu.describe { $0.label = name }
    menu.setChildren(items)
    return menu
  }

  override func willUnmount() {
    for menu in menus.values { menu.leave() }
    element.leave()
  }
}

/// The node of one scene modifier's commands, whatever their type.
final class CommandsHolderNode<C: Commands>: UnaryNode {
  init(_ commands: C, under parent: Node) {
    super.init(under: parent)
    child = C._makeCommands(commands, under: self)
  }

  func update(_ commands: C) { C._updateCommands(child, to: commands) }
}

extension SceneWindow {
  /// Whether the app has added commands to the window's scene.
  package var declaresCommands: Bool { source?.commands.all.isEmpty == false }
}

nonisolated extension Scene {
  /// Adds commands to the menus of this scene's windows.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = Handed<any Commands>(content())
    return changeCommands { if !$0.areSettled { $0.all.append(commands.value) } }
  }

  /// Removes the commands of this scene.
  public func commandsRemoved() -> some Scene { changeCommands { $0.areSettled = true } }

  /// Replaces the commands of this scene.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    let commands = Handed<any Commands>(content())
    return changeCommands {
      if !$0.areSettled { $0.all.append(commands.value) }
      $0.areSettled = true
    }
  }
}
