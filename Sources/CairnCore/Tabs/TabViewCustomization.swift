import CairnValues

/// The user's customizations of a tab view's tabs.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
/// TabView { … }.tabViewCustomization($customization)
/// ```
public struct TabViewCustomization: Codable, Equatable, Sendable {
  private var hiddenTabs: Set<String> = []
  private var shownTabs: Set<String> = []

  /// Creates a value without customizations.
  public init() {}

  /// The customizations of one tab.
  ///
  /// ```swift
  /// customization[tab: "com.example.home"].tabBarVisibility = .hidden
  /// ```
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab appears in the tab bar.
    public var tabBarVisibility = Visibility.automatic
  }

  /// The customizations of the tab with a customization ID.
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

  /// Restores the app's visibility of every tab.
  public mutating func resetVisibility() {
    hiddenTabs = []
    shownTabs = []
  }
}

struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

nonisolated extension View {
  /// Saves the user's customizations of tab views in this view.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(key: TabCustomizationKey.self, customization)
  }
}
