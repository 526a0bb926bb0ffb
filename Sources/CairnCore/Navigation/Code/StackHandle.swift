import CairnNavigation

/// A page or a sheet that code has shown.
@MainActor
package protocol ShownByCode {
  /// Calls a closure once, when it ends.
  func wait(_ ended: @escaping (EntryEnd) -> Void)
  /// Removes it and everything above it.
  func remove()
}

/// The stack around a view, for code that navigates.
@MainActor
package struct StackHandle {
  /// A page that code has pushed.
  package struct Entry: ShownByCode {
    let id: EntryID
    fileprivate weak var stack: (any Stack)?

    @MainActor fileprivate init?(_ id: EntryID?, in stack: any Stack) {
      guard let id else { return nil }
      self.id = id
      self.stack = stack
    }

    /// Whether the page is on its stack.
    @MainActor package var isThere: Bool { stack.map { !$0.flags.contains(.unmounted) && $0.contains(id) } ?? false }

    /// Whether a redirect has shown another page instead, since this was last asked.
    @MainActor package var wasRedirected: Bool { stack?.wasRedirected(id) ?? false }

    @MainActor package func remove() { _ = stack?.dismiss(id) }

    @MainActor package func wait(_ ended: @escaping (EntryEnd) -> Void) {
      if let stack { stack.wait(for: id, ended) } else { ended(.removed) }
    }
  }

  private let place: PagePlace
  let window: SceneWindow?
  private let hasOutlivedPage: Bool
  package let session: Session

  init?(_ environment: EnvironmentValues) {
    guard let session = environment[SessionKey.self].session else { return nil }
    self.session = session
    place = environment[PageKey.self]
    window = environment[WindowKey.self].window
    hasOutlivedPage = environment.hasOutlivedPage
  }

  /// Whether the view is or was on a page that is gone.
  var isPageGone: Bool { hasOutlivedPage || place.isInPage && page == nil }

  var page: PageNode? { place.page.flatMap { $0.flags.contains(.unmounted) ? nil : $0 } }

  private var stack: (any Stack)? { page?.stack }

  /// Whether the view is inside a stack that is on the screen or kept.
  package var isInStack: Bool { stack != nil }

  // MARK: Going forward

  /// Pushes a value onto the nearest stack that has a destination for it.
  package func push(_ value: any Hashable) -> Entry? {
    let value = LinkValue.of(value)
    var candidate = page
    while let current = candidate {
      if current.stack.canFollow(value) { return Entry(current.stack.push(value), in: current.stack) }
      candidate = current.stack.outerPage
    }
    reportUnknown(value)
    return nil
  }

  package func push<V: View>(view: V) -> Entry? {
    stack.flatMap { Entry($0.push(ViewSource(view)), in: $0) }
  }

  /// Shows a value in place of the page on top.
  package func replaceTop(with value: any Hashable) -> Entry? {
    guard let stack else { return nil }
    return Entry(stack.replace(keeping: max(stack.entryCount - 1, 0), with: [LinkValue.of(value)]), in: stack)
  }

  /// Shows values in place of all pages above the root.
  package func replaceAll(with values: [any Hashable]) -> Entry? {
    stack.flatMap { Entry($0.replace(keeping: 0, with: values.map { LinkValue.of($0) }), in: $0) }
  }

  // MARK: Going back

  /// Removes the page that contains the view, and those above it.
  package func pop() -> Bool { page.map { $0.stack.dismiss($0.id) } ?? false }

  package func popToRoot() -> Bool { stack?.popToRoot(because: .code) ?? false }

  /// Goes back to the nearest page below that shows a value like this.
  package func pop(where isMeant: (any Hashable) -> Bool) -> Bool {
    guard let stack, let target = stack.page(where: isMeant) else { return false }
    return stack.goBack(to: target)
  }

  // MARK: Pages

  /// The values of the pages above the root, the lowest first. Pages of views and bindings have none.
  package var values: [(any Hashable)?] {
    guard let stack else { return [] }
    return (1...max(stack.entryCount, 1)).prefix(stack.entryCount).map { position in
      stack.page(at: position).flatMap { stack.value(of: $0.id) } ?? stack.element(at: position - 1)
    }
  }

  /// Opens the value of the page around the view in a window, and removes the page here.
  package func moveToWindow() -> Bool {
    guard let page, let value = page.stack.value(of: page.id) else { return false }
    func open(_ value: some Hashable) -> Bool {
      guard let source = session.source(id: nil, valueType: type(of: value)) else {
        let problem = WindowProblem.noScene(id: nil, valueType: type(of: value), among: session.sources)
        session.graph.diagnostics.report(.warning, "window.no-scene", problem.description)
        return false
      }
      session.openWindow(from: source, value: AnyHashable(value))
      return true
    }
    guard open(value) else { return false }
    return page.stack.dismiss(page.id)
  }

  // MARK: Attempts

  /// Performs a change as one attempt. Returns the attempt if a guard may have to answer.
  package func attempt(_ action: @escaping () -> Void) -> LeaveAttempt? {
    session.onHostTime {
      guard let leaving = session.graph.leaving else {
        action()
        return nil
      }
      return leaving.begin(.code, action)
    }
  }

  package func settle() { session.runTurns() }

  /// Goes on to what a redirect has interrupted.
  package func resume() -> Bool {
    var candidate = page
    while let current = candidate {
      if current.stack.resume() { return true }
      candidate = current.stack.outerPage
    }
    return false
  }

  private func reportUnknown(_ value: LinkValue) {
    guard let stack else {
      // A task may go on after the user has left its page.
      if place.isInPage || hasOutlivedPage { return }
      return session.graph.diagnostics.report(
        .warning, "navigation.no-stack",
        "A navigator was used outside of a NavigationStack, so it cannot show a “\(value.type)”. Read it in a view inside "
          + "the stack.")
    }
    session.graph.diagnostics.report(
      .warning, "navigation.no-destination",
      "A navigator cannot show a value of type “\(value.type)”, because no stack around has a destination for it. "
        + stack.remedy(for: value))
  }
}

extension EnvironmentValues {
  /// The stack around the view, or `nil` outside of a running app.
  @MainActor package var stackHandle: StackHandle? { StackHandle(self) }

  /// Ends the page or presentation around the view with a result.
  @MainActor package func finishPage(with result: Any & Sendable) -> Bool {
    // A page ends once, also if its button is tapped twice or a task goes on after it has been left.
    if hasOutlivedPage || self[PresentedKey.self].hasEnded { return true }
    switch self[PresentedKey.self].target {
    case let page as PageNode:
      page.stack.finish(page, with: result)
      return true
    case let presentation as PresentedResult:
      return presentation.finish(with: result)
    default: return false
    }
  }
}

/// A presentation that can end with a result.
@MainActor
protocol PresentedResult: Presented {
  func finish(with result: Any & Sendable) -> Bool
}
