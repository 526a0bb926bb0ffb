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
    modifier(SelectionModifier(selection: selection, selected: selected))
  }
}

private nonisolated struct SelectionModifier<Page: Routable, Selection: Hashable>: ViewModifier {
  let selection: Binding<Selection>
  let selected: @MainActor (Page) -> Selection?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      RevealModifier { address in
        guard let page = Page.page(atStartOf: address), let wanted = selected(page) else { return nil }
        if selection.wrappedValue != wanted { selection.wrappedValue = wanted }
        return { selection.wrappedValue == wanted }
      })
  }
}

extension Routable {
  /// The page of the longest start of an address that is a route.
  @MainActor fileprivate static func page(atStartOf address: PageAddress) -> Self? {
    let rules: [any PageURLRule] = [RoutesRule<Self>(unknown: nil)]
    return rules.path(to: address)?.values.last as? Self
  }
}
