import CairnValues

/// What a modifier of another module keeps for its scene, made before the content that it modifies.
///
/// So `make` can restore state that the content then reads in its first run. Writes take effect at once, unlike those of
/// a body.
package struct SceneConnection<Keeper: AnyObject>: DynamicProperty {
  /// Another id makes another keeper.
  private let id: String
  private let make: @MainActor (SceneValues) -> Keeper
  package private(set) var keeper: Keeper?

  package init(id: String, make: @escaping @MainActor (SceneValues) -> Keeper) {
    self.id = id
    self.make = make
  }

  private final class Slot {
    let id: String
    let keeper: Keeper
    init(_ id: String, _ keeper: Keeper) { (self.id, self.keeper) = (id, keeper) }
  }

  package static func _connect(_ property: inout Self, _ connection: inout _Connection) {
    let (id, make) = (property.id, property.make)
    let node = connection.node
    let slot = connection.slot(
      where: { (slot: Slot) in slot.id == id },
      orElse: { Slot(id, Runtime.shared.outsideOfBodies { make(SceneValues(of: node)) }) })
    property.keeper = slot.keeper
  }

  package static func _isSame(_ a: inout Self, _ b: inout Self) -> Bool { a.id == b.id }
}

/// The stored texts of one scene, for code outside of views.
@MainActor
package final class SceneValues {
  private let source: StoreSource
  private weak var node: Node?
  private let graph: LiveReference<Graph>

  init(of node: Node) {
    source = node.sceneStore()
    self.node = node
    graph = node.graph.link
  }

  package subscript(key: String) -> String? {
    get { source.store.value(for: key).flatMap { try? String.read($0) } }
    set {
      source.store.set(newValue.map { .string($0) }, for: key)
      source.written()
    }
  }

  /// Returns when everything is on disk, or cannot be written.
  package func flush() { source.flush() }

  package func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String) {
    graph.target?.diagnostics.report(severity, code, message)
  }

  /// Calls an action once the turn that is running now and the one that its effects start have ended.
  package func whenSettled(_ action: @escaping @MainActor () -> Void) {
    guard let node else { return }
    node.graph.effects.add(.task, of: node) { [weak node] in
      guard let node else { return action() }
      node.graph.effects.add(.task, of: node) { action() }
      node.graph.requestTurnIfNeeded()
    }
  }
}
