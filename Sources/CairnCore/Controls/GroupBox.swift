import CairnScreen
import CairnValues

/// Views in a box, with a label.
///
/// ```swift
/// GroupBox("Address") { Text(street); Text(town) }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, renamed: "init(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      VStack { content }
    }
    .padding()
    .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

nonisolated extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

/// Controls that belong together.
///
/// ```swift
/// ControlGroup {
///   Button("Smaller", action: smaller)
///   Button("Larger", action: larger)
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  @MainActor public var body: some View { HStack { content } }
}

/// Controls that belong together, with a label that shows where they do not fit.
///
/// ```swift
/// ControlGroup { buttons } label: { Text("Size") }
/// ```
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

/// What a view says while there is nothing to show.
///
/// ```swift
/// ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
/// ```
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack {
      label.font(.title2)
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

nonisolated extension ContentUnavailableView
where Label == CairnCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      CairnCore.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

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

/// The parts of what is said where a search found nothing.
///
/// ```swift
/// ContentUnavailableView.search(text: query)
/// ```
nonisolated public struct SearchUnavailableContent {
  /// What was not found.
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

  /// What to do about it.
  ///
  /// ```swift
  /// ContentUnavailableView.search
  /// ```
  public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
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
  /// What is said where a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> { made(nil) }

  /// What is said where a search for a text found nothing.
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
