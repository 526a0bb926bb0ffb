extension ListNode: LinkSelecting {
  func select(_ value: LinkValue) -> Bool {
    let tag = Tag(value: value.hashable, includesOptional: true)
    guard let selection, selection.accepts(tag) else { return false }
    choose(tag)
    return true
  }
}

extension ListNode: ColumnSelection {
  /// A multiple selection never navigates.
  var hasSelection: Bool { selection.map { !$0.isMultiple && $0.selected != nil } ?? false }

  var selectedValue: (any Hashable)? { selection?.selected?.base as? any Hashable }

  var page: PageNode? { scope.box(PageKey.self).value.page }

  func clear() { selection?.clear() }
}
