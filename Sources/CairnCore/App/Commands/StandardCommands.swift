import CairnScreen
import CairnValues

/// Commands that show and hide the sidebar.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { SidebarCommands() }
/// ```
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(replacing: .sidebar) {
      WindowCommand(title: "Toggle Sidebar", shortcut: KeyboardShortcut("s", modifiers: [.control, .command])) {
        $0.split?.toggleSidebar()
      }
    }
  }
}

/// Commands for customizing the toolbar. Has no effect, because users cannot customize toolbars.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { ToolbarCommands() }
/// ```
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for editing text. Has no effect, because text fields have their own keys.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { TextEditingCommands() }
/// ```
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands for formatting text. Has no effect, because text fields have no formatting.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { TextFormattingCommands() }
/// ```
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Commands that show and hide the inspector. Has no effect.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { InspectorCommands() }
/// ```
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// A command that acts on its window.
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
  /// The window that contains the view.
  package var sceneWindow: WeakWindow { self[WindowKey.self] }
}

/// The command every app has by default: a new window, where several are possible.
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
