import CairnFoundation
import CairnValues

/// A scene with a single window.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never

  let scene: WindowScene<Content>

  /// Creates a window with a title and an ID.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    scene = WindowScene(title: title, id: id, kind: .single, content: content)
  }

  /// Creates a window with a localized title and an ID.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window with a title from a string resource and an ID.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }

  /// Creates a window with a title that is not localized and an ID.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    scene.scene.makeNode(under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) { scene.scene.updateNode(node) }
}

/// A scene with a single small auxiliary window.
///
/// ```swift
/// UtilityWindow("Photo Info", id: "info") { PhotoInfo() }
/// ```
nonisolated public struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never

  let scene: WindowScene<Content>

  /// Creates a utility window with a title and an ID.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    scene = WindowScene(title: title, id: id, kind: .single, content: content)
  }

  /// Creates a utility window with a localized title and an ID.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a utility window with a title from a string resource and an ID.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }

  /// Creates a utility window with a title that is not localized and an ID.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    scene.scene.makeNode(under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) { scene.scene.updateNode(node) }
}

/// The app's settings, in a window that opens on request.
///
/// ```swift
/// Settings { SettingsView() }
/// ```
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let scene: WindowScene<Content>

  /// Creates a settings scene.
  public init(@ViewBuilder content: @escaping () -> Content) {
    scene = WindowScene(title: Text(own: "Settings"), id: nil, kind: .settings, content: content)
  }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    scene.scene.makeNode(under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) { scene.scene.updateNode(node) }
}
