import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

nonisolated extension View {
  /// Adds an accessibility action named by a view.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(AssistiveMenuModifier(attached: Button(action: action, label: label)))
  }
}

nonisolated extension View {
  /// Builds the view's accessibility label from texts and its existing label.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    NamedView(content: self, name: content(PlaceholderContentView(content: ContentOf(self))))
  }
}

/// A view with an accessibility label built from texts.
nonisolated private struct NamedView<Content: View, Name: View>: View {
  let content: Content
  let name: Name

  @MainActor var body: some View { content.accessibilityLabel(spoken) }

  @MainActor private var spoken: Text {
    let words = name.parts.compactMap { part in
      part.view is PlaceholderContentView<Content> ? TextOfLabel.of(content) : TextOfLabel.of(part.view)
    }
    return words.dropFirst().reduce(words.first ?? Text(verbatim: "")) { $0 + Text(verbatim: ", ") + $1 }
  }
}
