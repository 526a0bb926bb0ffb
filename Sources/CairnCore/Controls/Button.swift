import CairnScreen
import CairnValues
import Foundation

/// Something to press.
///
/// ```swift
/// Button("Save") { save() }
/// ```
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, label: label())
  }
}

nonisolated extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(title))
  }
}

nonisolated extension Button: _ContainerView {
  @MainActor public static var _role: Role { .button }

  @MainActor public var _content: Label { label }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let isEnabled = handle.environment.isEnabled
    handle.element.events = isEnabled ? .activate : EventSet(rawValue: 0)
    var traits = isEnabled ? Semantics.Traits(rawValue: 0) : .disabled
    if role == .destructive { traits.insert(.destructive) }
    if role == .cancel { traits.insert(.cancels) }
    handle.element.describe(traits: traits)
  }

  @MainActor public func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .activate = event.event else { return false }
    node.perform(chosen: action)
    return true
  }
}
