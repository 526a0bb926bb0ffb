extension PageNode {
  /// Adopts a search declared around the stack, whose root page shows it. In a split view that is the first of two
  /// columns or the second of three, unless the search asks for the sidebar.
  func takeUpSearch(_ settings: inout SearchSettings) {
    guard id == .root else { return }
    let offer = scope.box(SearchOfferKey.self).value
    guard let search = offer.search, settings.search == nil, isMeant(search) else { return }
    search.host = self
    search.offer(to: &settings)
    settings.scopes = settings.scopes ?? offer.scopes
    settings.suggestions = settings.suggestions ?? offer.suggestions
    settings.hidesSuggestions = settings.hidesSuggestions || offer.hidesSuggestions
  }

  private func isMeant(_ search: any SearchOfPage) -> Bool {
    guard let column = scope.box(ColumnKey.self).value.column else { return true }
    // The stack Cairn puts around a column's content defers to a stack inside that content.
    if stack.column != nil, column.frontStack !== stack { return false }
    let count = column.split.columns(before: column).count + 1 + column.split.columns(after: column).count
    return column.index == (search.belongsInSidebar || count == 2 ? 0 : 1)
  }
}
