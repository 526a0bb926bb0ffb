import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport

/// A real app on a headless host, compared to the naive model.
@MainActor
package final class TrailSubject {
  private var model: TrailModel
  private var host: TestHost
  private var reference: TrailReference
  /// Maps pages of the app to pages of the model.
  private var tokens: [Int: Int] = [:]
  /// The same including removed pages.
  private var allTokens: [Int: Int] = [:]
  private var nodesOfRoot: [RootState: Int] = [:]
  private var hasSeenOtherTab = false
  private var remembered: (page: Int, links: [TrailLink: Element], back: Element?)?

  /// The state that determines the number of nodes while the stack is at its root.
  private struct RootState: Hashable {
    let registersText: Bool
    let hasSeenOtherTab: Bool
  }

  nonisolated static let widths: [Double] = [320, 390, 599, 600, 700, 999, 1000, 1400]

  package init() {
    (model, host) = Self.launch(with: NavigationPath())
    reference = TrailReference(path: [])
    _ = compare()
  }

  private static func launch(with path: NavigationPath) -> (TrailModel, TestHost) {
    let model = TrailModel(path: path)
    let host = TestHost { TrailView(model: model) }
    host.session.graph.diagnostics.sink = { _ in }
    return (model, host)
  }

  package func run(_ command: TrailCommand) -> String? {
    do {
      try carryOut(command)
    } catch {
      return "\(command): \(error)"
    }
    return compare()
  }

  private func carryOut(_ command: TrailCommand) throws {
    switch command {
    case .tap(let link):
      guard reference.visible != nil else { return }
      try host.tap(link.rawValue)
      reference.turn { $0.tap(link) }
    case .doubleTap(let link):
      guard reference.visible != nil else { return }
      try host.doubleTap(link.rawValue)
      reference.turn { $0.tap(link) }
    case .tapTogether(let first, let second): try tapTogether(first, second)
    case .tapAndRun(let link):
      guard reference.visible != nil, let element = find(.link, link.rawValue) else { return }
      _ = host.session.send(.activate, to: element)
      model.runs += 1
      reference.turn { $0.tap(link) }
    case .back(let way): try goBack(way)
    case .backTwice:
      guard !reference.isHidden, let button = find(.backButton) else { return }
      _ = host.session.send(.activate, to: button)
      _ = host.session.send(.activate, to: button)
      reference.turn { reference in
        let top = reference.top
        reference.goBack()
        reference.tellBindings()
        // A setter may have kept the page.
        if reference.top == top { reference.goBack() }
      }
    case .backTo(let number):
      guard reference.depth > 0, !reference.isHidden else { return }
      try goBack(to: number % reference.depth)
    case .dismissPage(let number):
      let known = reference.pages.filter { tokens[$0] != nil }
      guard !known.isEmpty, let token = tokens[known[number % known.count]] else { return }
      model.pages[token]?.dismiss()
      reference.turn { $0.pop(known[number % known.count]) }
    case .lateDismiss: model.lateDismissal?()
    case .remember, .lateTap, .lateBack: carryOutLate(command)
    case .write(let writes): write(writes)
    case .openURL(let values):
      host.open(URL(trail: values))
      reference.turn { $0.setPath(values) }
    case .restore(let values):
      // A setter that refuses would restore the path that cannot be shown.
      let values = values.filter { $0.isCodable && (reference.setter == .takes || $0.isAlwaysShown) }
      model.path = try NavigationPath(encoded: values)
      reference.turn { $0.setDecodedPath(values) }
    case .saveAndRestore:
      let strings = try model.path.strings
      let isCodable = reference.path.allSatisfy(\.isCodable)
      let expected = isCodable ? reference.path.reversed().flatMap(\.encoded) : nil
      if strings != expected { throw TrailProblem.saved(strings) }
      guard isCodable else { return }
      model.path = try model.path.saved()
      reference.turn { _ in }
    case .relaunch: try relaunch()
    case .registerText(let isRegistered):
      model.registersText = isRegistered
      reference.turn { $0.setRegistersText(isRegistered) }
    case .setter(let setter):
      model.setter = setter
      reference.turn { $0.setter = setter }
    case .arm(let callback, let action):
      model.armed = (callback, action)
      reference.armed = (callback, action)
    case .writeAndTap(let writes, let link):
      guard reference.visible != nil, let element = find(.link, link.rawValue) else { return }
      let showsReals = reference.showsReals
      writePath(writes, andThenPress: element) { $0.tap(link, showingReals: showsReals) }
    case .writeAndGoBack(let writes):
      guard reference.depth > 0, !reference.isHidden, let button = find(.backButton) else { return }
      writePath(writes, andThenPress: button) { $0.goBack() }
    case .backAndWrite(let writes):
      guard reference.depth > 0, !reference.isHidden, let button = find(.backButton) else { return }
      _ = host.session.send(.activate, to: button)
      reference.turn { reference in
        reference.goBack()
        reference.tellBindings()
        let path = Self.path(reference.path, after: writes)
        if !reference.hasSpelled(path) { model.path = NavigationPath(path) }
        reference.setPath(path)
      }
    case .registerAnew:
      for isRegistered in [false, true] {
        model.registersText = isRegistered
        host.runPending()
        reference.turn { $0.setRegistersText(isRegistered) }
      }
    case .sheets(let items):
      for item in items + [nil] {
        model.sheet = item.map { TrailSheet(id: $0) }
        guard host.sheets == (item == nil ? 0 : 1), item.map({ host.isVisible("sheet \($0)") }) ?? true else {
          throw TrailProblem.sheet(item)
        }
      }
    case .switchTab:
      try host.tap(reference.isHidden ? "Trail" : "Other")
      hasSeenOtherTab = true
      reference.turn { $0.switchTab() }
    case .resize(let number):
      host.resize(width: Self.widths[number % Self.widths.count], height: 800)
    }
  }

  /// Writes without a turn in between. A press on a page that the path has covered or removed is too late.
  private func writePath(
    _ writes: [TrailWrite], andThenPress element: Element, _ press: (inout TrailReference) -> Void
  ) {
    let path = Self.path(reference.path, after: writes)
    if !reference.hasSpelled(path) { model.path = NavigationPath(path) }
    _ = host.session.send(.activate, to: element)
    reference.turn { reference in
      let top = reference.top
      reference.setPath(path)
      if reference.top == top { press(&reference) }
    }
  }

  private static func path(_ path: [TrailValue], after writes: [TrailWrite]) -> [TrailValue] {
    writes.reduce(path) { $1.path(from: $0) }
  }

  private func tapTogether(_ first: TrailLink, _ second: TrailLink) throws {
    guard reference.visible != nil, let one = find(.link, first.rawValue), let other = find(.link, second.rawValue)
    else { return }
    _ = host.session.send(.activate, to: one)
    _ = host.session.send(.activate, to: other)
    reference.turn { reference in
      let top = reference.top
      reference.tap(first)
      reference.tellBindings()
      if reference.top == top { reference.tap(second) }
    }
  }

  /// Presses an element of an earlier top page.
  private func carryOutLate(_ command: TrailCommand) {
    switch command {
    case .remember:
      guard let page = reference.visible else { return }
      let links = TrailLink.allCases.map { ($0, find(.link, $0.rawValue)) }
      remembered = (page, Dictionary(links.compactMap { link, element in element.map { (link, $0) } }) { $1 }, nil)
      remembered?.back = find(.backButton)
    case .lateTap(let link):
      guard let remembered, let element = remembered.links[link], !reference.isHidden else { return }
      _ = host.session.send(.activate, to: element)
      let isOnTop = remembered.page == reference.top
      reference.turn { if isOnTop { $0.tap(link) } }
    case .lateBack:
      guard let remembered, let element = remembered.back, !reference.isHidden else { return }
      _ = host.session.send(.activate, to: element)
      let isOnTop = remembered.page == reference.top
      reference.turn { if isOnTop { $0.goBack() } }
    default: break
    }
  }

  private func relaunch() throws {
    guard reference.path.allSatisfy(\.isCodable) else { return }
    let path = try model.path.saved()
    (model, host) = Self.launch(with: path)
    reference = TrailReference(path: reference.path)
    tokens = [:]
    allTokens = [:]
    nodesOfRoot = [:]
    hasSeenOtherTab = false
    remembered = nil
  }

  private func goBack(_ way: TrailWayBack) throws {
    switch way {
    case _ where reference.depth == 0 || reference.isHidden: return
    case .control: try host.goBack()
    case .swipe: try host.swipeBack()
    case .button: _ = find(.backButton).map { host.session.send(.activate, to: $0) }
    case .dismiss:
      guard reference.visible != nil else { return }
      try host.tap("dismiss")
    }
    reference.turn { $0.goBack() }
  }

  private func goBack(to index: Int) throws {
    // Reading the titles creates all pages.
    _ = host.pages
    reference.turn { $0.makeAll() }
    guard index < reference.depth, let title = reference.title(of: reference.pages[index]) else { return }
    try host.goBack(to: title)
    let below = reference.pages.dropLast()
    guard let page = below.last(where: { reference.title(of: $0) == title }) else { return }
    reference.turn { $0.goBack(to: page) }
  }

  /// Returns the first element of a role in the window.
  private func find(_ role: Role, _ label: String? = nil) -> Element? {
    host.session.windows.last?.screen.root.flatMap { Self.find(role, label, in: $0) }
  }

  private static func find(_ role: Role, _ label: String?, in element: Element) -> Element? {
    if element.role == role, label == nil || element.label == label { return element }
    for child in element.children {
      if let found = find(role, label, in: child) { return found }
    }
    return nil
  }

  /// Writes to the path and to pages whose models are known, all before the next turn.
  private func write(_ writes: [TrailWrite]) {
    let known = reference.pages.filter { tokens[$0] != nil }
    let path = Self.path(reference.path, after: writes)
    var shown: [Int: Bool] = [:]
    var items: [Int: Int?] = [:]
    for write in writes {
      switch write {
      case .show(let isShown, let number): if !known.isEmpty { shown[known[number % known.count]] = isShown }
      case .item(let item, let number): if !known.isEmpty { items[known[number % known.count]] = .some(item) }
      default: break
      }
    }
    if !reference.hasSpelled(path) { model.path = NavigationPath(path) }
    for (id, isShown) in shown { pageModel(id)?.isShown = isShown }
    for (id, item) in items { kept(id)?.item = item.map { TrailItem(number: $0) } }
    reference.turn { reference in
      reference.setPath(path)
      for id in known {
        if let isShown = shown[id] { reference.setShown(isShown, on: id) }
        if let item = items[id] { reference.setItem(item, on: id) }
      }
    }
  }

  private func pageModel(_ id: Int) -> TrailPageModel? { tokens[id].flatMap { model.pages[$0]?.page } }

  private func kept(_ id: Int) -> TrailKept? { allTokens[id].flatMap { model.kept[$0] } }
}

// MARK: Comparing

extension TrailSubject {
  private func compare() -> String? {
    // A query first runs pending work.
    let depth = host.depth
    if !reference.isHidden, depth != reference.depth { return "the depth is \(depth), not \(reference.depth)" }
    if model.problem != nil { return model.problem }
    if !reference.isHidden, host.title != reference.title(of: reference.top) {
      return "the title is \(host.title ?? "none"), not \(reference.title(of: reference.top) ?? "none")"
    }
    if model.path != NavigationPath(reference.path) { return "the path is not \(reference.path)" }
    if model.path.spellings != reference.path.compactMap(\.spelling) {
      return "the path is spelled \(model.path.spellings), not \(reference.path.compactMap(\.spelling))"
    }
    return compareVisible() ?? compareBindings()
  }

  /// Checks that exactly the top page has appeared and not disappeared, and that it is still the same page.
  private func compareVisible() -> String? {
    guard let page = reference.visible else {
      return model.visible.isEmpty ? nil : "\(model.visible) are visible, but a placeholder should be"
    }
    guard model.visible.count == 1, let token = model.visible.first else { return "\(model.visible) are visible" }
    if let known = tokens[page] {
      if known != token { return "the page on top is \(token), but it was \(known)" }
    } else if tokens.values.contains(token) {
      return "the page on top, \(token), was another page before"
    }
    if !host.isVisible(reference.name(of: page)) { return "\(reference.name(of: page)) is not to be seen" }
    if let presenter = reference.presenter(of: page), let known = tokens[presenter],
      model.pages[token]?.page?.presenter?.token != known
    {
      return "the page on top is not presented by page \(presenter)"
    }
    tokens[page] = token
    allTokens[page] = token
    tokens = tokens.filter { reference.made.contains($0.key) }
    return nil
  }

  private func compareBindings() -> String? {
    for id in reference.pages {
      guard let page = pageModel(id) else { continue }
      if page.isShown != reference.shown.contains(id) { return "isShown of page \(id) is \(page.isShown)" }
    }
    for id in allTokens.keys {
      let item = kept(id)?.item?.number
      if item != reference.items[id] { return "item of page \(id) is \(item.map { "\($0)" } ?? "nil")" }
    }
    return nil
  }

  /// Waits for the tasks of removed pages, which were canceled and take a moment to end.
  package func rest() async -> String? {
    host.runPending()
    if model.leftBehind.isEmpty, model.countPages() == reference.livePages { return nil }
    await host.settle()
    if let left = model.leftBehind.first { return "\(left) is still there" }
    return compareWhatIsKept()
  }

  private func compareWhatIsKept() -> String? {
    let kept = model.countPages()
    if kept != reference.livePages { return "\(kept) pages are kept, not \(reference.livePages)" }
    guard reference.depth == 0 else { return nil }
    let nodes = host.liveNodes
    let state = RootState(registersText: reference.registersText, hasSeenOtherTab: hasSeenOtherTab)
    let expected = nodesOfRoot[state] ?? nodes
    nodesOfRoot[state] = expected
    return nodes == expected ? nil : "\(nodes) nodes are kept for the root, not \(expected)"
  }
}

extension TrailSubject: @MainActor CommandSubject {
  package static func randomCommand(_ generator: inout SeededGenerator) -> TrailCommand { .random(&generator) }
  package static func simplerCommands(than command: TrailCommand) -> [TrailCommand] { command.simpler }
}

private enum TrailProblem: Error {
  /// The saved path is not the current one.
  case saved([String]?)
  case sheet(Int?)
}
