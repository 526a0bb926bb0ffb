import CairnCore
import CairnHosting
import CairnScreen
import CairnValues

// The palette of pages and commands, and the list of keys.
extension WebTab {
  func offerPalette() {
    guard let controller else { return }
    let commands = controller.paletteCommands(recent: history.recent)
    shown.palette = commands
    let entries = commands.map { command in
      [command.title, name(of: command), words(command.about), command.shortcut?.keysShown ?? ""].map(\.printable)
    }
    offer("Commands", "Search pages and commands", entries, runs: true)
  }

  func run(_ number: Int) {
    guard shown.palette.indices.contains(number - 1), let window else { return }
    let command = shown.palette[number - 1]
    shown.palette = []
    switch command.act {
    case .choose(let item): self.command(item.element.id.number)
    case .press(let element), .showTab(let element): if element.isInReach { tap(element) }
    case .select(let element): if element.isInReach { _ = session.send(.select, to: element) }
    case .goBack(let depth): _ = window.frontStack?.goBack(toDepth: depth)
    case .open(let address): session.open(address, named: address.path, in: window)
    case .openSettings: session.openSettings()
    }
  }

  private func name(of command: PaletteCommand) -> String { command.source.name(in: words, host: "App") }

  func offerKeys() {
    var entries = Self.keys.map { meaning, group, keys in [words(meaning), words(group), "", keys] }
    if !hasMenus { entries.removeAll { $0[3] == InputTable.menusKey } }
    let commands = controller?.paletteCommands(recent: RecentPages()) ?? []
    for command in commands {
      guard let keys = command.shortcut?.keysShown else { continue }
      entries.append([command.title, name(of: command), "", keys].map(\.printable))
    }
    offer("Keys", "Search pages and commands", entries, runs: false)
  }

  private static let keys = [
    ("Next, previous", "Move", "Tab, Shift+Tab"), ("Choose a row", "Move", "↑ ↓"),
    ("Go to the start or the end", "Move", "Home, End"), ("Open, press, switch", "Act", "Enter, Space"),
    ("Show actions", "Act", "Shift+F10"), ("Show the app's menus", "Act", InputTable.menusKey ?? ""),
    ("Close the front panel", "Act", InputTable.leaveKey ?? ""), ("Go back, go forward", "Act", "Alt+← →"),
    ("Show all commands", "Find and more", "Ctrl+K"), ("Show these keys", "Find and more", "?"),
  ]

  private func offer(_ name: String, _ prompt: String, _ entries: [[String]], runs: Bool) {
    let texts = [name, prompt, "No matching commands"].map { words($0) }
    post { $0.palette(texts, entries, runs: runs) }
  }
}

extension KeyboardShortcut {
  /// The name of the keys for the user.
  fileprivate var keysShown: String { ShortcutKeys.name(of: self).replacing("Control", with: "Ctrl") }
}
