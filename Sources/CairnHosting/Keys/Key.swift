import CairnValues

/// A key press, as every host reports it.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    case up, down, left, right, home, end, pageUp, pageDown, insert, deleteForward
    case enter, tab, backspace, escape, menu
    /// The Back key of a keyboard or a remote control.
    case back
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

extension Key {
  /// The key as SwiftUI's type, or `nil` for keys that SwiftUI does not name.
  package var equivalent: KeyEquivalent? {
    switch code {
    case .character(let scalar): KeyEquivalent(Character(scalar))
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .deleteForward: .deleteForward
    case .enter: .return
    case .tab: .tab
    case .backspace: .delete
    case .escape: .escape
    case .insert, .menu, .back, .function: nil
    }
  }
}

extension Key.Modifiers {
  package var eventModifiers: EventModifiers {
    var held: EventModifiers = []
    if contains(.shift) { held.insert(.shift) }
    if contains(.alt) { held.insert(.option) }
    if contains(.control) { held.insert(.control) }
    if contains(.super) { held.insert(.command) }
    return held
  }
}
