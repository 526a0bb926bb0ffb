import CairnValues
import Combine
import Observation

/// A modifier that writes to the environment of its content.
public protocol _EnvironmentModifier: ViewModifier where Body == Never {
  @MainActor func _write(to values: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    EnvironmentNode<Self>.make(content, modifier, under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    EnvironmentNode<Self>.update(node, to: content, modifier)
  }
}

/// A node with its own scope, which adds what the modifier writes to the outer scope.
final class EnvironmentNode<M: _EnvironmentModifier>: UnaryNode, UnaryModifierNode {
  var modifier: M
  private let own: Scope
  /// The boxes in `own` that belong to this node.
  private var boxes: [Scope.Entry] = []

  init(_ modifier: M, under parent: Node) {
    self.modifier = modifier
    own = Scope(in: parent.childScope)
    super.init(under: parent)
    boxes = written()
    for entry in boxes { own.set(entry.key, entry.box) }
  }

  override var childScope: Scope { own }

  func modifierChanged(from old: M) { run() }

  /// Runs when the modifier, or an outer environment value it reads, has changed.
  override func run() {
    flags.remove(.dirty)
    let new = written()
    guard new.map(\.key) == boxes.map(\.key) else {
      boxes = new
      environmentShapeChanged()
      return
    }
    for (mine, entry) in zip(boxes, new) { mine.box.take(entry.box) }
  }

  private func written() -> [Scope.Entry] {
    tracking {
      var values = EnvironmentValues(in: scope)
      modifier._write(to: &values)
      return values.writes
    }
  }

  /// Called when the set of keys written here or above has changed. That is rare, so everything below simply
  /// looks its values up again.
  override func environmentShapeChanged() {
    own.reset(to: scope)
    for entry in boxes { own.set(entry.key, entry.box) }
    super.environmentShapeChanged()
  }
}

nonisolated struct EnvironmentKeyPathModifier<Value>: _EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func _write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

nonisolated struct EnvironmentKeyModifier<K: EnvironmentKey>: _EnvironmentModifier {
  typealias Body = Never
  let value: K.Value
  func _write(to values: inout EnvironmentValues) { values[K.self] = value }
}

nonisolated struct EnvironmentTransformModifier<Value>: _EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func _write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

nonisolated extension View {
  /// Sets an environment value for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentKeyPathModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to this view and its descendants; `nil` removes it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: object))
  }

  /// Provides an observable object to `@EnvironmentObject` properties in this view.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentKeyModifier<ObjectKey<T>>(value: object))
  }

  /// Transforms an environment value inherited from outside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Sets a value by its key, bypassing key paths.
  func environment<K: EnvironmentKey>(key: K.Type, _ value: K.Value) -> some View {
    modifier(EnvironmentKeyModifier<K>(value: value))
  }
}
