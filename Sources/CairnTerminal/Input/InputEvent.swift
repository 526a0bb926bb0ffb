import CairnHosting

/// What came from the keyboard, the mouse, or the terminal itself.
package enum InputEvent: Equatable, Sendable {
  case key(Key)
  case mouse(Mouse)
  case paste(String)
  /// The terminal's window has got the focus, or lost it.
  case focus(Bool)
  case report(Report)
}

/// Something the mouse did at a place, counted from 0.
package struct Mouse: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case press(Button)
    /// The buttons at the side, which go from page to page.
    case back, forward
    case drag(Button)
    case release
    case move
    /// By so many lines or columns.
    case scroll(x: Int, y: Int)
  }

  package enum Button: Sendable { case left, middle, right }

  package var action: Action
  package var x: Int
  package var y: Int
  package var modifiers: Key.Modifiers

  package init(_ action: Action, x: Int, y: Int, modifiers: Key.Modifiers = []) {
    self.action = action
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}

/// What the terminal answers when it is asked.
package enum Report: Equatable, Sendable {
  /// Its background, 0xRRGGBB.
  case background(UInt32)
  /// What it is; every terminal answers this one, so that nothing asked for before can still come.
  case attributes
  case cursor(x: Int, y: Int)
}
