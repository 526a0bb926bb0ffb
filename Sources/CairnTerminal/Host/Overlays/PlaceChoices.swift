/// The earlier pages and the other windows, to go to.
extension TerminalHost {
  /// Shows the pages below the top one, to jump to.
  func showPages() -> Bool {
    guard let stack = window?.frontStack, stack.canGoBack else { return false }
    let titles = stack.titles
    guard titles.count > 1 else { return false }
    let choices = titles.enumerated().map { depth, title in
      let mark = depth == 0 ? "" : String(repeating: "  ", count: min(depth, 8) - 1) + "└ "
      return ChoiceOverlay.Choice(title: mark + (title.isEmpty ? words("Untitled") : title)) { host in
        _ = host.window?.frontStack?.goBack(toDepth: depth)
      }
    }
    return show(
      ChoiceOverlay(
        title: words("Pages"), choices: choices, selected: max(titles.count - 2, 0),
        anchor: reachable.last { $0.element.role == .backButton && !$0.seen.isEmpty }?.seen))
  }

  /// Shows the open windows, the front one first, to switch to or close.
  func showWindows() -> Bool {
    guard windows.count > 1 else { return false }
    let choices = windows.reversed().map { window in
      ChoiceOverlay.Choice(
        title: window.title ?? words("Untitled"),
        removal: { host in
          host.session.close(window)
          host.session.runTurns()
          _ = host.showWindows()
        },
        action: { $0.session.bringForward(window) })
    }
    return show(ChoiceOverlay(title: words("Windows"), choices: choices, selected: 1))
  }
}
