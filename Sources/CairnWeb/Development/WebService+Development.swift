import CairnCore

// Under `cairn dev`, one process serves all browsers, and what it hands over goes to the pages that the next one restores.
extension WebService {
  /// Listens to `cairn dev`, if that has started this process.
  func serveDevelopment() {
    development?.serve(
      { [weak self] in self?.sessions ?? [] },
      controller: { [weak self] window in self?.runningTabs.first { $0.window === window }?.controller })
  }

  var sessions: [Session] {
    var found: [Session] = []
    for tab in runningTabs where !found.contains(where: { $0 === tab.session }) { found.append(tab.session) }
    return found
  }
}

extension WebTab {
  /// Goes to where the user was in the previous process.
  func takeOver() {
    guard let development = service.development, let window else { return }
    development.takeOver(window, controller)
    update()
  }
}
