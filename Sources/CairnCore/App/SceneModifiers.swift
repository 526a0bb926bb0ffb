import CairnScreen
import CairnUnsafe
import CairnValues
import Combine
import Foundation
import Observation

/// A scene with a view modifier applied to it.
nonisolated struct ModifiedScene<Content: Scene, M: SceneModifier>: Scene {
  typealias Body = Never
  let content: Content
  let modifier: M

  @MainActor static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    M.makeScene(scene.content, scene.modifier, under: parent)
  }

  @MainActor static func _updateScene(_ node: _Node, to scene: Self) {
    M.updateScene(node, to: scene.content, scene.modifier)
  }
}

protocol SceneModifier {
  @MainActor static func makeScene<S: Scene>(_ content: S, _ modifier: Self, under parent: Node) -> Node
  @MainActor static func updateScene<S: Scene>(_ node: Node, to content: S, _ modifier: Self)
}

extension UnaryModifierNode {
  fileprivate static func make<S: Scene>(aroundScene content: S, _ modifier: Modifier, under parent: Node) -> Node {
    let node = Self(modifier, under: parent)
    node.child = S._makeScene(content, under: node)
    return node
  }

  fileprivate static func update<S: Scene>(_ node: Node, toScene content: S, _ modifier: Modifier) {
    let node = downcast(node, to: Self.self)
    node.take(modifier)
    S._updateScene(node.child, to: content)
  }
}

/// An environment modifier for scenes.
nonisolated struct SceneEnvironment<M: _EnvironmentModifier>: SceneModifier {
  let modifier: M

  @MainActor static func makeScene<S: Scene>(_ content: S, _ modifier: Self, under parent: Node) -> Node {
    EnvironmentNode.make(aroundScene: content, modifier.modifier, under: parent)
  }

  @MainActor static func updateScene<S: Scene>(_ node: Node, to content: S, _ modifier: Self) {
    EnvironmentNode.update(node, toScene: content, modifier.modifier)
  }
}

/// `onChange` for scenes.
extension ChangeModifier: SceneModifier {
  @MainActor static func makeScene<S: Scene>(_ content: S, _ modifier: Self, under parent: Node) -> Node {
    ModifierNode.make(aroundScene: content, modifier, under: parent)
  }

  @MainActor static func updateScene<S: Scene>(_ node: Node, to content: S, _ modifier: Self) {
    ModifierNode.update(node, toScene: content, modifier)
  }
}

/// Changes the settings of the windows inside. Inner settings win, as in the environment.
nonisolated struct WindowSettingsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout WindowSettings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[WindowSettingsKey.self]) }
}

nonisolated extension Scene {
  private func modifier<M: SceneModifier>(_ modifier: M) -> some Scene {
    ModifiedScene(content: self, modifier: modifier)
  }

  func windows(_ change: @escaping (inout WindowSettings) -> Void) -> some Scene {
    modifier(SceneEnvironment(modifier: WindowSettingsModifier(change: change)))
  }

  /// Sets the initial size of this scene's windows.
  public func defaultSize(_ size: CGSize) -> some Scene { windows { $0.defaultSize = size } }

  /// Sets the initial size of this scene's windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets how far a user can resize this scene's windows. Has no effect.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    windows { $0.resizability = resizability }
  }

  /// Sets the external events for which this scene opens a new window. Several of these modifiers add up.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    windows { $0.matchedEvents = ($0.matchedEvents ?? []).union(conditions) }
  }

  /// Sets whether this scene's windows are restored at the next launch.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    windows { $0.restorationBehavior = behavior }
  }

  /// Sets whether this scene opens a window at launch.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    windows { $0.launchBehavior = behavior }
  }

  /// Makes `@AppStorage` in this scene use other user defaults.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modifier(
      SceneEnvironment(
        modifier: EnvironmentKeyModifier<DefaultAppStorageKey>(value: UserDefaultsBox(defaults: store))))
  }

  /// Sets an environment value for this scene and everything in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifier(SceneEnvironment(modifier: EnvironmentKeyPathModifier(keyPath: keyPath, value: value)))
  }

  /// Provides an observable object to this scene and everything in it; `nil` removes it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modifier(SceneEnvironment(modifier: EnvironmentKeyModifier<ObjectKey<T>>(value: object)))
  }

  /// Provides an observable object to `@EnvironmentObject` properties in this scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modifier(SceneEnvironment(modifier: EnvironmentKeyModifier<ObjectKey<T>>(value: object)))
  }

  /// Calls an action with the new value whenever `value` changes.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Calls an action with the old and the new value whenever `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls an action whenever `value` changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }
}
