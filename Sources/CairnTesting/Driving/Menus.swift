import CairnCore
import CairnScreen

extension TestHost {
  /// The menus of the window in front, each with what stands in it.
  public var menus: [(name: String, items: [String])] {
    settleForQuestion()
    guard let bar = window?.menuBar else { return [] }
    return bar.children.map { menu in
      (menu.label ?? "", menu.inside.dropFirst().filter { $0.role.isActionable }.compactMap(\.label))
    }
  }

  /// Chooses a command from one of the window's menus.
  public func choose(_ item: String, fromMenu menu: String) throws {
    try settleTurns()
    guard let found = window?.menuBar?.children.first(where: { $0.label == menu }) else {
      let names = menus.map(\.name).joined(separator: ", ")
      throw TestHostError("There is no menu \"\(menu)\" among: \(names).", screen: screenText)
    }
    let command = try Finder(root: found, screen: screenText).one(item)
    try send(.activate, to: command, item)
  }
}
