import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A menu defined by the app.
///
/// ```swift
/// CommandMenu("Shapes") { Button("Add a Circle", action: addCircle) }
/// ```
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let part: CommandPart<Content>

  /// Creates a command menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    part = CommandPart(place: .menu(name), content: content())
  }

  /// Creates a command menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a command menu with a name from a string resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  /// Creates a command menu with a name that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    CommandPartNode(commands.part, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    downcast(node, to: CommandPartNode<Content>.self).update(commands.part)
  }
}

/// Commands before, after or in place of a standard group.
///
/// ```swift
/// CommandGroup(after: .newItem) { Button("New Folder", action: addFolder) }
/// ```
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let part: CommandPart<Content>

  /// Creates a group before a standard one.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: .before(group), content: addition())
  }

  /// Creates a group after a standard one.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: .after(group), content: addition())
  }

  /// Creates a group in place of a standard one.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: .replacing(group), content: addition())
  }

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    CommandPartNode(commands.part, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    downcast(node, to: CommandPartNode<Content>.self).update(commands.part)
  }
}

/// A standard group of commands.
///
/// ```swift
/// CommandGroup(replacing: .help) { Button("Handbook", action: openHandbook) }
/// ```
public struct CommandGroupPlacement: Hashable, Sendable {
  enum Group: String, CaseIterable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, windowList, singleWindowList
    case help
  }

  let group: Group

  /// The commands about the app, such as About.
  public static let appInfo = CommandGroupPlacement(group: .appInfo)
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement(group: .appSettings)
  /// The system's services.
  public static let systemServices = CommandGroupPlacement(group: .systemServices)
  /// The commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(group: .appVisibility)
  /// The command that quits the app.
  public static let appTermination = CommandGroupPlacement(group: .appTermination)
  /// The commands that create or open documents.
  public static let newItem = CommandGroupPlacement(group: .newItem)
  /// The commands that save documents.
  public static let saveItem = CommandGroupPlacement(group: .saveItem)
  /// The commands that import and export.
  public static let importExport = CommandGroupPlacement(group: .importExport)
  /// The commands that print.
  public static let printItem = CommandGroupPlacement(group: .printItem)
  /// Undo and Redo.
  public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
  /// Cut, Copy and Paste.
  public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
  /// The commands that edit text.
  public static let textEditing = CommandGroupPlacement(group: .textEditing)
  /// The commands that format text.
  public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
  /// The commands for the toolbar.
  public static let toolbar = CommandGroupPlacement(group: .toolbar)
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement(group: .sidebar)
  /// The commands that resize windows.
  public static let windowSize = CommandGroupPlacement(group: .windowSize)
  /// The commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(group: .windowArrangement)
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(group: .windowList)
  /// The windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(group: .singleWindowList)
  /// The help.
  public static let help = CommandGroupPlacement(group: .help)
}

extension CommandGroupPlacement.Group {
  /// The menu that contains the group.
  var menu: StandardMenu {
    switch self {
    case .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination: .app
    case .newItem, .saveItem, .importExport, .printItem: .file
    case .undoRedo, .pasteboard, .textEditing: .edit
    case .textFormatting: .format
    case .toolbar, .sidebar: .view
    case .windowSize, .windowArrangement, .windowList, .singleWindowList: .window
    case .help: .help
    }
  }
}

/// The standard menus, in order. An app's own menus come before the last two.
enum StandardMenu: String, CaseIterable {
  case app, file, edit, format, view, window, help

  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// Views for the menus, and their place in them.
nonisolated struct CommandPart<Content: View> {
  let place: CommandPlace
  let content: Content
}

enum CommandPlace {
  case menu(Text)
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
}

/// A part the menu bar collects from its commands.
@MainActor
protocol CommandPartSource: Node {
  var place: CommandPlace { get }
  var items: [Element] { get }
}

final class CommandPartNode<Content: View>: UnaryNode, CommandPartSource {
  private(set) var place: CommandPlace

  init(_ part: CommandPart<Content>, under parent: Node) {
    place = part.place
    super.init(under: parent)
    child = Content._makeNode(part.content, under: self)
  }

  func update(_ part: CommandPart<Content>) {
    place = part.place
    structureChanged()
    Content._updateNode(child, to: part.content)
  }

  var items: [Element] {
    var elements: [Element] = []
    child.collectElements(into: &elements)
    return elements
  }
}
