import SwiftUI

/// Every shape of a call that many programs use, each once: whoever compiles this has what they need.
@main
struct CallShapesApp: App {
  var body: some Scene {
    WindowGroup { CallShapes() }
      .defaultSize(width: 400, height: 300)
      .commands {
        CommandMenu("Shapes") { Button("Count") {}.keyboardShortcut("c", modifiers: [.command, .shift]) }
        CommandGroup(before: .newItem) { Button("New Shape") {} }
        SidebarCommands()
      }
  }
}

struct CallShapes: View {
  var body: some View {
    TabView {
      pages.tabItem { Label("Pages", systemImage: "doc") }
      NavigationShapes().tabItem { Label("Places", systemImage: "map") }
      SplitShapes().tabItem { Label("Columns", systemImage: "sidebar.left") }
      OlderNavigationShapes().tabItem { Label("Older", systemImage: "clock") }
      TokenShapes().tabItem { Label("Tokens", systemImage: "tag") }
    }
  }

  private var pages: some View {
    NavigationStack {
      List {
        NavigationLink("Layout") { LayoutShapes() }
        NavigationLink("Controls") { ControlShapes() }
        NavigationLink("Lists") { ListShapes() }
        NavigationLink("Tabs") { TabShapes() }
        NavigationLink("Presentations") { PresentationShapes() }
        NavigationLink("Texts") { TextShapes() }
        NavigationLink("Graphics") { GraphicsShapes() }
        NavigationLink("System") { SystemShapes() }
      }
      .navigationTitle("Call shapes")
    }
  }
}
