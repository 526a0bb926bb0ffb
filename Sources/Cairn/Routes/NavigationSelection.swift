import CairnCore
import SwiftUI

extension View {
  /// Selects the tab or the sidebar's row in which the page of a URL is shown.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }
  ///   .navigationSelection($tab, for: Page.self) { page in
  ///     switch page {
  ///     case .order: .orders
  ///     default: .shop
  ///     }
  ///   }
  /// ```
  ///
  /// A route without a destination in the selected tab shows the tab's first page.
  ///
  /// - Parameter selected: Returns what to select for a page, or `nil` to leave the selection as it is.
  nonisolated public func navigationSelection<Page: Routable, Selection: Hashable>(
    _ selection: Binding<Selection>, for routes: Page.Type,
    selected: @escaping @MainActor (Page) -> Selection?
  ) -> some View {
    modifier(SelectionModifier(selection: selection, selected: selected, firstPage: nil))
  }

  /// Selects the tab in which the page of a URL is shown, and gives the first pages of tabs URLs.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }
  ///   .navigationSelection($tab, for: Page.self) { page in
  ///     switch page {
  ///     case .orders, .order: .orders
  ///     default: .shop
  ///     }
  ///   } firstPage: { tab in
  ///     tab == .orders ? .orders : nil
  ///   }
  /// ```
  ///
  /// The route of a first page shows the tab, and pushes nothing. In a browser, it is the location, and selecting the tab adds
  /// an entry to the history.
  ///
  /// - Parameters:
  ///   - selected: Returns what to select for a page, or `nil` to leave the selection as it is.
  ///   - firstPage: Returns the route of the first page of a tab, or `nil` if its URL is `/`.
  nonisolated public func navigationSelection<Page: Routable, Selection: Hashable>(
    _ selection: Binding<Selection>, for routes: Page.Type,
    selected: @escaping @MainActor (Page) -> Selection?, firstPage: @escaping @MainActor (Selection) -> Page?
  ) -> some View {
    modifier(SelectionModifier(selection: selection, selected: selected, firstPage: firstPage))
  }

  /// Gives tabs that are routes themselves their URLs.
  ///
  /// ```swift
  /// @Routes
  /// enum Section: Hashable {
  ///   case shop                        // the URL is /
  ///   @Route("/orders") case orders
  /// }
  ///
  /// TabView(selection: $section) { … }
  ///   .navigationSelection($section)
  /// ```
  nonisolated public func navigationSelection<Page: Routable>(_ selection: Binding<Page>) -> some View {
    navigationSelection(selection, for: Page.self) {
      $0
    } firstPage: {
      $0
    }
  }
}

private nonisolated struct SelectionModifier<Page: Routable, Selection: Hashable>: ViewModifier {
  let selection: Binding<Selection>
  let selected: @MainActor (Page) -> Selection?
  let firstPage: (@MainActor (Selection) -> Page?)?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      RevealModifier(firstPages: firstPage.map(firstPages)) { address in
        guard let page = Page.page(atStartOf: address), let wanted = selected(page) else { return nil }
        if selection.wrappedValue != wanted { selection.wrappedValue = wanted }
        return { selection.wrappedValue == wanted }
      })
  }

  @MainActor private func firstPages(_ firstPage: @escaping @MainActor (Selection) -> Page?) -> FirstPages {
    FirstPages {
      AnyHashable(selection.wrappedValue)
    } select: { value in
      guard let value = value.base as? Selection else { return false }
      if selection.wrappedValue != value { selection.wrappedValue = value }
      return true
    } page: {
      guard let page = firstPage(selection.wrappedValue), let address = page.address else { return nil }
      return (page, address.pageAddress)
    }
  }
}

extension Routable {
  /// The page of the longest start of an address that is a route.
  @MainActor fileprivate static func page(atStartOf address: PageAddress) -> Self? {
    let rules: [any PageURLRule] = [RoutesRule<Self>(unknown: nil)]
    return rules.path(to: address)?.values.last as? Self
  }
}
