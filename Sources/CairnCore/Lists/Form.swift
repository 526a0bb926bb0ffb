import CairnScreen
import CairnValues

/// A container for controls and settings, arranged in rows and sections.
///
/// ```swift
/// Form {
///   TextField("Name", text: $name)
///   Toggle("Private", isOn: $isPrivate)
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content

  /// Creates a form around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    if case .own = parent.childScope.box(FormStyleKey.self).value {
      return StyledForm<Content>._makeNode(StyledForm(content: view.content), under: parent)
    }
    let node = ListNode(nil, look: .insetGrouped, under: parent)
    node.fill(with: Content._makeNode(view.content, under: node))
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    if let list = node as? ListNode {
      Content._updateNode(list.contentNode, to: view.content)
    } else {
      StyledForm<Content>._updateNode(node, to: StyledForm(content: view.content))
    }
  }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, in the style around it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A form in a custom style.
nonisolated struct StyledForm<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    if case .own(let style) = style {
      AnyView(made(by: style)).environment(key: FormStyleKey.self, .builtIn)
    }
  }

  @MainActor private func made<S: FormStyle>(by style: S) -> any View {
    let configuration = FormStyleConfiguration(content: .init(content))
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}
