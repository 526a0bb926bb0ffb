import CairnValues

extension EnvironmentValues {
  /// The text size the user has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set {
      self[DynamicTypeSizeKey.self] = newValue
      setTypeSizeOfTexts(newValue)
    }
  }

  /// Shows texts in a size that the app asks for. The usual size needs no change.
  private mutating func setTypeSizeOfTexts(_ size: DynamicTypeSize) {
    let isSet = texts.fontChanges.contains { if case .typeSize = $0 { true } else { false } }
    guard isSet || size != .large else { return }
    texts.fontChanges.removeAll { if case .typeSize = $0 { true } else { false } }
    if size != .large { texts.fontChanges.append(.typeSize(size)) }
  }
}

nonisolated extension View {
  /// Sets the text size in this view. Has no effect in a terminal.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the text size in this view to a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let nearest = allowed.first.map { size < $0 ? $0 : allowed[allowed.count - 1] }
      size = nearest ?? size
    }
  }
}
