#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The running animations of a window, driven by its frame clock.
  ///
  /// A callback only exists during animations, so an idle window causes no wake-ups.
  @MainActor
  final class AnimationRunner {
    private unowned let view: WindowView

    private final class Run {
      let animation: Animation
      let start: Int
      let step: @MainActor (Double) -> Bool
      let end: @MainActor () -> Void

      init(
        _ animation: Animation, start: Int, step: @escaping @MainActor (Double) -> Bool,
        end: @escaping @MainActor () -> Void
      ) {
        self.animation = animation
        self.start = start
        self.step = step
        self.end = end
      }
    }

    private var runs: [ObjectIdentifier: Run] = [:]
    private var tick: guint = 0

    init(_ view: WindowView) { self.view = view }

    // MARK: Requested animations

    /// The animation of all changes since the last commit, and those that some views request instead.
    private var general: Animation?
    private var own: [ElementID: Animation?] = [:]
    private var isAsked = false

    /// Records changes and their animation.
    func note(_ changes: ScreenChanges, _ transaction: Transaction) {
      guard view.host.animates else { return }
      if !transaction.disablesAnimations, let animation = transaction.animation {
        general = animation
        isAsked = true
      }
      for (element, animation) in changes.animations {
        own[element.id] = .some(animation)
        if animation != nil { isAsked = true }
      }
    }

    /// Forgets the animations after all changes have been shown or started.
    func forget() {
      guard isAsked || !own.isEmpty else { return }
      isAsked = false
      general = nil
      own = [:]
    }

    /// Returns the animation for the changes of an element, or `nil` for none.
    func animation(of element: Element) -> Animation? {
      guard isAsked else { return nil }
      if own.isEmpty { return general }
      return element.selfAndAncestors.firstResult { own[$0.id] } ?? general
    }

    // MARK: Running animations

    /// Calls a closure with the progress, starting with the next frame and finally with 1, until it returns `false`
    /// because the animated object is gone.
    func run(
      _ key: ObjectIdentifier, _ animation: Animation,
      _ step: @escaping @MainActor (Double) -> Bool,
      end: @escaping @MainActor () -> Void = {}
    ) {
      let old = runs.removeValue(forKey: key)
      runs[key] = Run(animation, start: Int(g_get_monotonic_time()), step: step, end: end)
      old?.end()
      _ = step(0)
      startTicking()
    }

    /// Ends an animation, however far it is.
    func stop(_ key: ObjectIdentifier) { runs.removeValue(forKey: key)?.end() }

    private func startTicking() {
      guard tick == 0, let surface = view.root?.surface else { return }
      tick = beforeFrames(of: surface) { [self] in advance() }
    }

    private func advance() -> Bool {
      let now = Int(g_get_monotonic_time())
      for (key, run) in runs {
        guard runs[key] === run else { continue }
        let (share, isFinished) = run.animation.progress(at: Double(now - run.start) / 1e6)
        let goesOn = run.step(isFinished ? 1 : share)
        if isFinished || !goesOn, runs[key] === run {
          runs[key] = nil
          run.end()
        }
      }
      if runs.isEmpty { tick = 0 }
      return !runs.isEmpty
    }

    /// Ends all animations because the window closes.
    func end() {
      runs = [:]
      if tick != 0, let surface = view.root?.surface {
        gtk_widget_remove_tick_callback(surface, tick)
      }
      tick = 0
    }
  }
#endif
