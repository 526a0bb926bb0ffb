import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Content animated along keyframes, repeatedly or once whenever a value changes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///   Heart().scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.4, duration: 0.2)
///   SpringKeyframe(1.0)
/// }
/// ```
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  public typealias Body = Never
  let initialValue: Value
  let repeats: Bool
  /// The value whose changes start the animation, or `nil` to start it when the view appears.
  let trigger: AnyTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates an animator that plays keyframes, repeatedly or once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that plays keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    KeyframeNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: KeyframeNode<Value, KeyframePath, Content>.self).update(view)
  }
}

/// Plays the keyframes while the view is visible, running the content for each frame.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: BodyNode where Value == Path.Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start: TimeInterval = 0
  private var waitsForFrame = false
  private var reads = RecordedReads()

  init(_ view: KeyframeAnimator<Value, Path, Content>, under parent: Node) {
    self.view = view
    value = view.initialValue
    super.init(under: parent)
    markLifecycle()
    invalidate()
    if view.trigger == nil, isInView { begin() }
  }

  func update(_ new: KeyframeAnimator<Value, Path, Content>) {
    let isTriggered = new.trigger != view.trigger
    view = new
    if isTriggered { begin() }
    invalidate()
  }

  /// Starts with the first keyframe, from the current value.
  private func begin() {
    let timeline = KeyframeTimeline(initialValue: value, view.keyframes(value))
    // Keyframes without a duration would loop forever.
    guard timeline.duration > 0 else {
      value = timeline.value(time: 0)
      return
    }
    self.timeline = timeline
    start = hostTime
    waitForFrame()
  }

  private func waitForFrame() {
    guard !waitsForFrame, timeline != nil, isInView else { return }
    waitsForFrame = onNextFrame { [weak self] in
      self?.waitsForFrame = false
      self?.step()
    }
  }

  private func step() {
    guard let timeline, isInView else { return }
    let time = hostTime - start
    value = timeline.value(time: time)
    if time >= timeline.duration {
      self.timeline = nil
      if view.repeats {
        value = view.initialValue
        begin()
      }
    }
    waitForFrame()
    invalidateFromOutside()
  }

  override func shownChanged() {
    guard isInView else { return }
    if timeline == nil, view.trigger == nil, view.repeats { begin() }
    waitForFrame()
  }

  override func run() {
    flags.remove(.dirty)
    show(reads.record(for: self, graph.type(Self.self)) { view.content(value) })
  }

  override func willUnmount() { reads.end() }
}

nonisolated extension View {
  /// Animates the view along keyframes when it comes into view, again and again if `repeating` is true.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
          content(view, $0)
        } keyframes: {
          keyframes($0)
        }
      })
  }

  /// Animates the view along keyframes once whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
          content(view, $0)
        } keyframes: {
          keyframes($0)
        }
      })
  }
}
