import CairnValues

nonisolated extension View {
  /// Sets the size of controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Limits the size of controls in this view to a range.
  public func controlSize<R: RangeExpression<ControlSize>>(_ range: R) -> some View {
    transformEnvironment(\.controlSize) { size in
      guard !range.contains(size) else { return }
      let allowed = ControlSize.allCases.filter(range.contains)
      if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
    }
  }
}
