import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport

/// Numbers in commands are taken modulo what there is, so that a command makes sense after others were removed.
enum TrailCommand {
  case tap(TrailLink)
  case doubleTap(TrailLink)
  case tapTogether(TrailLink, TrailLink)
  case back(TrailWayBack)
  case backTwice
  case backTo(Int)
  case write([TrailWrite])
  case openURL([TrailValue])
  case restore([TrailValue])
  case saveAndRestore
  case registerText(Bool)
  case arm(TrailCallback, TrailAction)
}

enum TrailWayBack: CaseIterable { case control, swipe, button, dismiss }

/// One of several writes that the app makes before the next turn.
enum TrailWrite {
  case path([TrailValue])
  case append(TrailValue)
  case removeLast
  case reverse
  case show(Bool, page: Int)
  case item(Int?, page: Int)
}

/// A real app on a headless host beside the naive one.
@MainActor
final class TrailSubject {
  private let model = TrailModel()
  private let host: TestHost
  private var reference = TrailReference()
  /// Which page of the app is which page of the naive one.
  private var tokens: [Int: Int] = [:]
  private var nodesOfRoot: [Bool: Int] = [:]

  init() {
    let model = model
    host = TestHost { TrailView(model: model) }
    host.session.graph.diagnostics.sink = { _ in }
    _ = compare()
  }

  func run(_ command: TrailCommand) -> String? {
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
    case .tapTogether(let first, let second):
      guard reference.visible != nil else { return }
      try host.tapTogether(first.rawValue, second.rawValue)
      reference.turn { reference in
        let depth = reference.depth
        reference.tap(first)
        if reference.depth == depth { reference.tap(second) }
      }
    case .back(let way): try goBack(way)
    case .backTwice:
      guard let button = backButton else { return }
      _ = host.session.send(.activate, to: button)
      _ = host.session.send(.activate, to: button)
      reference.turn { $0.goBack() }
    case .backTo(let number):
      guard reference.depth > 0 else { return }
      try goBack(to: number % reference.depth)
    case .write(let writes): write(writes)
    case .openURL(let values):
      host.open(URL(trail: values))
      reference.turn { $0.setPath(values) }
    case .restore(let values):
      model.path = try NavigationPath(encoded: values)
      reference.turn { $0.setDecodedPath(values) }
    case .saveAndRestore:
      guard let codable = model.path.codable else { return }
      let data = try JSONEncoder().encode(codable)
      model.path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      reference.turn { _ in }
    case .registerText(let isRegistered):
      model.registersText = isRegistered
      reference.turn { $0.setRegistersText(isRegistered) }
    case .arm(let callback, let action):
      model.armed = (callback, action)
      reference.armed = (callback, action)
    }
  }

  private func goBack(_ way: TrailWayBack) throws {
    switch way {
    case _ where reference.depth == 0: return
    case .control: try host.goBack()
    case .swipe: try host.swipeBack()
    case .button: _ = backButton.map { host.session.send(.activate, to: $0) }
    case .dismiss:
      guard reference.visible != nil else { return }
      try host.tap("dismiss")
    }
    reference.turn { $0.goBack() }
  }

  private func goBack(to index: Int) throws {
    guard let title = reference.title(of: reference.pages[index]) else { return }
    try host.goBack(to: title)
    reference.turn { $0.makeAll() }
    let below = reference.pages.dropLast()
    guard let page = below.last(where: { reference.title(of: $0) == title }) else { return }
    reference.turn { $0.goBack(to: page) }
  }

  private var backButton: Element? { host.session.windows.last?.screen.root.flatMap { Self.backButton(in: $0) } }

  private static func backButton(in element: Element) -> Element? {
    if element.role == .backButton { return element }
    for child in element.children {
      if let found = backButton(in: child) { return found }
    }
    return nil
  }

  /// Writes to the path and to pages whose models are known, all before the next turn.
  private func write(_ writes: [TrailWrite]) {
    let known = reference.pages.filter { tokens[$0] != nil }
    var path = reference.path
    var shown: [Int: Bool] = [:]
    var items: [Int: Int?] = [:]
    for write in writes {
      switch write {
      case .path(let values): path = values
      case .append(let value): path.append(value)
      case .removeLast: path = path.dropLast()
      case .reverse: path.reverse()
      case .show(let isShown, let number): if !known.isEmpty { shown[known[number % known.count]] = isShown }
      case .item(let item, let number): if !known.isEmpty { items[known[number % known.count]] = .some(item) }
      }
    }
    if path != reference.path { model.path = NavigationPath(path) }
    for (id, isShown) in shown { pageModel(id)?.isShown = isShown }
    for (id, item) in items { pageModel(id)?.item = item }
    reference.turn { reference in
      reference.setPath(path)
      for id in known {
        if let isShown = shown[id] { reference.setShown(isShown, on: id) }
        if let item = items[id] { reference.setItem(item, on: id) }
      }
    }
  }

  private func pageModel(_ id: Int) -> TrailPageModel? { tokens[id].flatMap { model.pages[$0]?.page } }
}

// MARK: Comparing

extension TrailSubject {
  private func compare() -> String? {
    if host.depth != reference.depth { return "the depth is \(host.depth), not \(reference.depth)" }
    if model.problem != nil { return model.problem }
    if host.title != reference.title(of: reference.top) {
      return "the title is \(host.title ?? "none"), not \(reference.title(of: reference.top) ?? "none")"
    }
    let strings = (try? model.path.strings) ?? []
    if strings != reference.path.reversed().flatMap(\.encoded) {
      return "the path is \(strings), not \(reference.path)"
    }
    return compareVisible() ?? compareBindings() ?? compareWhatIsKept()
  }

  /// Exactly the page on top has appeared and not disappeared, and it is the page it has been all along.
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
    tokens[page] = token
    tokens = tokens.filter { reference.made.contains($0.key) }
    return nil
  }

  private func compareBindings() -> String? {
    for id in reference.pages {
      guard let page = pageModel(id) else { continue }
      if page.isShown != reference.shown.contains(id) { return "isShown of page \(id) is \(page.isShown)" }
      if page.item != reference.items[id] { return "item of page \(id) is \(page.item.map { "\($0)" } ?? "nil")" }
    }
    return nil
  }

  private func compareWhatIsKept() -> String? {
    if model.alive != reference.livePages { return "\(model.alive) pages are kept, not \(reference.livePages)" }
    guard reference.depth == 0 else { return nil }
    let nodes = host.liveNodes
    let expected = nodesOfRoot[reference.registersText] ?? nodes
    nodesOfRoot[reference.registersText] = expected
    return nodes == expected ? nil : "\(nodes) nodes are kept for the root, not \(expected)"
  }
}

// MARK: Commands

extension TrailSubject: @MainActor CommandSubject {
  static func randomCommand(_ generator: inout SeededGenerator) -> TrailCommand {
    func value() -> TrailValue {
      generator.chance(35) ? .text(generator.chance(50) ? "a" : "b") : .number(generator.below(4))
    }
    func values() -> [TrailValue] { (0..<generator.below(5)).map { _ in value() } }
    func link() -> TrailLink { TrailLink.allCases[generator.below(3)] }
    func write() -> TrailWrite {
      switch generator.below(10) {
      case 0: .path(values())
      case 1, 2: .append(value())
      case 3: .removeLast
      case 4: .reverse
      case 5, 6: .show(generator.chance(70), page: generator.below(6))
      default: .item(generator.chance(70) ? generator.below(2) : nil, page: generator.below(6))
      }
    }
    switch generator.below(24) {
    case 0...4: return .tap(link())
    case 5: return .doubleTap(link())
    case 6: return .tapTogether(link(), link())
    case 7...9: return .back(TrailWayBack.allCases[generator.below(4)])
    case 10: return .backTwice
    case 11: return .backTo(generator.below(8))
    case 12...17: return .write((0...generator.below(3)).map { _ in write() })
    case 18: return .openURL(values())
    case 19: return .restore(values())
    case 20: return .saveAndRestore
    case 21: return .registerText(generator.chance(60))
    default:
      let action: TrailAction =
        switch generator.below(3) {
        case 0: .clear
        case 1: .removeLast
        default: .append(value())
        }
      return .arm(TrailCallback.allCases[generator.below(3)], action)
    }
  }

  static func simplerCommands(than command: TrailCommand) -> [TrailCommand] {
    func shorter<Element>(_ list: [Element]) -> [[Element]] {
      list.indices.map { index in list.enumerated().filter { $0.offset != index }.map(\.element) }
    }
    switch command {
    case .doubleTap(let link), .tapTogether(let link, _): return [.tap(link)]
    case .backTwice: return [.back(.control)]
    case .back(let way) where way != .control: return [.back(.control)]
    case .write(let writes):
      var simpler = shorter(writes)
      for (index, write) in writes.enumerated() {
        guard case .path(let values) = write else { continue }
        for values in shorter(values) {
          var copy = writes
          copy[index] = .path(values)
          simpler.append(copy)
        }
      }
      return simpler.filter { !$0.isEmpty }.map { .write($0) }
    case .openURL(let values): return [.write([.path(values)])]
    case .restore(let values): return shorter(values).map { .restore($0) }
    default: return []
    }
  }
}
