import CairnCore
import CairnNavigation
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

extension WindowController {
  /// - Parameter keeper: Knows in which elements the user has entered something.
  func handOver(_ keeper: StateKeeper) -> HandedWindow {
    var handed = HandedWindow()
    guard let root else { return handed }
    handed.tabs = selectedTabs.map(\.name)
    handed.steps = steps
    for area in root.entryAreas {
      for (name, element) in EntryNames(in: area, named: area.areaName).named {
        if keeper.hasInput(element) { handed.entries[name] = element.entered }
      }
      for (name, element) in area.scrollAreas where element.scrollOffset != .zero {
        handed.offsets[name] = .init(x: Double(element.scrollOffset.x), y: Double(element.scrollOffset.y))
      }
    }
    handed.focus = focused.flatMap { FocusPlace($0, in: root) }
    return handed
  }

  private var selectedTabs: [Element] { tabs.filter { $0.hasTrait(.selected) } }

  private var steps: [HandedWindow.Step] {
    guard let stack = window.frontStack, stack.depth > 0 else { return [] }
    let encoded = stack.encodedElements
    return (0..<stack.depth).map { index in
      let own = encoded.count - stack.depth + index
      if encoded.indices.contains(own), let element = encoded[own] {
        return .element(tag: element.tag, text: element.text)
      }
      return .link(trail.step(at: index) ?? "")
    }
  }

  // MARK: The next process

  /// Navigates to where the user was in the previous process, as far as restored state has not led there already.
  func takeOver(_ handed: HandedWindow) {
    for name in handed.tabs { showTab(named: name) }
    takeSteps(handed.steps)
    // A restored value may reveal more controls. The number of rounds is limited.
    var entries = handed.entries
    for _ in 0..<8 where !entries.isEmpty { if !takeEntries(&entries) { break } }
    guard let root else { return }
    // The focused element may be scrolled out of view, so it is not revealed.
    if let focus = handed.focus, let element = focus.element(in: root), element !== focused,
      session.send(.focus(true), to: element)
    {
      focusMemory.remember(element)
      session.runTurns()
    }
    for area in root.entryAreas where !handed.offsets.isEmpty {
      for (name, element) in area.scrollAreas {
        guard let offset = handed.offsets[name] else { continue }
        _ = session.send(.scroll(CGPoint(x: offset.x, y: offset.y)), to: element)
      }
    }
    session.runTurns()
  }

  private func showTab(named name: String) {
    guard let tab = tabs.first(where: { $0.name == name }), !tab.hasTrait(.selected) else { return }
    _ = session.send(.activate, to: tab)
    session.runTurns()
  }

  private func takeSteps(_ steps: [HandedWindow.Step]) {
    while let depth = window.frontStack?.depth, depth < steps.count {
      switch steps[depth] {
      case .element(let tag, let text):
        _ = session.push(EncodedElement(tag: tag, text: text), in: window)
      case .link(let name):
        trail = Trail()
        trail.arrive(at: depth, by: nil)
        trail.arrive(at: depth + 1, by: name)
        trail.arrive(at: depth, by: nil)
        _ = goForward()
      }
      session.runTurns()
      guard let now = window.frontStack?.depth, now > depth else { return }
    }
  }

  /// Enters what was entered before, as far as the elements are there. Returns whether anything was entered.
  private func takeEntries(_ entries: inout [String: StoredValue]) -> Bool {
    var hasEntered = false
    for area in root?.entryAreas ?? [] {
      for (name, element) in EntryNames(in: area, named: area.areaName).named {
        guard let value = entries[name], element.keepsEntry else { continue }
        entries[name] = nil
        if element.entered != value, enter(value, in: element) { hasEntered = true }
      }
    }
    session.runTurns()
    return hasEntered
  }
}

extension Element {
  /// The scrollable elements of a page or panel, numbered in order. Their texts change as the user scrolls.
  fileprivate var scrollAreas: [(name: String, element: Element)] {
    let area = areaName
    return elementsOfArea { $0.events.contains(.scroll) }.enumerated().map { number, element in
      ("\(area)\(element.role) \(number)", element)
    }
  }

  /// Names a page or a panel by the number of pages below it, and the columns, tabs and panels around it.
  var areaName: String {
    (role == .page ? "page \(StackReader(around: self)?.depth ?? 0)" : "\(role)") + surroundingNames + "\n"
  }
}
