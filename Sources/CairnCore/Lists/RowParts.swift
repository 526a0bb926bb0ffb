import CairnScreen
import CairnValues

/// Views that belong to the row around each element of the content, such as its background and swipe actions.
nonisolated struct RowPartModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  enum Part {
    case background
    case trailing(fullSwipe: Bool)
    case leading(fullSwipe: Bool)
  }

  let attached: Attached
  let part: Part
  var isBehind: Bool { false }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(.passThrough) }

  /// Stores the attached views as parts of the row; the wrapper only carries them.
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    var parts = element.traits?[RowPartsTrait.self] ?? RowParts()
    switch part {
    case .background: parts.background = attached
    case .trailing(let fullSwipe):
      if parts.trailing.isEmpty { parts.fullSwipeTrailing = fullSwipe }
      parts.trailing += attached
    case .leading(let fullSwipe):
      if parts.leading.isEmpty { parts.fullSwipeLeading = fullSwipe }
      parts.leading += attached
    }
    wrapper.setChildren([element])
    wrapper.setTrait(RowPartsTrait.self, parts)
    return true
  }
}

nonisolated extension View {
  /// Sets the background of the row this view is in.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowPartModifier(attached: view, part: .background))
  }

  /// Adds swipe actions to the row.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      RowPartModifier(
        attached: content(),
        part: edge == .trailing ? .trailing(fullSwipe: allowsFullSwipe) : .leading(fullSwipe: allowsFullSwipe)))
  }
}
