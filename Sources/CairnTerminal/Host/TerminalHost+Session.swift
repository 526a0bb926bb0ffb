import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

/// Calls from the session.
extension TerminalHost {
  /// One window is visible at a time. A key switches to the others.
  package var supportsMultipleWindows: Bool { true }
  package var stateKeeper: StateKeeper? { development?.stateKeeper }
  package var transitionDuration: Duration { slides.areOn ? .nanoseconds(Int64(PageSlide.duration)) : .zero }

  package func opened(_ window: SceneWindow) {
    // Whatever size it requests, a window is as large as the terminal.
    if window.screen.size != windowSize { window.resize(to: windowSize) }
    openWindows.add(WindowController(window), of: window)
    frontChanged()
  }

  /// Exits after the last window is closed, because nothing would remain visible.
  package func closed(_ window: SceneWindow) {
    openWindows.remove(window)
    if windows.isEmpty { ending = 0 }
    frontChanged()
  }

  package func broughtForward(_ window: SceneWindow) {
    openWindows.bringForward(window)
    frontChanged()
  }

  private func frontChanged() {
    overlays.close()
    slides.windowChanged()
    repaint()
  }

  package func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
    openWindows.controller(of: window)?.committed(changes)
    slides.note(changes.transitions)
    // The first change arrives before there is a session to ask for its windows.
    if case .all = backBuffer.damage { return }
    backBuffer.damage(window === self.window ? Damage(changes) : .all)
  }

  package func requestTurn() { turnIsRequested = true }

  /// Opens URLs with the app's own schemes. A terminal has no system that maps URLs to apps.
  package func openInSystem(_ url: URL) -> Bool { session.openAsOwn(url) }

  package func announce(_ text: String, in window: SceneWindow) { if messages.announce(text) { requestTurn() } }

  package var notices: (any SystemNotices)? { self }

  package func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }

  package func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
}
