import CairnCore
import CairnHosting
import CairnValues

extension TerminalHost {
  /// Shows the palette: the app's menus, the pages reachable from here, and the host's commands.
  func showCommands() -> Bool {
    var tabCount = 0
    let shared = (controller?.paletteCommands(recent: shownPages.recent) ?? []).map { command in
      if command.source == .tab { tabCount += 1 }
      return self.command(command, tab: tabCount)
    }
    return show(CommandPalette(shared + ownCommands, in: words))
  }

  private func command(_ command: PaletteCommand, tab: Int) -> CommandPalette.Command {
    CommandPalette.Command(
      title: command.source == .app ? words(command.title) : command.title,
      menu: command.source.name(in: words, host: "Terminal"), about: words(command.about),
      keys: command.source == .tab && tab < 10 ? "\(tab)" : command.shortcut?.keysHere ?? ""
    ) { $0.perform(command.act) }
  }

  private func perform(_ act: PaletteCommand.Act) {
    switch act {
    case .choose(let item): _ = click(item.element)
    case .showTab(let tab): _ = click(tab)
    case .press(let element):
      move(to: element)
      _ = element.leadsOn ? click(element) : press(element)
    case .select(let element):
      move(to: element)
      _ = session.send(.select, to: element)
    case .goBack(let depth): _ = window?.frontStack?.goBack(toDepth: depth)
    case .open(let address): if let window { session.open(address, named: address.path, in: window) }
    case .openSettings: session.openSettings()
    }
  }

  private var ownCommands: [CommandPalette.Command] {
    var commands: [CommandPalette.Command] = []
    func add(
      _ title: String, _ keys: String, _ about: String, if isPossible: Bool = true,
      _ action: @escaping @MainActor (TerminalHost) -> Void
    ) {
      guard isPossible else { return }
      commands.append(
        CommandPalette.Command(
          title: words(title), menu: words("Terminal"), about: words(about), keys: keys, action: action))
    }
    add("Go Back", "Esc", "Goes to the previous page", if: shownPages.front?.canGoBack == true) {
      _ = $0.perform(.back)
    }
    add("Earlier Pages", "b", "Jumps to an earlier page", if: (shownPages.front?.depth ?? 0) > 1) { _ = $0.showPages() }
    add("Search This Page", "/", "Moves to the search field", if: searchField != nil) { _ = $0.perform(.search) }
    add("Windows", "w", "Shows the app's windows", if: windows.count > 1) { _ = $0.showWindows() }
    add("Diagnostics", "F12", "Shows Cairn's diagnostics") { _ = $0.showDiagnostics() }
    for name in ThemeName.allCases where name != theme.name {
      let title = words("Theme %1", name.rawValue.capitalized)
      add(title, "", "Changes the colors") { $0.useTheme(name) }
    }
    add("Keys", "?", "Shows all keys") { _ = $0.showKeys() }
    add("Redraw", "^L", "Repairs the screen after other output") {
      $0.redraw()
    }
    add("Quit", "q", "Ends the app") { $0.quit() }
    return commands
  }
}

extension KeyboardShortcut {
  /// The keys for a shortcut in a terminal, or `nil` if terminals have no bytes for them.
  fileprivate var keysHere: String? {
    let controls: EventModifiers = [.command, .control]
    let name: String
    switch key.character {
    case "a"..."z", "A"..."Z": name = key.character.uppercased()
    default:
      // Only letters can be combined with Control.
      guard modifiers.isDisjoint(with: controls), key.character.isASCII, !key.character.isWhitespace,
        key.character.isLetter || key.character.isNumber || key.character.isPunctuation
      else { return nil }
      name = String(key.character)
    }
    let isControl = !modifiers.isDisjoint(with: controls)
    // With Control, Shift cannot be detected.
    if isControl, modifiers.contains(.shift) { return nil }
    return (modifiers.contains(.option) ? "Alt " : "") + (isControl ? "^" : "") + name
  }
}
