import CairnCore
import CairnValues
import Foundation

/// An element of a menu that sends its action to the first responder that has the method.
///
/// ```swift
/// UICommand(title: "New Game", action: #selector(newGame))
/// ```
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The method that is called.
  public let action: Selector
  /// The text that explains the command. Stored without effect.
  open var discoverabilityTitle: String?
  /// Values of the app's own.
  public let propertyList: Any?
  /// What the command means.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command has a check mark.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title, image)
  }

  /// Calls the method of the first responder that has it.
  func run() { ActionReceiver(nil, action).send(from: self) }
}

/// A command with a keyboard shortcut.
///
/// ```swift
/// UIKeyCommand(title: "New Game", action: #selector(newGame), input: "n", modifierFlags: .command)
/// ```
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, in whatever case.
  public let input: String?
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  private static let keys: [String: KeyEquivalent] = [
    inputUpArrow: .upArrow, inputDownArrow: .downArrow, inputLeftArrow: .leftArrow, inputRightArrow: .rightArrow,
    inputEscape: .escape, inputPageUp: .pageUp, inputPageDown: .pageDown, inputHome: .home, inputEnd: .end,
    inputDelete: .deleteForward, "\r": .return, "\t": .tab, "\u{8}": .delete,
  ]

  /// The shortcut of the command.
  var shortcut: KeyboardShortcut? {
    guard let input, let key = input.first else { return nil }
    if let key = Self.keys[input] { return KeyboardShortcut(key, modifiers: modifierFlags.modifiers) }
    guard input.count == 1 else { return nil }
    return KeyboardShortcut(KeyEquivalent(Character(key.lowercased())), modifiers: modifierFlags.modifiers)
  }
}

/// The keys that are held while another is pressed.
///
/// ```swift
/// UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: #selector(newGame))
/// ```
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which is Alt on a PC.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, which is Control on a PC.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  var modifiers: EventModifiers {
    let known: [(UIKeyModifierFlags, EventModifiers)] = [
      (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
      (.numericPad, .numericPad),
    ]
    return known.reduce(into: []) { modifiers, one in if contains(one.0) { modifiers.insert(one.1) } }
  }
}
