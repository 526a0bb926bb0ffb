import CairnScreen
import CairnValues
import Foundation

extension View where Self: Animatable {
  /// A view that says what of it can be animated has its body run for every step of the way.
  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    AnimatableNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: AnimatableNode<Self>.self).update(view)
  }
}

extension ViewModifier where Self: Animatable {
  /// The same for a modifier.
  @MainActor public static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    AnimatableModifierNode(modifier, content: ContentOf(content), under: parent)
  }

  @MainActor public static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = unsafeDowncast(node, to: AnimatableModifierNode<Self>.self)
    unsafeDowncast(node.content, to: ContentOf<C>.self).update(content)
    node.update(modifier)
  }
}

/// A view or modifier of an app that moves, frame by frame, to what it is to be.
@MainActor
private struct MovingValue<Value: Animatable> {
  var value: Value
  private var motion: ValueMotion<Value.AnimatableData>
  private var waitsForFrame = false

  init(_ value: Value) {
    self.value = value
    motion = ValueMotion(value.animatableData)
  }

  /// Takes a later value, which is shown where the motion is by now.
  mutating func take(_ new: Value, in node: Node) {
    value = new
    let transaction = node.effectiveTransaction()
    let animation = transaction.disablesAnimations || node.graph.session == nil ? nil : transaction.animation
    motion.go(to: new.animatableData, with: animation, at: node.hostTime)
    guard !motion.isOver else { return }
    value.animatableData = motion.shown
    if animation != nil { node.graph.hasBegunMotion = true }
  }

  /// Whether the owner is to call `move` with the next frame.
  mutating func wantsFrame() -> Bool {
    guard !motion.isOver, !waitsForFrame else { return false }
    waitsForFrame = true
    return true
  }

  mutating func move(in node: Node) {
    waitsForFrame = false
    motion.move(to: node.hostTime)
    value.animatableData = motion.shown
  }
}

final class AnimatableNode<V: View & Animatable>: BodyNode {
  private var moving: MovingValue<V>
  private var composite: CompositeBody

  init(_ view: V, under parent: Node) {
    moving = MovingValue(view)
    composite = CompositeBody(parent.graph.type(V.self))
    super.init(under: parent)
    composite.connect(&moving.value, for: self)
    invalidate()
  }

  func update(_ new: V) {
    var old = moving.value
    moving.take(new, in: self)
    waitForFrame()
    composite.connect(&moving.value, for: self)
    if !composite.isSame(&old, &moving.value) { invalidate() }
  }

  private func waitForFrame() {
    guard moving.wantsFrame() else { return }
    onNextFrame { [weak self] in self?.step() }
  }

  private func step() {
    moving.move(in: self)
    waitForFrame()
    invalidateFromOutside()
  }

  override func run() {
    if composite.isReady {
      show(composite.run(for: self) { moving.value.body })
    } else if let body = composite.prepareAndRun(&moving.value, for: self, { $0.pointee.body }) {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  override func willUnmount() { composite.disconnect() }
}

final class AnimatableModifierNode<M: ViewModifier & Animatable>: BodyNode {
  private var moving: MovingValue<M>
  private var composite: CompositeBody
  let content: AnyContent

  init(_ modifier: M, content: AnyContent, under parent: Node) {
    moving = MovingValue(modifier)
    self.content = content
    composite = CompositeBody(parent.graph.type(M.self))
    super.init(under: parent)
    composite.connect(&moving.value, for: self)
    invalidate()
  }

  func update(_ new: M) {
    var old = moving.value
    moving.take(new, in: self)
    waitForFrame()
    composite.connect(&moving.value, for: self)
    if !composite.isSame(&old, &moving.value) { invalidate() }
  }

  private func waitForFrame() {
    guard moving.wantsFrame() else { return }
    onNextFrame { [weak self] in self?.step() }
  }

  private func step() {
    moving.move(in: self)
    waitForFrame()
    invalidateFromOutside()
  }

  override func run() {
    let placeholder = _ViewModifier_Content<M>(content: content)
    if composite.isReady {
      show(composite.run(for: self) { moving.value.body(content: placeholder) })
    } else if let body = composite.prepareAndRun(
      &moving.value, for: self, { $0.pointee.body(content: placeholder) })
    {
      show(body)
    } else {
      show(composite.missing)
    }
  }

  override func willUnmount() { composite.disconnect() }
}
