extension View {
  /// The views listed in a builder, one by one. Builders' branches and groups are flattened; any other view is
  /// one part.
  @MainActor var parts: [AnyView] {
    if let parted = self as? any PartedView { return parted.separated }
    return self is EmptyView ? [] : [AnyView(self)]
  }
}

/// A view that stands for several views, one, or none.
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
