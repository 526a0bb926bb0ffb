import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A control that performs an action when pressed.
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

  /// Creates a button with views as its label.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button with views as its label, with a role.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, label: label())
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title from a string resource.
  @preconcurrency
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleResource))
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Creates a button with a localized title, with a role.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title from a string resource, with a role.
  @preconcurrency
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(titleResource))
  }

  /// Creates a button with a title that is not localized, with a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: Text(title))
  }
}

nonisolated extension Button where Label == CairnCore.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and a symbol.
  @preconcurrency
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title that is not localized and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a localized title and a symbol, with a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and a symbol, with a role.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title that is not localized and a symbol, with a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a localized title and an image.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a button with a title from a string resource and an image.
  @preconcurrency
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a button with a title that is not localized and an image.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, image: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: CairnCore.Label(title, image: image))
  }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, in the style around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

nonisolated extension Button: _ContainerView {
  @MainActor fileprivate var shell: ButtonShell { ButtonShell(role: role, action: action) }

  @MainActor public var _shell: any _ContainerShell { shell }

  @MainActor public var _content: Label { label }

  /// Creates the button's node. A custom style turns the button into another kind of view.
  @MainActor public func _makeNode(under parent: _Node) -> _Node {
    guard case .builtIn = parent.childScope.box(ButtonStyleKey.self).value else { return makeStyled(under: parent) }
    return shell.makeNode(around: label, under: parent)
  }

  /// Separate, because the metadata of the styled type would otherwise be looked up for every button.
  @inline(never)
  @MainActor private func makeStyled(under parent: _Node) -> _Node {
    StyledButton<Label>._makeNode(StyledButton(button: self), under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    guard type(of: node) == ContainerNode<ButtonShell>.self else {
      StyledButton<Label>._updateNode(node, to: StyledButton(button: view))
      return
    }
    let node = downcast(node, to: ContainerNode<ButtonShell>.self)
    node.update(view.shell)
    Label._updateNodes(in: node, to: view.label)
  }
}

private struct ButtonShell: _ContainerShell {
  let role: ButtonRole?
  let action: @MainActor () -> Void

  @MainActor static var _role: Role { .button }

  @MainActor func _fill(_ handle: _ElementHandle) {
    var look = _Looks.Button.custom
    if case .builtIn(let known) = handle.reading(ButtonStyleKey.self) { look = known }
    handle.look(.button(look))
    handle.setLayout(layout(look, of: handle.element))
    fill(handle, events: .activate)
  }

  @MainActor private func layout(_ look: _Looks.Button, of element: Element) -> ElementLayout {
    let metrics = element.screen.metrics
    if look.hasBorder { return .control(metrics.insets(ofButton: element.controlLook)) }
    if look == .automatic, metrics.plainButtonsHaveBorders {
      return .freeStandingControl(metrics.insets(ofButton: element.controlLook))
    }
    return .control(EdgeInsets())
  }

  @MainActor func fill(_ handle: _ElementHandle, events: EventSet) {
    var traits = Semantics.Traits()
    if role == .destructive { traits.insert(.destructive) }
    if role == .cancel { traits.insert(.cancels) }
    handle.control(events, is: traits, butMayBe: .ofRoles)
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .activate = event.event else { return false }
    node.perform(chosen: action)
    return true
  }
}

extension Semantics.Traits {
  /// The traits a button's role can set.
  fileprivate static let ofRoles = Semantics.Traits.destructive.union(.cancels)
}

/// A button in a custom style.
nonisolated struct StyledButton<Label: View>: View {
  let button: Button<Label>
  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  init(button: Button<Label>) { self.button = button }

  @MainActor var body: some View {
    switch style {
    case .own(let style):
      // A button inside is not drawn by the style again.
      Shelled(
        pressedShell,
        content: AnyView(AnyView(made(by: style)).environment(key: ButtonStyleKey.self, .builtIn(.automatic))))
    case .primitive(let style):
      AnyView(replaced(by: style)).environment(key: ButtonStyleKey.self, .builtIn(.automatic))
    case .builtIn:
      Shelled(pressedShell, content: AnyView(button.label))
    }
  }

  @MainActor private var pressedShell: PressedButtonShell {
    PressedButtonShell(button: button.shell, isPressed: $isPressed)
  }

  @MainActor private func made<S: ButtonStyle>(by style: S) -> any View {
    let configuration = ButtonStyleConfiguration(
      role: button.role, label: .init(button.label), isPressed: isPressed)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }

  @MainActor private func replaced<S: PrimitiveButtonStyle>(by style: S) -> any View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: button.role, label: .init(button.label), action: button.action)
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}

/// The shell of a button that tracks whether it is pressed.
private struct PressedButtonShell: _ContainerShell {
  let button: ButtonShell
  let isPressed: Binding<Bool>

  @MainActor static var _role: Role { .button }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.look(.button(.custom))
    button.fill(handle, events: [.activate, .press])
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .press(let isDown) = event.event else { return button._handle(event, in: node) }
    isPressed.wrappedValue = isDown
    return true
  }
}
