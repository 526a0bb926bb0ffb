import CairnNavigation

// Pages that are shown in place of others.
extension StackNode {
  /// Replaces the first element that a rule sends elsewhere, until none is left. Runs before pages are made, so that a page
  /// behind a redirect is never seen.
  func redirect() {
    forgetInterruption()
    takeReconsidered()
    guard let redirects = graph.redirects, !isChecked else { return }
    let rules = redirects.rules(of: self)
    while !rules.isEmpty, redirectOnce(rules) {}
    detour.checked = model.path
  }

  private var isChecked: Bool { detour.checked.map { model.path.isEqual(to: $0) } ?? (model.path.count == 0) }

  /// A user who goes back from the page that was shown instead no longer wants to go on.
  private func forgetInterruption() {
    guard let interruption = detour.interruption, let page = interruption.page else { return }
    let isThere = model.contains(page) && isTarget(value(of: page), of: interruption)
    if !isThere { detour.interruption = nil }
  }

  private func isTarget(_ value: (any Hashable)?, of interruption: Interruption) -> Bool {
    guard let value, let target = interruption.target else { return false }
    return areSame(value, target)
  }

  private func redirectOnce(_ rules: [any RedirectRule]) -> Bool {
    let elements = (0..<model.path.count).map { StackElement(stack: self, path: model.path, index: $0) }
    for rule in rules {
      rule.note(self)
      let number = graph.nextNumber()
      let found = rule.answer(elements, wanted: wanted(by: rule)) { [weak self] in self?.take($0, for: number) }
      guard let (index, answer) = found else { continue }
      switch answer {
      case .leads(let target):
        let name =
          "\(route.value(of: model.path, at: index).map { "\($0)".prefix(80) } ?? "a page") to "
          + "\("\(target)".prefix(80))"
        if detour.trace.add(name, in: graph.turnCount) {
          show(target, at: index, by: rule, number)
          return true
        }
        reportCircle()
        show(nil, at: index, by: rule, number)
        detour.interruption = nil
      case .waits: show(nil, at: index, by: rule, number)
      }
      return false
    }
    return false
  }

  /// The element that a rule has replaced, if that is still wanted.
  private func wanted(by rule: any RedirectRule) -> StackElement? {
    guard let interruption = detour.interruption, interruption.rule === rule, interruption.page != nil else {
      return nil
    }
    return StackElement(stack: self, path: interruption.wanted, index: interruption.index)
  }

  /// Cuts the path at an element, and puts a value in its place.
  private func show(_ target: (any Hashable)?, at index: Int, by rule: any RedirectRule, _ number: Int) {
    // A redirect from a page that was itself shown instead of another leads on to the first one wanted.
    let wanted = detour.interruption.flatMap { $0.index == index ? $0.wanted : nil } ?? model.path
    noteRedirected(from: index)
    edit { path in
      path.removeLast(path.count - index)
      if let target { _ = route.append(LinkValue.of(target), to: &path) }
    }
    let page = target == nil || entryCount <= index ? nil : entry(at: index).id
    detour.interruption = Interruption(
      wanted: wanted, index: index, rule: rule, page: page, target: target, number: number)
  }

  private func noteRedirected(from index: Int) {
    if detour.redirected.count > 100 { detour.redirected = [] }
    for place in index..<model.path.count { detour.redirected.insert(entry(at: place).id) }
  }

  private func edit(_ edit: (inout StackPath) -> Void) {
    graph.withoutGuards { perform { $0.editPath(edit) } }
  }

  func wasRedirected(_ page: EntryID) -> Bool { detour.redirected.remove(page) != nil }

  // MARK: Going on

  /// Takes the answer of an asynchronous rule, unless the user has gone elsewhere in the meantime.
  private func take(_ target: (any Hashable)?, for number: Int) {
    guard !flags.contains(.unmounted), let interruption = detour.interruption, interruption.number == number,
      let rule = interruption.rule
    else { return }
    syncPath()
    guard model.path.count == interruption.index else {
      detour.interruption = nil
      return
    }
    if let target {
      show(target, at: interruption.index, by: rule, number)
      detour.checked = nil
    } else {
      detour.interruption = nil
      edit { $0 = interruption.wanted }
      // The rule has agreed to this path.
      detour.checked = model.path
    }
    needsSettling()
  }

  /// Goes on to the path that a redirect has interrupted. Returns `false` if there is none.
  func resume() -> Bool {
    syncPath()
    forgetInterruption()
    guard let interruption = detour.interruption, interruption.page != nil else { return false }
    edit { $0 = interruption.wanted }
    detour.checked = nil
    detour.interruption = nil
    needsSettling()
    return true
  }

  /// Asks a rule again when the turn settles, because what it has read has changed.
  func reconsider(_ rule: any RedirectRule) {
    if !detour.reconsidered.contains(where: { $0 === rule }) { detour.reconsidered.append(rule) }
    needsSettling()
  }

  /// Goes on if a rule that has interrupted the path now lets its page be shown.
  private func takeReconsidered() {
    guard !detour.reconsidered.isEmpty else { return }
    for rule in detour.reconsidered where !rule.flags.contains(.unmounted) {
      if let wanted = wanted(by: rule), rule.answer([wanted], wanted: nil, later: { _ in }) == nil { _ = resume() }
    }
    detour.reconsidered = []
    // A page that was allowed may no longer be, such as after logging out.
    detour.checked = nil
  }

  private func reportCircle() {
    graph.diagnostics.report(
      .error, "navigation.endless-redirect",
      "\(RedirectTrace.most) redirects led from one page to the next: \(detour.trace.names.joined(separator: ", ")). The "
        + "page below them is shown. Let one of these pages be shown without a condition.")
  }
}

private struct StackElement: PathElementReader {
  let stack: StackNode
  let path: StackPath
  let index: Int

  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if case .mixed(let path) = path { return try? path[index].value(as: type) }
    return stack.route.value(of: path, at: index) as? Value
  }
}
