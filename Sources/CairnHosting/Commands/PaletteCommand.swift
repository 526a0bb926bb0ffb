import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues

/// A command of the palette, in which users search for pages and commands by their names.
@MainActor
package struct PaletteCommand {
  package enum Source: Equatable {
    /// The app's menus, with the titles of the menus around the item.
    case menus([String])
    case toolbar, page, row, tab, earlier, recent, app

    /// Returns the name for the user. What belongs to no menu is the host's.
    package func name(in words: OwnWords, host: String) -> String {
      switch self {
      case .menus(let path): path.joined(separator: " › ")
      case .toolbar: words("Toolbar")
      case .page: words("Page")
      case .row: words("Row")
      case .tab: words("Tab")
      case .earlier: words("Earlier")
      case .recent: words("Recent")
      case .app: words(host)
      }
    }
  }

  package enum Act {
    /// Chooses an item of the app's menus.
    case choose(MenuItem)
    /// Presses an item of a bar, or something that leads to another page.
    case press(Element)
    case showTab(Element)
    case select(Element)
    case goBack(toDepth: Int)
    case open(PageAddress)
    case openSettings
  }

  package let title: String
  package let source: Source
  /// A description in one line.
  package let about: String
  package var shortcut: KeyboardShortcut?
  package let act: Act
}

extension WindowController {
  /// Returns the commands of the palette: the app's menus, the items of the bars in front, the pages that can be reached from
  /// here, those that the user has seen or that have URLs, and the app's settings.
  package func paletteCommands(recent: RecentPages) -> [PaletteCommand] {
    let stops = focusStops
    let others = window.frontStack.map { earlierCommands($0) } ?? []
    return menuCommands + stops.filter(\.isInBar).compactMap { barCommand($0.element) }
      + stops.compactMap { leadingCommand($0.element) } + tabCommands(stops) + others
      + recentCommands(recent) + addressCommands + settingsCommands
  }

  private var menuCommands: [PaletteCommand] {
    guard root?.children.contains(where: { $0.isPresentation && $0.hasTrait(.modal) }) == false,
      let bar = window.menuBar
    else { return [] }
    return MenuPart.list(of: MenuPart.parts(of: bar.children)).compactMap { path, item in
      guard item.isEnabled, item.element.events.contains(.activate), !item.title.isEmpty else { return nil }
      return PaletteCommand(
        title: (item.isOn ? "✓ " : "") + item.title, source: .menus(path), about: item.element.help ?? "App command",
        shortcut: item.shortcut, act: .choose(item))
    }
  }

  private func barCommand(_ element: Element) -> PaletteCommand? {
    guard element.isReadyInBar, let title = element.label, !title.isEmpty else { return nil }
    return PaletteCommand(
      title: title, source: .toolbar, about: element.help ?? "In the toolbar", act: .press(element))
  }

  /// Returns a command that follows a row or link, or selects a row of a sidebar.
  private func leadingCommand(_ element: Element) -> PaletteCommand? {
    let leadsOn = element.leadsOn
    let isChosen = !leadsOn && element.isRow && element.events.contains(.select)
    let texts = element.textsInside
    guard leadsOn || isChosen, let title = texts.first ?? element.label else { return nil }
    let more = texts.dropFirst().joined(separator: ", ")
    return PaletteCommand(
      title: title, source: leadsOn ? .page : .row,
      about: !more.isEmpty ? more : leadsOn ? "Opens from here" : "Shows its content",
      act: leadsOn ? .press(element) : .select(element))
  }

  private func tabCommands(_ stops: [FocusStop]) -> [PaletteCommand] {
    stops.map(\.element).filter(\.isTab).map { tab in
      PaletteCommand(
        title: tab.label ?? "Untitled", source: .tab,
        about: tab.hasTrait(.selected) ? "The current tab" : "Shows this tab", act: .showTab(tab))
    }
  }

  private func earlierCommands(_ stack: StackReader) -> [PaletteCommand] {
    guard stack.canGoBack else { return [] }
    return stack.titles.enumerated().dropLast().reversed().map { depth, title in
      PaletteCommand(
        title: title.isEmpty ? "Untitled" : title, source: .earlier, about: "Goes back to this page",
        act: .goBack(toDepth: depth))
    }
  }

  private func recentCommands(_ recent: RecentPages) -> [PaletteCommand] {
    let shown = window.frontStack?.address
    return recent.pages.filter { $0.address != shown }.prefix(9).map {
      PaletteCommand(title: $0.title, source: .recent, about: $0.address.path, act: .open($0.address))
    }
  }

  /// The pages with URL patterns, from wherever the user is.
  private var addressCommands: [PaletteCommand] {
    session.listedAddresses(in: window).map {
      PaletteCommand(title: $0.title, source: .page, about: $0.path, act: .open($0))
    }
  }

  private var settingsCommands: [PaletteCommand] {
    guard session.hasSettings else { return [] }
    return [PaletteCommand(title: "Settings", source: .app, about: "Opens the app's settings", act: .openSettings)]
  }
}

extension PageAddress {
  package var path: String { "/" + segments.joined(separator: "/") }
}

extension Element {
  fileprivate var isTab: Bool { if case .tab? = control { true } else { false } }

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
