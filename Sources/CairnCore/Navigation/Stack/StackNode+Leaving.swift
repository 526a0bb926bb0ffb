import CairnNavigation

// Asking the pages of the stack before they leave.
extension StackNode {
  /// Returns whether the pages that a command removes may leave. If not, `again` runs once their guards agree.
  func mayPerform(
    _ cause: LeaveCause, again: @escaping (StackNode) -> Void, _ command: (inout StackModel) -> Void
  ) -> Bool {
    guard let leaving = graph.leaving, leaving.isNeeded else { return true }
    takePresenterChanges()
    syncPath()
    return mayFollow(model.trial(command), cause, again: again)
  }

  /// Returns whether a path that was read from the binding may be shown. If not, the binding gets the old one back.
  func mayTake(_ path: StackPath) -> Bool {
    guard let leaving = graph.leaving, leaving.isNeeded else { return true }
    let trial = model.trial { $0.setPath(path) }
    let mayLeave = mayFollow(trial, .code) { stack in
      stack.route.write(path)
      stack.syncPath()
      stack.needsSettling()
    }
    guard !mayLeave else { return true }
    // Bodies may be running, so the binding is written when the turn settles.
    isRefusing = true
    needsSettling()
    return false
  }

  /// Gives the binding back the path that is still shown.
  func restoreRefusedPath() {
    guard isRefusing else { return }
    isRefusing = false
    route.write(model.path)
    flags.remove(.dirty)
  }

  /// Returns whether the stack may follow a presenter's binding. If not, the binding gets its value back.
  func mayPresent(_ presenter: any PagePresenter, initially: Bool) -> Bool {
    guard let leaving = graph.leaving, leaving.isNeeded else { return true }
    let declaration = presenter.declaration
    let shown = model.entries.last {
      $0.origin == .flag(declaration.id) || $0.origin == .item(declaration.id)
    }
    let item = shown.flatMap { model.item(of: $0.id) }
    let trial = model.trial { model in
      switch presenter.wanted {
      case .nothing: model.dismiss(declaration.id)
      case .flag: model.present(declaration, initially: initially)
      case .item(let value): model.present(declaration, item: value, initially: initially)
      }
    }
    let wanted = presenter.restorer()
    let mayPresent = mayFollow(trial, .code) { [weak presenter] stack in
      wanted()
      presenter?.readBinding()
      stack.needsSettling()
      if let presenter { stack.present(presenter, initially: initially) }
    }
    if mayPresent { return true }
    if shown == nil { presenter.reset() } else { presenter.restore(item) }
    presenter.readBinding()
    return false
  }

  private func mayFollow(
    _ trial: StackTrial, _ cause: LeaveCause, again: @escaping (StackNode) -> Void
  ) -> Bool {
    let nodes = trial.leaving.compactMap { pages.page(of: $0) }
    if nodes.isEmpty { return true }
    return graph.leaving?.mayLeave(nodes, cause, to: target(of: trial), in: self, again: again) ?? true
  }

  private func target(of trial: StackTrial) -> LeaveTarget {
    guard let top = trial.top else { return LeaveTarget(isRoot: true) }
    guard case .element(let index) = top.origin else { return LeaveTarget() }
    return LeaveTarget(value: route.value(of: trial.path, at: index))
  }
}
