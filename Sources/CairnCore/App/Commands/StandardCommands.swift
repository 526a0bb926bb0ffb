import CairnScreen
import CairnValues

/// Commands that show and hide the sidebar.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { SidebarCommands() }
/// ```
public struct SidebarCommands: Commands {
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(replacing: .sidebar) {
      WindowCommand(title: "Toggle Sidebar", shortcut: KeyboardShortcut("s", modifiers: [.control, .command])) {
        $0.split?.toggleSidebar()
      }
    }
  }
}

/// Commands for the toolbar; hosts that let a person change it put theirs here.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { ToolbarCommands() }
/// ```
public struct ToolbarCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for what is typed; fields of the host answer their keys themselves.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { TextEditingCommands() }
/// ```
public struct TextEditingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for the look of what is typed; fields here have none to change.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { TextFormattingCommands() }
/// ```
public struct TextFormattingCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide the inspector.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { InspectorCommands() }
/// ```
public struct InspectorCommands: Commands {
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A command about the window it stands in.
struct WindowCommand: View {
  let title: LocalizedStringKey
  let shortcut: KeyboardShortcut?
  let action: @MainActor (SceneWindow) -> Void
  @Environment(\.sceneWindow) private var window

  var body: some View {
    Button(title) { if let window = window.window { action(window) } }.keyboardShortcut(shortcut)
  }
}

extension EnvironmentValues {
  var sceneWindow: WeakWindow { self[WindowKey.self] }
}

/// What every app can do without a word: a new window, where there can be several.
struct NewWindowCommand: View {
  @Environment(\.supportsMultipleWindows) private var isPossible

  var body: some View {
    if isPossible {
      WindowCommand(title: "New Window", shortcut: KeyboardShortcut("n")) { $0.openAnother() }
    }
  }
}

extension SceneWindow {
  /// Opens another window of the same scene.
  func openAnother() {
    guard let source, !source.isSingle else { return }
    session.openWindow(from: source)
  }
}
