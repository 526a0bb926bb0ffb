/// An event from the keyboard, the mouse, or the terminal itself.
package enum InputEvent: Equatable, Sendable {
  case key(Key)
  case mouse(Mouse)
  case paste(String)
  /// The terminal's window gained or lost the focus.
  case focus(Bool)
  case report(Report)
}

/// A key press.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right, home, end, pageUp, pageDown, insert, deleteForward
    case enter, tab, backspace, escape, menu
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // In the order of the terminals' own numbers.
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let alt = Modifiers(rawValue: 1 << 1)
    package static let control = Modifiers(rawValue: 1 << 2)
    package static let `super` = Modifiers(rawValue: 1 << 3)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package static func character(_ scalar: Unicode.Scalar, _ modifiers: Modifiers = []) -> Key {
    Key(.character(scalar), modifiers)
  }
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
  /// The background, 0xRRGGBB.
  case background(UInt32)
  /// The device attributes. Every terminal replies to this query, after which no earlier reply can arrive.
  case attributes
  case cursor(x: Int, y: Int)
}
