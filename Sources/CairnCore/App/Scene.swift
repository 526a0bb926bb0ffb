import CairnUnsafe
import CairnValues

/// A part of an app with its own life cycle: a group of windows, the settings.
///
/// ```swift
/// struct MainScene: Scene {
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _makeScene(_ scene: Self, under parent: _Node) -> _Node
  @MainActor static func _updateScene(_ node: _Node, to scene: Self)
}

extension Scene {
  // Compiled into the app, like the same functions of `View`.
  @inlinable
  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    CompositeSceneNode<Self, Body>(scene, under: parent) { $0.body }
  }

  @inlinable
  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) {
    downcast(node, to: CompositeSceneNode<Self, Body>.self).update(scene)
  }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive scene; it has no body to call.") }
}

extension Never: Scene {
  @MainActor public static func _makeScene(_ scene: Never, under parent: _Node) -> _Node {}

  @MainActor public static func _updateScene(_ node: _Node, to scene: Never) {}
}

/// Builds a scene from the statements of a closure.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { ContentView() }
///   Settings { SettingsView() }
/// }
/// ```
@resultBuilder
public enum SceneBuilder {
  /// Passes on a scene in the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes on the only scene in the closure.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of the closure.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene((repeat each content), members: SceneMembersOf<repeat each Content>.self)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    LimitedScene(scene: scene)
  }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedScene(scene: scene)
  }
}

/// Marks a scene made by `if #available` in a scene builder.
public protocol _LimitedAvailabilitySceneMarker {}

nonisolated struct LimitedScene: Scene, _LimitedAvailabilitySceneMarker {
  typealias Body = Never
  let scene: (any Scene)?

  @MainActor static func _makeScene(_ scene: LimitedScene, under parent: _Node) -> _Node {
    func make<S: Scene>(_ scene: S) -> _Node { S._makeScene(scene, under: parent) }
    return scene.scene.map { make($0) } ?? EmptyNode(under: parent)
  }

  @MainActor static func _updateScene(_ node: _Node, to scene: LimitedScene) {
    func update<S: Scene>(_ scene: S) { S._updateScene(node, to: scene) }
    if let inner = scene.scene { update(inner) }
  }
}

nonisolated struct TupleScene<T>: Scene {
  typealias Body = Never
  let value: T
  let members: any SceneMembers.Type

  init(_ value: T, members: any SceneMembers.Type) {
    self.value = value
    self.members = members
  }

  @MainActor static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    let node = TupleNode(under: parent)
    ValuePlace.of(constant: scene.value) { scene.members.make($0, in: node) }
    return node
  }

  @MainActor static func _updateScene(_ node: _Node, to scene: Self) {
    let node = downcast(node, to: TupleNode.self)
    ValuePlace.of(constant: scene.value) { scene.members.update(node, to: $0) }
  }
}

protocol SceneMembers {
  @MainActor static func make(_ tuple: ValuePlace, in node: PartsNode)
  @MainActor static func update(_ node: PartsNode, to tuple: ValuePlace)
}

struct SceneMembersOf<each Member: Scene>: SceneMembers {
  @MainActor static func make(_ tuple: ValuePlace, in node: PartsNode) {
    var places = TupleMemberPlaces(in: tuple)
    func make<S: Scene>(_ type: S.Type) {
      places.next(type).use(as: type) { node.add(S._makeScene($0, under: node)) }
    }
    repeat make((each Member).self)
  }

  @MainActor static func update(_ node: PartsNode, to tuple: ValuePlace) {
    var places = TupleMemberPlaces(in: tuple)
    var index = 0
    func update<S: Scene>(_ type: S.Type) {
      places.next(type).use(as: type) { S._updateScene(node.child(at: index), to: $0) }
      index += 1
    }
    repeat update((each Member).self)
  }
}

nonisolated extension Group: Scene where Content: Scene {
  /// Creates a group around its content.
  public init(@SceneBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    Content._makeScene(scene.content, under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) {
    Content._updateScene(node, to: scene.content)
  }
}
