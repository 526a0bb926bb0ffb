import SwiftUI

/// The paths of several stacks, and which of them is shown, in one value.
///
/// ```swift
/// @State private var tabs = NavigationTabs(Section.shop)
///
/// TabView(selection: $tabs.selection) {
///   Tab("Shop", systemImage: "bag", value: .shop) {
///     NavigationStack(path: $tabs[.shop]) { Shop() }
///   }
///   Tab("Orders", systemImage: "shippingbox", value: .orders) {
///     NavigationStack(path: $tabs[.orders]) { Orders() }
///   }
/// }
/// ```
///
/// It is a value: compare it, copy it, change several stacks in one step, and test where buttons lead without any view.
public struct NavigationTabs<Tab: Hashable>: Equatable {
  /// A way from one tab to a page of another.
  private struct Jump: Equatable {
    let origin: Tab
    let target: Tab
    /// The number of pages of the target's path below the one that was pushed; `nil` if none was, or if it is gone.
    var depth: Int?
  }

  private var shown: Tab
  private var paths: [Tab: NavigationPath] = [:]
  private var jumps: [Jump] = []

  /// Creates empty paths, and selects a tab.
  public init(_ selection: Tab) { shown = selection }

  /// The tab that is shown. When a user selects a tab, the ways from other tabs are forgotten.
  public var selection: Tab {
    get { shown }
    set {
      shown = newValue
      jumps = []
    }
  }

  /// The path of a tab's stack. Going back from the page that ``go(to:pushing:)`` has pushed selects the tab where it was
  /// called.
  public subscript(tab: Tab) -> NavigationPath {
    get { paths[tab] ?? NavigationPath() }
    set {
      let origin = backTab
      set(newValue, of: tab)
      guard let origin, tab == shown, jumps.last?.depth == newValue.count else { return forgetPages(of: tab) }
      jumps.removeLast()
      shown = origin
      forgetPages(of: tab)
    }
  }

  /// The tab where the user came from by ``go(to:)`` or ``go(to:pushing:)``, and to which ``goBack()`` leads. It is `nil` after
  /// the user has selected a tab.
  public var origin: Tab? { jumps.last?.origin }

  /// The tab to which going back from the shown page leads, if it is the one that was pushed on the way.
  ///
  /// ```swift
  /// OrderView(order: order)
  ///   .navigationBackTitle(tabs.backTab.map { "\($0.title)" })
  /// ```
  public var backTab: Tab? { jumps.last.flatMap { $0.depth == self[shown].count - 1 ? $0.origin : nil } }

  /// Selects a tab and pushes a value in it. Going back from the page leads to the tab that is selected now.
  ///
  /// ```swift
  /// Button("Show Order") { tabs.go(to: .orders, pushing: order) }
  /// ```
  public mutating func go(to tab: Tab, pushing value: some Hashable & Codable) {
    jump(to: tab, above: self[tab].count)
    paths[tab, default: NavigationPath()].append(value)
  }

  /// Selects a tab and pushes a value in it that cannot be encoded.
  @_disfavoredOverload
  public mutating func go(to tab: Tab, pushing value: some Hashable) {
    jump(to: tab, above: self[tab].count)
    paths[tab, default: NavigationPath()].append(value)
  }

  /// Selects a tab. ``goBack()`` leads to the one that is selected now.
  public mutating func go(to tab: Tab) { jump(to: tab, above: nil) }

  /// Returns to the tab that the user came from, and removes the page that was pushed on the way. Returns `false` if the user
  /// has selected this tab.
  @discardableResult
  public mutating func goBack() -> Bool {
    guard let jump = jumps.popLast() else { return false }
    if let depth = jump.depth, self[shown].count > depth {
      var path = self[shown]
      path.removeLast(path.count - depth)
      set(path, of: shown)
      forgetPages(of: shown)
    }
    shown = jump.origin
    return true
  }

  private mutating func set(_ path: NavigationPath, of tab: Tab) { paths[tab] = path.isEmpty ? nil : path }

  /// Ways to pages that are gone no longer end when their page leaves.
  private mutating func forgetPages(of tab: Tab) {
    let count = self[tab].count
    for index in jumps.indices where jumps[index].target == tab {
      if let depth = jumps[index].depth, depth >= count { jumps[index].depth = nil }
    }
  }

  private mutating func jump(to tab: Tab, above depth: Int?) {
    guard tab != shown else { return }
    jumps.append(Jump(origin: shown, target: tab, depth: depth))
    shown = tab
  }
}
