import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A value with a label.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// ```
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labeled view with views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View { StyledLabeledContent(label: label, content: content) }
}

nonisolated struct StyledLabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    if let style {
      styled(style)
    } else {
      HStack {
        ControlLabel(label)
        Spacer()
        content
      }
    }
  }

  @MainActor private func styled<S: LabeledContentStyle>(_ style: S) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(label: .init(label), content: .init(content))
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a labeled view with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a labeled view with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled view with a localized title, that shows a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled view with a title from a string resource, that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates a labeled view with a title that is not localized, that shows a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled view with a localized title, that shows a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labeled view with a title from a string resource, that shows a value in a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Creates a labeled view with a title that is not localized, that shows a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from a style's configuration, in the standard style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of labeled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.label; configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  /// Returns the view of styled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content.
///
/// ```swift
/// configuration.label.bold()
/// ```
public struct LabeledContentStyleConfiguration {
  /// The label.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The content.
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
/// content.labeledContentStyle(.automatic)
/// ```
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the labeled view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: (any LabeledContentStyle)? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: (any LabeledContentStyle)? { self[LabeledContentStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of labeled content in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(StyleModifier<LabeledContentStyleKey, S>(style: style) { $0 })
  }
}
