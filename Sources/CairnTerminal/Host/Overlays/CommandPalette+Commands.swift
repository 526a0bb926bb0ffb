import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

extension TerminalHost {
  /// Shows the palette: the app's menus, the pages reachable from here, and the host's commands.
  func showCommands() -> Bool {
    let commands = menuCommands + barCommands + pageCommands + recentCommands + addressCommands + ownCommands
    return show(CommandPalette(commands, in: words))
  }

  // MARK: Pages

  /// The commands that navigate: forward from here, to other tabs, back to earlier pages.
  private var pageCommands: [CommandPalette.Command] {
    var commands: [CommandPalette.Command] = []
    for target in reachable {
      if let command = command(leadingOnBy: target) { commands.append(command) }
    }
    for (index, tab) in tabs.enumerated() {
      let isShown = tab.hasTrait(.selected)
      commands.append(
        CommandPalette.Command(
          title: tab.label ?? words("Untitled"), menu: words("Tab"),
          about: isShown ? words("The current tab") : words("Shows this tab"),
          keys: index < 9 ? "\(index + 1)" : ""
        ) { _ = $0.click(tab) })
    }
    if let stack = window?.frontStack, stack.canGoBack {
      for (depth, title) in stack.titles.enumerated().dropLast().reversed() {
        commands.append(
          CommandPalette.Command(
            title: title.isEmpty ? words("Untitled") : title, menu: words("Earlier"),
            about: words("Goes back to this page")
          ) { _ = $0.window?.frontStack?.goBack(toDepth: depth) })
      }
    }
    return commands
  }

  /// Returns a command that follows a row or link, or selects a row of a sidebar.
  private func command(leadingOnBy target: HitMap.Target) -> CommandPalette.Command? {
    let element = target.element
    let leadsOn = element.leadsOn
    let isChosen = !leadsOn && element.isRow && element.events.contains(.select)
    guard leadsOn || isChosen, let label = element.label ?? element.textsInside.first else { return nil }
    let texts = element.textsInside
    let title = texts.first ?? label
    let more = texts.dropFirst().joined(separator: ", ")
    return CommandPalette.Command(
      title: title, menu: leadsOn ? words("Page") : words("Row"),
      about: !more.isEmpty ? more : leadsOn ? words("Opens from here") : words("Shows its content")
    ) { host in
      host.move(to: element)
      _ = leadsOn ? host.click(element) : host.session.send(.select, to: element)
    }
  }

  /// The commands that lead to pages by the app's URL patterns, from wherever the user is.
  private var addressCommands: [CommandPalette.Command] {
    guard let window else { return [] }
    return session.listedAddresses(in: window).map { address in
      command(leadingTo: address, title: address.title, menu: words("Page"))
    }
  }

  /// The commands that lead to pages that the user has seen.
  private var recentCommands: [CommandPalette.Command] {
    let shown = shownPages.front?.address
    return shownPages.recent.pages.filter { $0.address != shown }.prefix(9).map {
      command(leadingTo: $0.address, title: $0.title, menu: words("Recent"))
    }
  }

  private func command(leadingTo address: PageAddress, title: String, menu: String) -> CommandPalette.Command {
    let path = "/" + address.segments.joined(separator: "/")
    return CommandPalette.Command(title: title, menu: menu, about: path) { host in
      guard let window = host.window else { return }
      host.session.open(address, named: path, in: window)
    }
  }

  // MARK: Commands

  /// The items in the bars of the pages in front.
  private var barCommands: [CommandPalette.Command] {
    reachable.compactMap { target in
      let element = target.element
      guard target.isInBar, element.isReadyInBar, let title = element.label, !title.isEmpty else { return nil }
      return CommandPalette.Command(
        title: title, menu: words("Toolbar"), about: element.help ?? words("In the toolbar")
      ) { host in
        host.move(to: element)
        _ = host.press(element)
      }
    }
  }

  private var menuCommands: [CommandPalette.Command] {
    guard let bar = window?.menuBar else { return [] }
    return MenuPart.list(of: MenuPart.parts(of: bar.children)).compactMap { path, item in
      guard item.isEnabled, item.element.events.contains(.activate), !item.title.isEmpty else { return nil }
      return CommandPalette.Command(
        title: (item.isOn ? "✓ " : "") + item.title, menu: path.joined(separator: " › "),
        about: item.element.help ?? words("App command"), keys: item.shortcut?.keysHere ?? ""
      ) { _ = $0.click(item.element) }
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
    add("Settings", "", "Opens the app's settings", if: session.hasSettings) { $0.session.openSettings() }
    add("Diagnostics", "F12", "Shows Cairn's diagnostics") { _ = $0.showDiagnostics() }
    for name in ThemeName.allCases where name != theme.name {
      let title = words("Theme %@").replacingOccurrences(of: "%@", with: name.rawValue.capitalized)
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

extension Element {
  /// Whether it is an item of a bar that does something now. Going back and tabs have separate commands.
  fileprivate var isReadyInBar: Bool {
    switch control {
    case .button, .toggle, .menu, .picker, .link: canHaveFocus
    case .backButton, .tab, .menuItem, .option, .disclosure, .field, .textEditor, .datePicker, .colorPicker, .stepper,
      .measure, nil:
      false
    }
  }

  /// The app's help text.
  fileprivate var help: String? {
    for case .help(let text) in effects { return text }
    return nil
  }
}
