import CairnFoundation
import CairnScreen
import CairnValues

/// A control that switches a value on and off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)
/// ```
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether the values it controls differ.
  var isMixed = false
  @Environment(\.toggleStyle) private var style

  init(isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Creates a toggle with views as its label, bound to a Boolean value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }

  /// Creates a toggle that sets several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = bindings.allSatisfy(\.wrappedValue)
    self.init(
      isOn: .unread(
        get: { bindings.allSatisfy(\.wrappedValue) }, set: { on in for b in bindings { b.wrappedValue = on } }),
      isMixed: !all && bindings.contains(where: \.wrappedValue), label: label())
  }

  @MainActor public var body: some View {
    if case .own(let style) = style {
      Shelled(shell(.custom), content: styled(style))
    } else {
      Shelled(shell(style.look), content: ControlLabel(label))
    }
  }

  @MainActor private func shell(_ look: _Looks.Toggle) -> SwitchShell {
    SwitchShell(isOn: isOn, isMixed: isMixed, look: look, spoken: TextOfLabel.of(label))
  }

  @MainActor private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
    let configuration = ToggleStyleConfiguration(label: .init(label), isOn: isOn, isMixed: isMixed)
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a localized title, bound to a Boolean value.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }

  /// Creates a toggle with a title from a string resource, bound to a Boolean value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Creates a toggle with a title that is not localized, bound to a Boolean value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(title)) }

  /// Creates a toggle that sets several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle that sets several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleResource) } }

  /// Creates a toggle that sets several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

nonisolated extension Toggle where Label == CairnCore.Label<Text, Image> {
  /// Creates a toggle that sets several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(titleKey, systemImage: systemImage) } }

  /// Creates a toggle that sets several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(titleResource, systemImage: systemImage) } }

  /// Creates a toggle that sets several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(title, systemImage: systemImage) } }

  /// Creates a toggle with a localized title and a symbol, bound to a Boolean value.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title from a string resource and a symbol, bound to a Boolean value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a toggle with a title that is not localized and a symbol, bound to a Boolean value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle with a localized title and an image, bound to a Boolean value.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a toggle with a title from a string resource and an image, bound to a Boolean value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleResource, image: image))
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, in the standard style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// The pressable shell of a toggle, whatever its style makes of it.
struct SwitchShell: _ContainerShell {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let look: _Looks.Toggle
  let spoken: Text?

  @MainActor static var _role: Role { .toggle }

  @MainActor func _fill(_ handle: _ElementHandle) {
    let isOn = isOn.wrappedValue
    if case .toggle(let old) = handle.element.content, old == isOn {} else { handle.element.content = .toggle(isOn) }
    handle.look(.toggle(look))
    handle.setLayout(layout(on: handle.element))
    let environment = handle.environment
    handle.control(.activate) {
      $0.setUnseenLabel(spoken.flatMap { environment.spokenLabel($0) })
      $0.value = isMixed ? "mixed" : nil
    }
  }

  @MainActor private func layout(on element: Element) -> ElementLayout {
    let metrics = element.screen.metrics
    if look == .custom { return .passThrough }
    if look == .button, metrics.plainButtonsHaveBorders {
      return .freeStandingControl(metrics.insets(ofButton: element.controlLook))
    }
    return .labelled(.toggle, on: element.screen)
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .activate = event.event else { return false }
    node.perform(chosen: { isOn.wrappedValue = isMixed ? true : !isOn.wrappedValue })
    return true
  }
}

/// The look of a toggle.
///
/// ```swift
/// struct Checkmark: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark" : "square") }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// Returns the view of a styled toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration

  /// The style's name for hosts; `nil` for a custom style.
  nonisolated static var _look: _Looks.Toggle { get }
}

extension ToggleStyle {
  nonisolated public static var _look: _Looks.Toggle { .custom }
}

/// The properties of a toggle that a style receives.
///
/// ```swift
/// configuration.label.foregroundStyle(configuration.isOn ? .primary : .secondary)
/// ```
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  ///
  /// ```swift
  /// configuration.label.bold()
  /// ```
  public typealias Label = _StylePart

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  /// Whether the toggle stands for values of which some are on and some off.
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleChoice<any ToggleStyle, _Looks.Toggle> { .builtIn(.automatic) }
}

extension EnvironmentValues {
  var toggleStyle: StyleChoice<any ToggleStyle, _Looks.Toggle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of toggles in this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ToggleStyleKey, S>(style: style) { StyleChoice($0, look: S._look) })
  }
}

/// The style that suits the context.
///
/// ```swift
/// toggle.toggleStyle(.automatic)
/// ```
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _look: _Looks.Toggle { .automatic }
}

/// A style with a switch beside the label.
///
/// ```swift
/// toggle.toggleStyle(.switch)
/// ```
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint.
  public init(tint: Color) {}
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _look: _Looks.Toggle { .switch }
}

/// A style with a button that stays pressed.
///
/// ```swift
/// toggle.toggleStyle(.button)
/// ```
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _look: _Looks.Toggle { .button }
}

/// A style with a checkbox.
///
/// ```swift
/// toggle.toggleStyle(.checkbox)
/// ```
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated public static var _look: _Looks.Toggle { .checkbox }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a checkbox.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
