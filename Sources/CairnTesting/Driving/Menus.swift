import CairnCore
import CairnScreen

extension TestHost {
  /// The labels in an element's context menu.
  public func contextMenu(
    of label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> [String] {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      session.contextMenu(of: try finder.one(label)).flatMap(\.menuLabels)
    }
  }

  /// Opens an element's context menu and chooses from it.
  public func choose(
    _ item: String, fromContextMenuOf label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try choose(item, fromContextMenuOf: finder.one(label), calledBy: label)
    }
  }

  func choose(_ item: String, fromContextMenuOf element: Element, calledBy label: String) throws(Failure) {
    let menu = session.contextMenu(of: element)
    for element in menu {
      if let found = Finder(root: element).candidates(item).first { return try send(.activate, to: found) }
    }
    throw Failure(.noChoice(item, in: "context menu of \"\(label)\"", available: menu.flatMap(\.menuLabels)))
  }

  /// The menus of the front window's menu bar, each with its items.
  public var menus: [(name: String, items: [String])] {
    settleForQuestion()
    return openMenus
  }

  private var openMenus: [(name: String, items: [String])] {
    guard let bar = window?.menuBar else { return [] }
    return bar.children.map { menu in
      (menu.label ?? "", menu.inside.dropFirst().filter { $0.role.isActionable }.compactMap(\.label))
    }
  }

  /// Chooses a command from a menu of the menu bar.
  public func choose(
    _ item: String, fromMenu menu: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      guard let found = window?.menuBar?.children.first(where: { $0.label == menu }) else {
        throw Failure(.noChoice(menu, in: "menu bar", available: openMenus.map(\.name)))
      }
      try send(.activate, to: Finder(root: found).one(item))
    }
  }
}

extension Element {
  var menuLabels: [String] { label.map { [$0] } ?? textsInside }
}
