import CairnCore
import Foundation

/// AppKit's menu. The menu of a view is its context menu.
///
/// ```swift
/// let menu = NSMenu(title: "Note")
/// menu.addItem(withTitle: "Rename", action: #selector(rename), keyEquivalent: "")
/// view.menu = menu
/// ```
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] {
    get { ownItems }
    set {
      removeAllItems()
      newValue.forEach(addItem)
    }
  }
  private var ownItems: [NSMenuItem] = []
  /// Changes the menu before it is shown.
  open weak var delegate: (any NSMenuDelegate)?
  /// Whether items without a method, and those that their targets refuse, cannot be chosen.
  open var autoenablesItems = true
  /// The menu with the item that opens this one.
  public var supermenu: NSMenu? { opener?.menu }
  /// The item that opens this menu.
  weak var opener: NSMenuItem?

  /// Creates a menu.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates a menu without a title.
  public override convenience init() { self.init(title: "") }

  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }

  /// Adds an item at the end, and returns it.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }

  /// Adds an item before the one at an index. An index beyond the ends stands for the nearest end.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu?.removeItem(newItem)
    newItem.menu = self
    ownItems.insert(newItem, at: min(max(index, 0), items.count))
  }

  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) {
    guard let index = ownItems.firstIndex(where: { $0 === item }) else { return }
    ownItems.remove(at: index).menu = nil
  }

  /// Removes the item at an index, if there is one.
  open func removeItem(at index: Int) { item(at: index).map(removeItem) }

  /// Removes all items.
  open func removeAllItems() {
    for item in ownItems { item.menu = nil }
    ownItems = []
  }

  /// Sets the menu that an item opens.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// Returns the item at an index, or `nil` if there is none.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// Returns the first item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Returns the first item with a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Returns the index of an item, or -1.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// Returns the index of the first item with a title, or -1.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }

  /// Lets the targets decide which items can be chosen.
  open func update() { for item in items { item.validate() } }

  /// Chooses the item at an index, if there is one.
  open func performActionForItem(at index: Int) { item(at: index)?.choose() }

  /// Shows the menu in a dialog. The item and the location have no effect.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
    guard let window = FrontSession.current?.frontWindow, !items.isEmpty else { return false }
    let root = WindowRoot.of(window)
    root.presentInTurn(dialog(root))
    return true
  }

  /// Shows a menu in a dialog. The event has no effect.
  public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: .zero, in: view)
  }

  private func dialog(_ root: WindowRoot) -> UIAlertController {
    prepare()
    let dialog = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for item in items where !item.isHidden && !item.isSeparatorItem {
      let action = UIAlertAction(title: item.title, style: .default) { _ in
        if let submenu = item.submenu { root.presentInTurn(submenu.dialog(root)) } else { item.choose() }
      }
      action.isEnabled = item.isEnabled
      dialog.addAction(action)
    }
    dialog.addAction(UIAlertAction(title: Text.ownWord("Cancel", in: .current), style: .cancel))
    return dialog
  }

  /// Brings the items up to date before they are shown.
  func prepare() {
    delegate?.menuNeedsUpdate(self)
    update()
  }
}

/// Changes a menu before it is shown.
///
/// ```swift
/// func menuNeedsUpdate(_ menu: NSMenu) { menu.items = recentItems }
/// ```
@preconcurrency @MainActor
public protocol NSMenuDelegate: NSObjectProtocol {
  /// Called before a menu is shown.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Called when a menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// Called when a menu has closed. Never called.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
}
