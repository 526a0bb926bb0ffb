import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

extension View where Self: Animatable {
  /// Makes the node of an animatable view, whose body runs for every step of an animation.
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    AnimatableNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: AnimatableNode<Self>.self).update(view)
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the node of an animatable modifier, whose body runs for every step of an animation.
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    AnimatableModifierNode(modifier, content: ContentOf(content), under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: AnimatableModifierNode<Self>.self)
    downcast(node.content, to: ContentOf<C>.self).update(content)
    node.update(modifier)
  }
}

/// The node of an app's animatable view or modifier. It moves to its new value frame by frame, running the body
/// for every step.
class MovingNode<Value: Animatable>: BodyNode {
  /// The current value of the animation.
  private final var value: Value
  private final var composite: CompositeBody
  private final var motion: ValueMotion<Value.AnimatableData>
  private final var waitsForFrame = false

  fileprivate init(_ value: Value, under parent: Node) {
    self.value = value
    motion = ValueMotion(value.animatableData)
    composite = CompositeBody(parent.graph.type(Value.self))
    super.init(under: parent)
    composite.connect(&self.value, for: self)
    invalidate()
  }

  override final var owner: Any.Type { Value.self }

  override final var inspectedValue: Any? { value }

  /// Stores a new value. While an animation is running, the body shows its current value instead.
  final func update(_ new: Value) {
    var old = value
    value = new
    let transaction = effectiveTransaction()
    let animation = transaction.disablesAnimations || graph.timeHost == nil ? nil : transaction.animation
    motion.go(to: new.animatableData, with: animation, at: hostTime)
    if !motion.isOver {
      value.animatableData = motion.shown
      if animation != nil { graph.hasBegunMotion = true }
    }
    waitForFrame()
    composite.connect(&value, for: self)
    if !composite.isSame(&old, &value) { invalidate() }
  }

  private func waitForFrame() {
    guard !motion.isOver, !waitsForFrame else { return }
    waitsForFrame = true
    onNextFrame { [weak self] in self?.step() }
  }

  private func step() {
    waitsForFrame = false
    motion.move(to: hostTime)
    value.animatableData = motion.shown
    waitForFrame()
    invalidateFromOutside()
  }

  /// Runs the body and shows its result.
  fileprivate final func show<Body: View>(_ body: @escaping (Value) -> Body) {
    if composite.isReady {
      show(composite.run(for: self) { body(value) })
    } else if let shown = composite.prepareAndRun(&value, for: self, { body($0) }) {
      show(shown)
    } else {
      show(composite.missing)
    }
  }

  override final func willUnmount() { composite.disconnect() }
}

final class AnimatableNode<V: View & Animatable>: MovingNode<V> {
  override init(_ view: V, under parent: Node) { super.init(view, under: parent) }

  override func run() { show { $0.body } }
}

final class AnimatableModifierNode<M: ViewModifier & Animatable>: MovingNode<M> {
  let content: AnyContent

  init(_ modifier: M, content: AnyContent, under parent: Node) {
    self.content = content
    super.init(modifier, under: parent)
  }

  override func run() { show { $0.body(content: _ViewModifier_Content<M>(content: self.content)) } }
}
