import CairnCore
import CairnValues
import Foundation

/// An item of AppKit's menus.
///
/// ```swift
/// menu.addItem(NSMenuItem(title: "Rename", action: #selector(rename), keyEquivalent: ""))
/// ```
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method that is called when the user chooses the item.
  open var action: Selector?
  /// The object with the method.
  open weak var target: AnyObject?
  /// The key that chooses the item. An uppercase letter stands for one with the shift key.
  open var keyEquivalent: String
  /// The keys that are held meanwhile.
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags.command
  /// The menu that the item opens.
  open var submenu: NSMenu? {
    didSet {
      oldValue?.opener = nil
      submenu?.opener = self
    }
  }
  /// The menu with the item.
  public internal(set) weak var menu: NSMenu?
  /// Whether the item has a check mark.
  open var state = NSControl.StateValue.off
  /// Whether the user can choose the item. Menus that decide this themselves change it.
  open var isEnabled = true
  /// Whether the item is left out.
  open var isHidden = false
  /// The picture.
  open var image: NSImage?
  /// The number by which apps find the item.
  open var tag = 0
  /// The object that the item stands for.
  open var representedObject: Any?
  /// The text that explains the item. Stored without effect.
  open var toolTip: String?
  /// How far the item is indented. Stored without effect.
  open var indentationLevel = 0
  /// Whether the item takes the place of the one before while a key is held. Stored without effect.
  open var isAlternate = false
  /// Whether the item is a line between others.
  public private(set) var isSeparatorItem = false

  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Returns a line between items.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }

  /// Whether the item opens a menu.
  public var hasSubmenu: Bool { submenu != nil }

  /// Asks the target whether the item can be chosen, if the menu decides this itself.
  func validate() {
    guard menu?.autoenablesItems != false, submenu == nil else { return }
    if let validating = target as? any NSMenuItemValidation {
      isEnabled = validating.validateMenuItem(self)
    } else {
      isEnabled = action != nil
    }
  }

  /// Calls the method.
  func choose() {
    guard isEnabled, let action else { return }
    ActionReceiver(target, action).send(from: self)
  }

  /// The shortcut of the item.
  var shortcut: KeyboardShortcut? {
    guard let key = keyEquivalent.first else { return nil }
    var modifiers = keyEquivalentModifierMask.modifiers
    if key.isUppercase { modifiers.insert(.shift) }
    return KeyboardShortcut(KeyEquivalent(Character(key.lowercased())), modifiers: modifiers)
  }
}

/// Decides whether the items of a menu can be chosen.
///
/// ```swift
/// func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { !notes.isEmpty }
/// ```
@preconcurrency @MainActor
public protocol NSMenuItemValidation {
  /// Returns whether an item can be chosen.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

extension NSEvent {
  /// The keys that are held while another is pressed.
  ///
  /// ```swift
  /// item.keyEquivalentModifierMask = [.command, .shift]
  /// ```
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates keys from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option, which is Alt on a PC.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command, which is Control on a PC.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The help key.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// The function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// All keys.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    var modifiers: EventModifiers {
      var modifiers: EventModifiers = []
      if contains(.shift) { modifiers.insert(.shift) }
      if contains(.control) { modifiers.insert(.control) }
      if contains(.option) { modifiers.insert(.option) }
      if contains(.command) { modifiers.insert(.command) }
      return modifiers
    }
  }
}
