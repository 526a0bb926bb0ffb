import CairnCore
import Foundation
import SwiftUI

/// Translates between URLs and whole paths, by an app's routes.
struct RoutesRule<Page: Routable>: PageURLRule {
  let unknown: (@MainActor (URL) -> any View)?

  var problem: String? { nil }
  var namesWholeAddresses: Bool { true }

  // A route says what the whole address means, never a part.
  func fit(_ address: PageAddress) -> PageURLFit? { nil }
  func value(of address: PageAddress) -> (any Hashable)? { nil }

  func path(to address: PageAddress) -> [any Hashable]? {
    let path = Page.path(to: RouteAddress(address))
    return path.isEmpty ? nil : path
  }

  func address(of value: any Hashable) -> PageAddress? {
    guard type(of: value) == Page.self, let page = value as? Page else { return nil }
    return page.address?.pageAddress
  }

  var listedAddresses: [PageAddress] { Page._routesToList.compactMap { $0.address?.pageAddress } }

  func viewForUnknown(_ url: URL) -> (any View)? { unknown?(url) }
}

extension View {
  /// Gives the pages of the navigation stacks inside the URLs of their routes.
  ///
  /// ```swift
  /// NavigationStack(path: $path) {
  ///   IssueList()
  ///     .navigationDestination(for: Page.self) { PageView(page: $0) }
  /// }
  /// .navigationRoutes(Page.self)
  /// ```
  ///
  /// A URL that is not handled by `onOpenURL` replaces the path with its page and the pages that belong below. In a browser,
  /// the location is the URL of the top page.
  nonisolated public func navigationRoutes<Page: Routable>(_ routes: Page.Type) -> some View {
    transformEnvironment(\.pageURLRules) { rules in rules.insert(RoutesRule<Page>(unknown: nil), at: 0) }
  }

  /// Gives the pages of the navigation stacks inside the URLs of their routes, and shows a view for other URLs.
  ///
  /// ```swift
  /// .navigationRoutes(Page.self) { url in
  ///   ContentUnavailableView("Not Found", systemImage: "questionmark", description: Text(url.absoluteString))
  /// }
  /// ```
  ///
  /// The view is pushed above the pages that exist on the way. In a browser, the status is 404.
  nonisolated public func navigationRoutes<Page: Routable, Unknown: View>(
    _ routes: Page.Type, @ViewBuilder unknown: @escaping @MainActor (URL) -> Unknown
  ) -> some View {
    transformEnvironment(\.pageURLRules) { rules in
      rules.insert(RoutesRule<Page>(unknown: { unknown($0) }), at: 0)
    }
  }
}
