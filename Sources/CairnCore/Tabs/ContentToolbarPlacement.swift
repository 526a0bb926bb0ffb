import CairnScreen
import CairnUnsafe

/// The part of the content a toolbar belongs to.
///
/// ```swift
/// .contentToolbar(for: .tabViewSidebar) { Button("Add") { add() } }
/// ```
public struct ContentToolbarPlacement: Sendable, Equatable {
  /// The tab sidebar.
  public static var tabViewSidebar: ContentToolbarPlacement { ContentToolbarPlacement() }
}

nonisolated extension View {
  /// Adds views to the toolbar of a part of this view.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabExtraModifier(place: .sidebarToolbar, extra: content()))
  }

  /// Adds items to the toolbar of a part of this view.
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(TabExtraModifier(place: .sidebarToolbar, extra: SidebarItems(items: content())))
  }
}
