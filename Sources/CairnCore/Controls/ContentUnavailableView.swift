import CairnFoundation
import CairnScreen
import CairnValues

/// A message shown when there is no content.
///
/// ```swift
/// ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view for missing content with views as its label.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    EmptyStateParts(label: label, description: description, actions: actions)
      .modifier(EmptyStateLookReader())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .isEmptyState()
  }
}

private nonisolated struct EmptyStateParts<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.emptyStateLook) private var look

  @MainActor var body: some View {
    VStack(spacing: look.gapAboveActions) {
      VStack(spacing: look.gapBelowTitle) {
        label.labelStyle(EmptyStateLabelStyle())
        description.foregroundStyle(look.isDescriptionDim ? .secondary : .primary).multilineTextAlignment(.center)
      }
      actions.modifier(EmptyStateActions())
    }
  }
}

/// Hands the host's look on to the parts.
private nonisolated struct EmptyStateLookReader: _EnvironmentModifier {
  typealias Body = Never

  @MainActor func _write(to values: inout EnvironmentValues) {
    values.emptyStateLook = values.metrics?.emptyStateLook ?? EmptyStateLook()
  }
}

private nonisolated struct EmptyStateLookKey: EnvironmentKey {
  static var defaultValue: EmptyStateLook { EmptyStateLook() }
}

nonisolated extension EnvironmentValues {
  fileprivate var emptyStateLook: EmptyStateLook {
    get { self[EmptyStateLookKey.self] }
    set { self[EmptyStateLookKey.self] = newValue }
  }
}

/// The buttons below the message are large, with round ends, unless the app sets something else around it.
private nonisolated struct EmptyStateActions: _EnvironmentModifier {
  typealias Body = Never

  @MainActor func _write(to values: inout EnvironmentValues) {
    if values.controls.size == .regular { values.controls.size = .large }
    if values.controls.borderShape == .automatic { values.controls.borderShape = .capsule }
  }
}

/// A large dim icon above a title.
private nonisolated struct EmptyStateLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { EmptyStateLabel(configuration: configuration) }
}

private nonisolated struct EmptyStateLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.emptyStateLook) private var look

  @MainActor var body: some View {
    VStack(spacing: look.gapBelowIcon) {
      configuration.icon.symbolsAsEmblems().foregroundStyle(.secondary)
      configuration.title.font(.title.weight(.heavy)).multilineTextAlignment(.center)
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == CairnCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view for missing content with a localized title and an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view for missing content with a title from a string resource and an image.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view for missing content with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view for missing content with a title from a string resource and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view for missing content with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view for missing content with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

/// The parts of the message for an empty search result.
///
/// ```swift
/// ContentUnavailableView.search(text: query)
/// ```
nonisolated public struct SearchUnavailableContent {
  /// The title of the message.
  ///
  /// ```swift
  /// ContentUnavailableView.search
  /// ```
  public struct Label: View {
    let query: String?
    @MainActor public var body: some View {
      CairnCore.Label(
        query.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// A suggestion for another search.
  ///
  /// ```swift
  /// ContentUnavailableView.search
  /// ```
  public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the message, which has none.
  ///
  /// ```swift
  /// ContentUnavailableView.search
  /// ```
  public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A message for a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> { made(nil) }

  /// Returns a message for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { made(text) }

  private static func made(_ query: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(query: query)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
