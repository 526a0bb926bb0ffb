import CairnFoundation
import CairnScreen
import CairnValues

/// A box around views, with a label.
///
/// ```swift
/// GroupBox("Address") { Text(street); Text(town) }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// Creates a group box with views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// Creates a group box with views as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  @MainActor public var body: some View {
    if let style {
      styled(style)
    } else {
      BoxedGroup(label: label, content: content)
    }
  }

  @MainActor private func styled<S: GroupBoxStyle>(_ style: S) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }.environment(
        key: GroupBoxStyleKey.self, nil))
  }
}

/// A box in the standard style.
nonisolated struct BoxedGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      VStack { content }
    }
    .padding()
    .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// Creates a group box.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a group box with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a group box with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration, in the style around it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of a group box.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.label.bold(); configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  /// Returns the view of a styled box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
///
/// ```swift
/// configuration.label.bold()
/// ```
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The content of a box.
  ///
  /// ```swift
  /// configuration.content
  /// ```
  public typealias Content = _StylePart

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style that suits the context.
///
/// ```swift
/// box.groupBoxStyle(.automatic)
/// ```
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the group box in this style.
  public func makeBody(configuration: Configuration) -> some View {
    BoxedGroup(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the context.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: (any GroupBoxStyle)? { self[GroupBoxStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyleKey, S>(style: style) { $0 })
  }
}
