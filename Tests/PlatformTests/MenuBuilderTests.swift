import CairnTesting
import SwiftUI
import Testing

/// Menus that a delegate builds, and keyboard shortcuts of controllers.
@MainActor @Suite("Menus of UIKit", .serialized)
struct MenuBuilderTests {
  private final class Games: UIResponder, UIApplicationDelegate {
    static var lines: [String] = []
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Board()
      window?.makeKeyAndVisible()
      return true
    }

    func begin(_ sender: AnyObject?) { Self.lines.append("begin \((sender as? UICommand)?.title ?? "")") }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      let begin = UIKeyCommand(
        input: "N", modifierFlags: .command,
        action: Selector("begin:") { (it: Games, sender) in it.begin(sender) })
      begin.title = "New Game"
      let turn = UICommand(title: "Turn", action: Selector("turn") { (it: Board) in it.turn() })
      let hidden = UICommand(title: "Hidden", action: "turn", attributes: .hidden)
      builder.remove(menu: .format)
      builder.replaceChildren(ofMenu: .file) { [begin] + $0 }
      builder.insertSibling(
        UIMenu(title: "Board", identifier: .init("board"), children: [turn, hidden]), afterMenu: .edit)
      builder.insertChild(
        UIMenu(
          title: "Level", options: .displayInline,
          children: [UIAction(title: "Hard") { _ in Self.lines.append("hard") }]),
        atEndOfMenu: .init("board"))
    }
  }

  private final class Board: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = "Board"
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      view.addSubview(label)
    }
    func turn() { Games.lines.append("turn") }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Turn left", action: Selector("turn") { (it: Board) in it.turn() }, input: UIKeyCommand.inputLeftArrow,
          modifierFlags: .command)
      ]
    }
  }

  @Test func aDelegatesMenusAreCommands() throws {
    Games.lines = []
    let host = TestHost(_DelegateApp<Games>.self)
    #expect(host.texts == ["Board"])
    let menus = Dictionary(uniqueKeysWithValues: host.menus.map { ($0.name, $0.items) })
    #expect(menus["File"]?.contains("New Game") == true)
    #expect(menus["Board"] == ["Turn", "Hard"])
    #expect(menus["Format"] == nil)
    try host.choose("New Game", fromMenu: "File")
    try host.choose("Turn", fromMenu: "Board")
    try host.choose("Hard", fromMenu: "Board")
    #expect(Games.lines == ["begin New Game", "turn", "hard"])
    try host.press("n", modifiers: .command)
    #expect(Games.lines.last == "begin New Game")
  }

  @Test func aShownControllersShortcutsAreTaken() throws {
    Games.lines = []
    let host = TestHost(_DelegateApp<Games>.self)
    try host.press(.leftArrow, modifiers: .command)
    #expect(Games.lines == ["turn"])
    // Nobody can see the shortcut or move to it.
    #expect(host.texts == ["Board"])
    #expect(throws: (any Error).self) { try host.focus("Turn left") }
  }

  @Test func menusAreFoundReplacedAndRemoved() {
    let menu = MainMenuBuilding()
    #expect(menu.titles(of: .file) == [])
    menu.builder.insertChild(UIMenu(title: "One", identifier: .init("one")), atStartOfMenu: .file)
    menu.builder.insertSibling(UIMenu(title: "Zero"), beforeMenu: .init("one"))
    #expect(menu.titles(of: .file) == ["Zero", "One"])
    menu.builder.replace(menu: .init("one"), with: UIMenu(title: "Uno"))
    #expect(menu.titles(of: .file) == ["Zero", "Uno"])
    menu.builder.remove(menu: .file)
    #expect(menu.builder.menu(for: .file) == nil)
    menu.builder.remove(menu: .root)
    menu.builder.remove(menu: .init("nothing"))
    #expect(menu.builder.menu(for: .edit) != nil)
  }

  /// A builder, as an app's delegate gets one.
  @MainActor private struct MainMenuBuilding {
    let builder: any UIMenuBuilder

    private final class Taker: UIResponder, UIApplicationDelegate {
      static var taken: (any UIMenuBuilder)?
      override func buildMenu(with builder: any UIMenuBuilder) { Self.taken = builder }
    }

    init() {
      _ = TestHost(_DelegateApp<Taker>.self)
      builder = Taker.taken!
    }

    func titles(of menu: UIMenu.Identifier) -> [String] { builder.menu(for: menu)?.children.map(\.title) ?? [] }
  }
}
