import CairnFoundation
import CairnScreen
import CairnValues

/// A title with an icon.
///
/// ```swift
/// Label("Rain", systemImage: "cloud.rain")
/// ```
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label with views as its label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    if let style {
      styled(style)
    } else {
      LabelRow {
        icon
        title
      }
    }
  }

  @MainActor private func styled<S: LabelStyle>(_ style: S) -> AnyView {
    let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// An icon and a title side by side.
nonisolated struct LabelRow<Content: View>: _ContainerView {
  typealias Body = Never
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor var _shell: any _ContainerShell { LabelShell() }
  @MainActor var _content: Content { content }

  @MainActor func _makeNode(under parent: _Node) -> _Node { LabelShell().makeNode(around: content, under: parent) }
}

private struct LabelShell: _ContainerShell {
  @MainActor static var _role: Role { .group }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.iconAndTitle(on: handle.element.screen.metrics))
  }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }

  /// Creates a label with an image from the app's resources.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    title = Text(titleResource)
    icon = Image(name)
  }

  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    title = Text(titleResource)
    icon = Image(systemName: name)
  }

  /// Creates a label with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }

  /// Creates a label with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the parts of another, for styles that build on the default look.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The appearance of labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  /// Returns the body of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View { configuration.title }
/// ```
public struct LabelStyleConfiguration {
  /// The title of a label.
  ///
  /// ```swift
  /// configuration.title.font(.headline)
  /// ```
  nonisolated public struct Title: View {
    let content: AnyView
    /// The title, if it is only text.
    let text: Text?

    init(_ content: some View) {
      self.content = AnyView(content)
      text = content as? Text
    }

    @MainActor public var body: some View { content }
  }

  /// The icon of a label.
  ///
  /// ```swift
  /// configuration.icon.foregroundStyle(.tint)
  /// ```
  public typealias Icon = _StylePart

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The default style for the context.
///
/// ```swift
/// label.labelStyle(.automatic)
/// ```
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows the title without the icon.
///
/// ```swift
/// label.labelStyle(.titleOnly)
/// ```
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon without the title, which screen readers still speak.
///
/// ```swift
/// label.labelStyle(.iconOnly)
/// ```
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SpokenIcon(configuration: configuration)
  }
}

/// Shows the title and the icon.
///
/// ```swift
/// label.labelStyle(.titleAndIcon)
/// ```
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows the title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows the icon without the title, which screen readers still speak.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the title and the icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
