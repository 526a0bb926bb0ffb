import CairnFoundation
import CairnValues

/// Windows with the same kind of content, each with its own state.
///
/// ```swift
/// WindowGroup { ContentView() }
/// WindowGroup(for: Recipe.ID.self) { $id in RecipeView(id: id) }
/// ```
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let scene: WindowScene<Content>

  init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    scene = WindowScene(title: title, id: id, kind: .group(values: nil), content: content)
  }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    scene.scene.makeNode(under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) { scene.scene.updateNode(node) }
}

nonisolated extension WindowGroup {
  /// Creates a group of windows.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil, content)
  }

  /// Creates a group of windows and an ID.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id, content)
  }

  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, nil, content)
  }

  /// Creates a group of windows with a title and an ID.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }

  /// Creates a group of windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group of windows with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleResource), nil, content)
  }

  /// Creates a group of windows with a localized title and an ID.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id, content)
  }

  /// Creates a group of windows with a title from a string resource and an ID.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleResource), id, content)
  }

  /// Creates a group of windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a group of windows with a title that is not localized and an ID.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id, content)
  }
}

// The newer spelling. A trailing closure picks the initialisers above, because these are disfavoured or have one more
// parameter.
nonisolated extension WindowGroup {
  /// Creates a group of windows.
  @_disfavoredOverload
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, nil, makeContent)
  }

  /// Creates a group of windows and an ID.
  @_disfavoredOverload
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(nil, id, makeContent)
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, nil, makeContent)
  }

  /// Creates a group of windows with a title and an ID.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(title, id, makeContent)
  }

  /// Creates a group of windows with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content, _later: Void = ()
  ) {
    self.init(Text(titleKey), nil, makeContent)
  }

  /// Creates a group of windows with a title from a string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content, _later: Void = ()
  ) {
    self.init(Text(titleResource), nil, makeContent)
  }

  /// Creates a group of windows with a localized title and an ID.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content, _later: Void = ()
  ) {
    self.init(Text(titleKey), id, makeContent)
  }

  /// Creates a group of windows with a title from a string resource and an ID.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content,
    _later: Void = ()
  ) {
    self.init(Text(titleResource), id, makeContent)
  }

  /// Creates a group of windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content, _later: Void = ()) {
    self.init(Text(title), nil, makeContent)
  }

  /// Creates a group of windows with a title that is not localized and an ID.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content, _later: Void = ()
  ) {
    self.init(Text(title), id, makeContent)
  }
}
