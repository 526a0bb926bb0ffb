import CairnNavigation
import CairnScreen

// The stack's diagnostics for the developer.
extension StackNode {
  func reportUnregistered(_ name: String, _ registered: [String]) {
    graph.diagnostics.report(
      .error, "navigation.unregistered-value",
      "The path holds a value of type “\(name)”, but the stack declares no navigationDestination for it. "
        + (registered.isEmpty ? "No types are registered. " : "Registered: \(registered.joined(separator: ", ")). ")
        + "Add `.navigationDestination(for: \(name).self) { value in … }` to a view inside the stack.")
  }

  func reportDuplicate(_ destination: Destination, _ rival: Destination, isInForce: Bool) {
    let name = String(reflecting: destination.type)
    let used = (isInForce ? destination : rival).place
    let ignored = (isInForce ? rival : destination).place
    graph.diagnostics.report(
      .warning, "navigation.duplicate-destination",
      "A navigationDestination for “\(name)” was declared earlier on the stack. Only the destination declared closest "
        + "to the root view of the stack will be "
        + "used\(rival.page === destination.page ? ", and on one page the outermost" : ""). The one at "
        + "\(used.file):\(used.line) is used; the one at \(ignored.file):\(ignored.line) is not.",
      at: destination.place)
  }

  func remedy(for value: LinkValue) -> String {
    if let elementType = route.elementType, elementType != value.type {
      return "The path of the stack around this link holds only values of type “\(elementType)”. Make it a "
        + "NavigationPath, or give the link a value of that type."
    }
    let registered = destinations.types.map { "\($0)" }
    return (registered.isEmpty ? "" : "Registered: \(registered.joined(separator: ", ")). ")
      + "Add `.navigationDestination(for: \(value.type).self) { value in … }` to a view inside the stack."
  }

  func reportNotOnRoot(_ destination: Destination) {
    graph.diagnostics.report(
      .warning, "navigation.destination-not-on-root",
      "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path. The path "
        + "of this stack holds values of type “\(destination.type)”; move `.navigationDestination(for: "
        + "\(destination.type).self)` to the stack's root view, or make the path a NavigationPath.",
      at: destination.place)
  }

  func reportUndecodable(at index: Int) {
    let name = route.typeName(of: model.path, at: index)
    let reason = route.failure(of: model.path, at: index, in: destinations)
    graph.diagnostics.report(
      .warning, "navigation.undecodable-element",
      "Failed to decode item in navigation path at index \(index). Perhaps the navigationDestination declarations have "
        + "changed since the path was encoded? \(reason ?? "No destination for “\(name)” is declared.") "
        + (index == 0
          ? "The root is shown."
          : index == 1 ? "The page below it is shown." : "The \(index) pages below it are shown."))
  }

  func reportWaiting(_ declaration: DeclarationID) {
    guard let presenter = presenters[declaration] else { return }
    graph.diagnostics.report(
      .warning, "navigation.two-presentations",
      "Two navigation destinations of one view are presented at once. The outer one is shown; this one waits until it "
        + "is dismissed. Present them one after the other, or attach the second to the first one's view.",
      at: presenter.place)
  }

  /// Diagnoses pages without a title: a screen reader cannot announce them, and the back button that leads to them
  /// cannot name them.
  func noteMissingTitles() {
    guard let shownPage, shownPage.position != 0 else { return }
    note(shownPage)
    if let below = shownPage.pageBelow { note(below) }
  }

  private func note(_ page: PageNode) {
    if page.isTitleMissed { return }
    guard page.title == nil, page.saysNothing || page.settings.hidesBar != true, !(page.source is PlaceholderSource)
    else {
      return
    }
    page.isTitleMissed = true
    graph.noteMissingTitle(of: page)
  }
}

extension Graph {
  /// Reports each kind of page once.
  fileprivate func noteMissingTitle(of page: PageNode) {
    let kind = ObjectIdentifier(Swift.type(of: page.source))
    // An array, because there are few kinds and every push looks them up.
    if typesWithoutTitle.contains(kind) { return }
    typesWithoutTitle.append(kind)
    diagnostics.report(
      .note, "navigation.no-title",
      "\(page.id == .root ? "The root of the stack" : page.source.description) has no title, so the back button "
        + "that leads to it cannot name it. Add `.navigationTitle(…)` to it.")
  }
}
