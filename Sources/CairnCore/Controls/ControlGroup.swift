import CairnFoundation
import CairnScreen
import CairnValues

/// A group of related controls.
///
/// ```swift
/// ControlGroup {
///   Button("Smaller", action: smaller)
///   Button("Larger", action: larger)
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  init(made content: Content) { self.content = content }

  /// Creates a control group.
  public init(@ViewBuilder content: () -> Content) { self.init(made: content()) }

  /// Creates a control group with views as its label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(made: LabeledControlGroupContent(content: content(), label: label()))
  }

  /// Creates a control group with a localized title.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
  }

  /// Creates a control group with a title from a string resource.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Text(titleResource)))
  }

  /// Creates a control group with a title that is not localized.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Text(title)))
  }

  /// Creates a control group with a localized title and a symbol.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a control group with a title from a string resource and a symbol.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      made: LabeledControlGroupContent(content: content(), label: Label(titleResource, systemImage: systemImage)))
  }

  /// Creates a control group with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
  }

  @MainActor public var body: some View {
    if let style { styled(style) } else { HStack { content } }
  }

  @MainActor private func styled<S: ControlGroupStyle>(_ style: S) -> AnyView {
    let (controls, label) = (content as? any LabeledControls)?.parts ?? (AnyView(content), AnyView(EmptyView()))
    let configuration = ControlGroupStyleConfiguration(content: .init(controls), label: .init(label))
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(key: ControlGroupStyleKey.self, nil))
  }
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from a style's configuration, in the style around it.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init(made: configuration.content) }
}

/// A group of related controls, with a label for places where they do not fit.
///
/// ```swift
/// ControlGroup { buttons } label: { Text("Size") }
/// ```
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

/// A group's labeled content, without its type.
private protocol LabeledControls {
  var parts: (content: AnyView, label: AnyView) { get }
}

nonisolated extension LabeledControlGroupContent: LabeledControls {
  fileprivate var parts: (content: AnyView, label: AnyView) { (AnyView(content), AnyView(label)) }
}

/// The look of a group of controls.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  /// Returns the view of a styled group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls.
///
/// ```swift
/// configuration.content
/// ```
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  ///
  /// ```swift
  /// configuration.content
  /// ```
  public typealias Content = _StylePart

  /// The label of the group.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The content.
  public let content: Content
  /// The label.
  public let label: Label
}

struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any ControlGroupStyle)? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: (any ControlGroupStyle)? { self[ControlGroupStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of control groups in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyleKey, S>(style: style) { $0 })
  }
}

/// The style that suits the context.
///
/// ```swift
/// group.controlGroupStyle(.automatic)
/// ```
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the control group in this style.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// A style with buttons side by side, as in a bar.
///
/// ```swift
/// group.controlGroupStyle(.navigation)
/// ```
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the control group in this style.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style with buttons side by side, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A style with small buttons side by side in a menu.
///
/// ```swift
/// group.controlGroupStyle(.palette)
/// ```
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the control group in this style.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style with small buttons side by side in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A style with a button that opens a menu.
///
/// ```swift
/// group.controlGroupStyle(.menu)
/// ```
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the control group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style with a button that opens a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A style with a small button that opens a menu.
///
/// ```swift
/// group.controlGroupStyle(.compactMenu)
/// ```
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  /// Returns the control group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style with a small button that opens a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
