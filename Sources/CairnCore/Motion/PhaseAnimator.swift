import CairnScreen
import CairnValues

/// Content animated through phases, repeatedly or once whenever a value changes.
///
/// ```swift
/// PhaseAnimator([1.0, 1.2], trigger: likes) { scale in
///   Heart().scaleEffect(scale)
/// } animation: { _ in .bouncy }
/// ```
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  /// The value whose changes start the animation, or `nil` to repeat it forever.
  let trigger: AnyTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of the current round; earlier rounds are canceled.
  @State private var round = 0

  /// Creates an animator that repeats its phases.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    // Without phases there is no content to make.
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { begin() } }
        .onDisappear { round += 1 }
        .onChange(of: trigger) { begin() }
    }
  }

  @MainActor private func begin() {
    round += 1
    moveOn(in: round)
  }

  /// Animates to the next phase, and continues when that animation has ended.
  @MainActor private func moveOn(in ownRound: Int) {
    guard round == ownRound, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    // A phase without an animation lasts one frame.
    let animation = animation(phases[next]) ?? .linear(duration: 1.0 / 60)
    withAnimation(animation) {
      index = next
    } completion: {
      if trigger == nil || next != 0 { moveOn(in: ownRound) }
    }
  }
}

/// A type-erased value whose changes start an animation.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isEqual = { ($0 as? T) == value }
  }

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isEqual(b.value) }
}

nonisolated extension View {
  /// Animates the view through phases repeatedly.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        PhaseAnimator(phases) {
          content(view, $0)
        } animation: {
          animation($0)
        }
      })
  }

  /// Animates the view through phases once whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      AnimatorModifier<Self, _> { view in
        PhaseAnimator(phases, trigger: trigger) {
          content(view, $0)
        } animation: {
          animation($0)
        }
      })
  }
}

/// Passes the content to a view that animates it.
nonisolated struct AnimatorModifier<Value, Shown: View>: ViewModifier {
  let show: (PlaceholderContentView<Value>) -> Shown

  func body(content: Content) -> Shown { show(PlaceholderContentView(content: content.content)) }
}
