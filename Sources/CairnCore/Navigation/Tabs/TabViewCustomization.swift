import CairnValues

/// What a person has changed about the tabs of a tab view.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
/// TabView { … }.tabViewCustomization($customization)
/// ```
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var hiddenTabs: Set<String> = []
  private var shownTabs: Set<String> = []

  /// Nothing is changed.
  public init() {}

  /// What was changed about one tab.
  ///
  /// ```swift
  /// customization[tab: "com.example.home"].tabBarVisibility = .hidden
  /// ```
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab is among the tabs in a bar.
    public var tabBarVisibility = Visibility.automatic
  }

  /// What was changed about a tab, by its customization id.
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(
        tabBarVisibility: hiddenTabs.contains(id) ? .hidden : shownTabs.contains(id) ? .visible : .automatic)
    }
    set {
      hiddenTabs.remove(id)
      shownTabs.remove(id)
      switch newValue.tabBarVisibility {
      case .hidden: hiddenTabs.insert(id)
      case .visible: shownTabs.insert(id)
      case .automatic: break
      }
    }
  }

  /// Shows and hides every tab as the app would.
  public mutating func resetVisibility() {
    hiddenTabs = []
    shownTabs = []
  }
}

struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

nonisolated extension View {
  /// Keeps what a person changes about the tabs of tab views in this view.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(key: TabCustomizationKey.self, customization)
  }
}
