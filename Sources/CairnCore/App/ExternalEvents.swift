import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

extension Session {
  /// Delivers a URL to the window that should receive it. A URL that arrives before the first frame waits for it.
  package func open(_ url: URL) {
    guard graph.turnCount > 0 else {
      waitingURLs.append(url)
      return
    }
    inputListener?(.open(url))
    guard let leaving = graph.leaving else { return deliver(url) }
    leaving.asCause(.url, LeaveTarget(url: url.absoluteString)) {
      deliver(url)
      // Paths that handlers have written are read in the turn.
      runTurns()
    }
  }

  private func deliver(_ url: URL) {
    guard let window = window(for: url.absoluteString) else {
      return report(url, "No window accepts it, and no scene opens a new window for it.")
    }
    // A new window must exist before its views can be asked.
    runTurns()
    if deliver(url, to: window) { return }
    // Another window may be able to handle what the first one only allows.
    for other in windows where other !== window && other.externalEvents.allow(url.absoluteString) {
      guard deliver(url, to: other) else { continue }
      return bringForward(other)
    }
    if UnhandledURLs.taker?(url) == true { return }
    if showUnknown(PageAddress(url), of: url, above: false, in: window) { return }
    report(url, "Nothing in the window handles it.")
  }

  /// Returns `false` if nothing in the window handles the URL.
  private func deliver(_ url: URL, to window: SceneWindow) -> Bool {
    onHostTime { window.receive(url) || receiveAsActivity(url, window) } || openByPatterns(url, in: window)
  }

  /// Delivers a web link as a browsing activity if no view has handled it as a URL.
  private func receiveAsActivity(_ url: URL, _ window: SceneWindow) -> Bool {
    guard url.scheme == "https" || url.scheme == "http" else { return false }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return window.receive(activity)
  }

  /// Delivers an activity the user began elsewhere. Returns false if nothing in the window continues it.
  package func goOn(with activity: NSUserActivity) -> Bool {
    guard let window = window(for: activity.targetContentIdentifier ?? activity.activityType) else { return false }
    runTurns()
    return onHostTime { window.receive(activity) }
  }

  /// Returns the first open window that prefers the event, otherwise the first that allows it, otherwise a new
  /// window of the first matching scene. The front window counts as the first.
  func window(for event: String) -> SceneWindow? {
    let open = windows.filter { $0 === frontWindow } + windows.filter { $0 !== frontWindow }
    let willing =
      open.first { $0.externalEvents.prefer(event) } ?? open.first { $0.externalEvents.allow(event) }
    if let willing {
      if willing !== frontWindow { bringForward(willing) }
      return willing
    }
    let source = sources.first { source in
      source.settings.matchedEvents.map { ExternalEventPreferences.matches(event, $0) } ?? open.isEmpty
    }
    return source.map { openWindow(from: $0) }
  }

  private func report(_ url: URL, _ reason: String) {
    graph.diagnostics.report(
      .warning, "url.no-handler",
      "The URL \(url.absoluteString) was opened. \(reason) Add `.onOpenURL { url in … }`, or URL patterns for the pages."
    )
  }
}

/// Passes URLs its window receives to an action.
nonisolated struct OpenURLModifier: UnaryModifier {
  typealias Body = Never
  let action: (URL) -> Void

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: OpenURLModifier

    init(_ modifier: OpenURLModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window?.addURLHandler(self) { [unowned self] in self.modifier.action($0) }
    }

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    func modifierChanged(from old: OpenURLModifier) {}

    override func willUnmount() { window?.removeURLHandler(self) }
  }
}

/// Declares which external events its window prefers and allows.
nonisolated struct ExternalEventsModifier: UnaryModifier {
  typealias Body = Never
  let preferring: Set<String>
  let allowing: Set<String>

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: ExternalEventsModifier

    init(_ modifier: ExternalEventsModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      tell()
    }

    private var window: SceneWindow? { scope.box(WindowKey.self).value.window }

    private func tell() {
      window?.externalEvents.set(self, preferring: modifier.preferring, allowing: modifier.allowing)
    }

    func modifierChanged(from old: ExternalEventsModifier) { tell() }

    override func willUnmount() { window?.externalEvents.remove(self) }
  }
}

nonisolated extension View {
  /// Calls an action with every URL that the view's window receives.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }

  /// Sets the external events that this view's window prefers and those it allows.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(ExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}
