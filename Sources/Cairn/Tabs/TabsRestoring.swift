import CairnCore
import CairnUnsafe
import SwiftUI

/// Restores the paths of several stacks and the selected tab before the content is made, and saves what changes.
nonisolated private struct TabsRestoringModifier<Tab: Hashable & Codable & CaseIterable>: ViewModifier {
  private let read: () -> NavigationTabs<Tab>
  private let connection: SceneConnection<TabsRestorer<Tab>>

  init(_ part: String, _ tabs: Binding<NavigationTabs<Tab>>, version: Int, rules: [RestorationRule]) {
    read = { tabs.wrappedValue }
    let tabs = Handed(tabs)
    connection = SceneConnection(id: part) { scene in
      TabsRestorer(part, version: version, rules: RuleSet(rules), in: scene, tabs: tabs.value)
    }
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: read()) { connection.keeper?.changed(from: $0, to: $1) }
  }
}

/// One restorer for each path, and one for the selection.
@MainActor
private final class TabsRestorer<Tab: Hashable & Codable & CaseIterable> {
  private let archive: SceneArchive
  private var paths: [Tab: Restorer<NavigationPath>] = [:]
  private let selection: Restorer<Tab>

  init(
    _ part: String, version: Int, rules: RuleSet, in scene: SceneValues, tabs: Binding<NavigationTabs<Tab>>
  ) {
    archive = SceneArchive(part, version: version, rules: rules, in: scene)
    for (index, tab) in Tab.allCases.enumerated() {
      paths[tab] = Restorer("tab \(Self.name(of: tab) ?? "\(index)")", in: archive, coder: .path(rules)) {
        tabs.wrappedValue[tab] = $0
      }
    }
    selection = Restorer("selection", in: archive, coder: .single(rules)) { tabs.wrappedValue.selection = $0 }
  }

  /// The tab as JSON, which stays when cases are added or reordered.
  private static func name(of tab: Tab) -> String? { archivedText(of: tab) }

  func changed(from old: NavigationTabs<Tab>, to new: NavigationTabs<Tab>) {
    for (tab, restorer) in paths where old[tab] != new[tab] { restorer.changed(to: new[tab]) }
    if old.selection != new.selection { selection.changed(to: new.selection) }
    archive.write()
  }
}

nonisolated extension View {
  /// Saves the paths of several stacks and the selected tab for each scene, and restores them at the next launch before the
  /// first frame.
  ///
  /// ```swift
  /// TabView(selection: $tabs.selection) { … }
  ///   .restoresNavigation("tabs", tabs: $tabs)
  /// ```
  public func restoresNavigation<Tab: Hashable & Codable & CaseIterable>(
    _ name: String, tabs: Binding<NavigationTabs<Tab>>, version: Int = 1, rules: [RestorationRule] = []
  ) -> some View {
    modifier(TabsRestoringModifier(name, tabs, version: version, rules: rules))
  }
}
