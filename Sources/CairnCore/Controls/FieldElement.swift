import CairnScreen
import CairnValues
import Foundation

/// The element shared by all kinds of text field.
nonisolated struct FieldElement: _LeafView {
  typealias Body = Never
  enum Kind { case plain, secure, editor }

  let kind: Kind
  let text: Binding<String>
  let title: Text?
  let prompt: Text?
  let axis: Axis
  var selection: Binding<TextSelection?>?
  /// Runs when the user presses Return.
  var commit: @MainActor () -> Void = {}

  @MainActor static var _role: Role { .field }

  @MainActor static func _makeNode(_ view: FieldElement, under parent: _Node) -> _Node {
    let node = LeafNode(view, under: parent)
    node.graph.restorations?.add(RestorableDraft(of: node), of: node)
    return node
  }

  @MainActor func _fill(_ handle: _ElementHandle) {
    let element = handle.element
    switch kind {
    case .plain: element.role = .field
    case .secure: element.role = .secureField
    case .editor: element.role = .textEditor
    }
    let environment = handle.environment
    let title = title?.string(locale: environment.locale)
    let texts = environment[TextSurroundingsKey.self]
    var shown = FieldContent(
      text: text.wrappedValue, prompt: prompt?.string(locale: environment.locale) ?? title ?? "",
      style: texts.textStyle, isMultiline: axis == .vertical, lineLimit: texts.lineLimit,
      input: environment[TextInputKey.self])
    shown.alignment = texts.alignment
    shown.selection = selection?.wrappedValue?.characters(of: shown.text)
    if case .field(let old) = element.content, old == shown {} else { element.content = .field(shown) }
    element.setLayout(kind == .editor ? .editor : .field)
    handle.look(
      kind == .editor ? .textEditor(environment.textEditorStyle.look) : .textField(environment.textFieldStyle.look))
    let isUnseen = environment.labelsVisibility == .hidden
    handle.control([.edit, .submit, .focus]) {
      let label = title == "" ? nil : title
      $0.setUnseenLabel(isUnseen ? label : nil)
      $0.label = label
    }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    switch event.event {
    case .edit(let new):
      let old = text.wrappedValue
      if node.graph.restorations != nil { node.willEdit(old) }
      text.wrappedValue = new
      selection?.wrappedValue = TextSelection(after: old, became: text.wrappedValue)
    case .selectText(let range):
      guard let selection else { return false }
      selection.wrappedValue = TextSelection(characters: range, of: text.wrappedValue)
    case .submit:
      // In an editor, Return inserts a line break.
      if kind == .editor { return false }
      commit()
      node.submit(.text)
    default: return false
    }
    return true
  }
}

/// Reports when the focus enters or leaves the content.
nonisolated struct FocusWatchModifier: UnaryModifier {
  typealias Body = Never
  let changed: @MainActor (Bool) -> Void

  final class ModifierNode: WatchingNode, UnaryModifierNode, FocusFollower {
    var modifier: FocusWatchModifier

    init(_ modifier: FocusWatchModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window?.focus.add(self)
    }

    func modifierChanged(from old: FocusWatchModifier) {}

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    func contains(_ element: Element) -> Bool { elements.contains { $0 === element } }

    func focusChanged(_ isFocused: Bool) { modifier.changed(isFocused) }

    override func willUnmount() { window?.focus.remove(self) }
  }
}
