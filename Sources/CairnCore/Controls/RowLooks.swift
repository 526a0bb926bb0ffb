import CairnScreen

nonisolated extension View {
  func row(_ change: @escaping (inout RowLook) -> Void) -> some View {
    modifier(RowTraitModifier<RowLookTrait>(change: change, start: RowLook()))
  }

  /// Shows a row without a card, because it says that there is no content.
  func isEmptyState() -> some View { row { $0.isEmptyState = true } }

  /// Marks rows that belong to a disclosure group.
  func isNestedRow() -> some View { row { $0.isNested = true } }
}
