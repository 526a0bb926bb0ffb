extension View {
  /// The views a builder put one after the other, each for itself. What builders put together from branches and groups
  /// is taken apart; a view of any other kind is one.
  @MainActor var parts: [AnyView] {
    if let parted = self as? any PartedView { return parted.separated }
    return self is EmptyView ? [] : [AnyView(self)]
  }
}

/// A view that stands for several, one, or none.
protocol PartedView {
  @MainActor var separated: [AnyView] { get }
}

extension TupleView: PartedView {
  @MainActor var separated: [AnyView] {
    withUnsafePointer(to: value) { members.parts(UnsafeRawPointer($0)) }
  }
}

extension Group: PartedView where Content: View {
  @MainActor var separated: [AnyView] { content.parts }
}

extension Optional: PartedView where Wrapped: View {
  @MainActor var separated: [AnyView] { self?.parts ?? [] }
}

extension _ConditionalContent: PartedView where TrueContent: View, FalseContent: View {
  @MainActor var separated: [AnyView] {
    switch storage {
    case .first(let content): content.parts
    case .second(let content): content.parts
    }
  }
}
