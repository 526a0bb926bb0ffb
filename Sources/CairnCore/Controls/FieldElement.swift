import CairnScreen
import CairnValues
import Foundation

/// The element of every kind of text field.
nonisolated struct FieldElement: _LeafView {
  typealias Body = Never
  enum Kind { case plain, secure, editor }

  let kind: Kind
  let text: Binding<String>
  let title: Text?
  let prompt: Text?
  let axis: Axis
  /// Called when a person is done with the field.
  let commit: @MainActor () -> Void

  @MainActor static var _role: Role { .field }

  @MainActor func _fill(_ handle: _ElementHandle) {
    let element = handle.element
    switch kind {
    case .plain: element.role = .field
    case .secure: element.role = .secureField
    case .editor: element.role = .textEditor
    }
    let environment = handle.environment
    let title = title?.string(locale: environment.locale)
    let shown = FieldContent(
      text: text.wrappedValue, prompt: prompt?.string(locale: environment.locale) ?? title ?? "",
      style: environment[TextSurroundingsKey.self].textStyle, isMultiline: axis == .vertical,
      input: environment[TextInputKey.self])
    if case .field(let old) = element.content, old == shown {} else { element.content = .field(shown) }
    element.setLayout(kind == .editor ? .filling : .field)
    handle.look(style: environment[TextFieldStyleKey.self])
    handle.control([.edit, .submit, .focus]) { $0.label = title == "" ? nil : title }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard let node = node as? LeafNode<FieldElement> else { return false }
    switch event.event {
    case .edit(let new): text.wrappedValue = new
    case .submit:
      commit()
      EnvironmentValues(in: node.scope)[SubmitKey.self].submit(.text)
    case .focus(let wanted):
      if !wanted { commit() }
      return node.element.takeFocus(wanted, in: node.graph)
    default: return false
    }
    return true
  }
}

/// What a person finishes by pressing Return.
struct SubmitActions {
  var actions: [(triggers: SubmitTriggers, action: @MainActor () -> Void)] = []

  @MainActor func submit(_ trigger: SubmitTriggers) {
    for entry in actions.reversed() where entry.triggers.contains(trigger) { entry.action() }
  }
}

struct SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel? { nil }
}

nonisolated struct SubmitModifier: _EnvironmentModifier {
  typealias Body = Never
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  func _write(to values: inout EnvironmentValues) { values[SubmitKey.self].actions.append((triggers, action)) }
}

nonisolated struct SubmitScopeModifier: _EnvironmentModifier {
  typealias Body = Never
  let isBlocking: Bool

  func _write(to values: inout EnvironmentValues) {
    if isBlocking { values[SubmitKey.self] = SubmitActions() }
  }
}

nonisolated extension View {
  /// Does something when a person finishes a field in this view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps what happens in fields of this view from those who wait for it further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }

  /// Sets what the Return key is called in fields of this view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(key: SubmitLabelKey.self, submitLabel)
  }
}
