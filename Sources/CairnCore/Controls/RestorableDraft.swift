import CairnScreen
import CairnValues

/// The text that a user entered into a field. It is shown again only if the field has the text that it had before the user began.
@MainActor
final class RestorableDraft: RestorablePart {
  let name: String
  private weak var node: LeafNode<FieldElement>?
  private let isSecret: Bool
  private var base: String?
  private var wanted: Draft<String>?

  init(of node: LeafNode<FieldElement>) {
    self.node = node
    let environment = EnvironmentValues(in: node.scope)
    let title = node.view.title?.string(locale: environment.locale) ?? ""
    name = title.isEmpty ? "field" : "field \(title)"
    isSecret = node.view.kind == .secure || environment.isPrivate
  }

  var element: Element? { node?.element }

  var content: RestorableContent? {
    if isSecret { return nil }
    return .value(
      Binding<Draft<String>?>.unread(get: { [weak self] in self?.draft }, set: { [weak self] in self?.wanted = $0 }))
  }

  private var draft: Draft<String>? {
    if let wanted { return wanted }
    guard let base, let text = node?.view.text.wrappedValue, text != base else { return nil }
    return Draft(before: base, value: text)
  }

  /// Called before the user changes the text.
  func willEdit(_ text: String) {
    wanted = nil
    base = base ?? text
  }

  func followTurn() {
    guard let wanted, let node else { return }
    let text = node.view.text.wrappedValue
    guard wanted.continues(from: text) else { return }
    base = wanted.before
    self.wanted = nil
    if text != wanted.value { node.view.text.wrappedValue = wanted.value }
  }
}

extension Node {
  /// Called before the user changes the text of this field.
  func willEdit(_ text: String) { (graph.restorations?.part(of: self) as? RestorableDraft)?.willEdit(text) }
}
