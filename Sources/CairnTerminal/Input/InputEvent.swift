import CairnHosting

/// An event from the keyboard, the mouse, or the terminal itself.
package enum InputEvent: Equatable, Sendable {
  case key(Key)
  case mouse(Mouse)
  case paste(String)
  /// The terminal's window gained or lost the focus.
  case focus(Bool)
  case report(Report)
}

/// A mouse event at a position, counted from 0.
package struct Mouse: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case press(Button)
    /// The side buttons, which navigate between pages.
    case back, forward
    case drag(Button)
    case release
    case move
    /// The number of lines or columns.
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

/// A terminal's reply to a query.
package enum Report: Equatable, Sendable {
  /// The background, the text, or one of the sixteen colors, 0xRRGGBB.
  case color(TerminalColors.Place, UInt32)
  /// The device attributes. Every terminal replies to this query, after which no earlier reply can arrive.
  case attributes
  case cursor(x: Int, y: Int)
  /// The terminal's name in lowercase letters, and the first two numbers of its version.
  case terminal(name: String, version: [Int])
  /// The terminal shows pictures by kitty's protocol.
  case graphics
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)

  /// The number in the question about pictures.
  static let graphicsID = 31
}
