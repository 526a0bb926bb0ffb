import CairnCore
import CairnValues
import Foundation

/// Changes the main menu, for the app's delegate.
///
/// ```swift
/// override func buildMenu(with builder: UIMenuBuilder) {
///   builder.insertChild(UIMenu(options: .displayInline, children: [newGame]), atStartOfMenu: .file)
/// }
/// ```
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the contents of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the app.
///
/// ```swift
/// guard builder.system == .main else { return }
/// ```
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
  /// The main menu.
  public static let main = UIMenuSystem()
  /// The menus of views.
  public static let context = UIMenuSystem()

  /// Asks for the menus to be built again. Has no effect, because they are built once.
  public func setNeedsRebuild() {}
  /// Asks for the menus to be validated again. Has no effect.
  public func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The main menu.
  public static let root = Self("com.apple.menu.root")
  /// The app's menu.
  public static let application = Self("com.apple.menu.application")
  /// The File menu.
  public static let file = Self("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The View menu.
  public static let view = Self("com.apple.menu.view")
  /// The Window menu.
  public static let window = Self("com.apple.menu.window")
  /// The Help menu.
  public static let help = Self("com.apple.menu.help")
  /// The commands about the app.
  public static let about = Self("com.apple.menu.about")
  /// The commands for the app's settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The system's services.
  public static let services = Self("com.apple.menu.services")
  /// The commands that hide and show the app.
  public static let hide = Self("com.apple.menu.hide")
  /// The command that quits the app.
  public static let quit = Self("com.apple.menu.quit")
  /// The commands that make windows.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The documents opened last.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The commands that close windows.
  public static let close = Self("com.apple.menu.close")
  /// The commands that print.
  public static let print = Self("com.apple.menu.print")
  /// Undo and Redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, Copy and Paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Find and Replace.
  public static let find = Self("com.apple.menu.find")
  /// The commands for spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The commands for automatic substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The commands for the case of letters.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The commands that read aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// The commands for fonts.
  public static let font = Self("com.apple.menu.font")
  /// The commands for text.
  public static let text = Self("com.apple.menu.text")
  /// The commands for the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The commands for the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The commands for full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The commands that resize windows.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The commands that order windows.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
