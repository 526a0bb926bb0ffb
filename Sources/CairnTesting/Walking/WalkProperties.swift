import CairnCore
import CairnScreen

/// Checks properties that should hold in any app.
///
/// ``explore(_:)`` follows each link on every page it reaches, and goes back. Then:
/// - The screen is the same as before.
/// - Users can leave any page they have entered, unless the app itself hides the back button.
/// - All elements of the page that was left are released.
/// - Every update ends.
///
/// ``repeatWalk(_:seed:steps:)`` performs the same random actions twice, and expects the same screens.
///
///     var properties = WalkProperties()
///     await properties.explore(TestHost(PantryApp.self))
///     #expect(properties.findings.isEmpty, "\(properties.findings)")
///
/// Not every finding is a fault: an app that deals cards or counts seconds shows a different screen each time.
@MainActor
public struct WalkProperties {
  /// A violated property, and where.
  ///
  ///     for finding in properties.findings { print(finding.place, finding.detail) }
  public struct Finding: Sendable, CustomStringConvertible {
    /// What should have held.
    ///
    ///     let leaks = properties.findings.filter { $0.property == .lifetime }
    public enum Property: String, Sendable {
      /// Going to a page and back changed the screen.
      case identity
      /// The page cannot be left.
      case leaving
      /// An element of a page that was left is still alive.
      case lifetime
      /// An update did not end.
      case ending
      /// The same actions led to another screen.
      case repetition
    }

    /// What should have held.
    public let property: Property
    /// The pages that lead there.
    public let place: String
    /// What happened instead.
    public let detail: String

    public var description: String { "\(property.rawValue) at \(place): \(detail)" }
  }

  /// What was found so far.
  public private(set) var findings: [Finding] = []
  /// The number of followed links.
  public private(set) var doors = 0
  private let maxDoors: Int
  private var visited: Set<String> = []

  /// - Parameter maxDoors: The number of links to follow at most.
  public init(maxDoors: Int = 30) { self.maxDoors = maxDoors }

  /// Explores the pages of an app.
  public mutating func explore(_ host: TestHost) async {
    await host.settle()
    await explore(host, depth: 0)
    expectEndedTurns(host)
  }

  private mutating func explore(_ host: TestHost, depth: Int) async {
    let place = host.pages.joined(separator: " › ")
    guard depth < 4, visited.insert(place).inserted else { return }
    for name in host.doors.map(\.name) where doors < maxDoors {
      guard await tryDoor(name, host, at: place) else { continue }
      // Follow it again, to explore the page behind it.
      guard await host.go(through: name) else { continue }
      await explore(host, depth: depth + 1)
      guard await host.comeBack() else {
        if host.backLabel != nil { report(.leaving, place, "cannot go back from \(name)") }
        return
      }
    }
  }

  /// Follows a link and goes back. Returns `false` if it leads to no page, or to one without a back button.
  private mutating func tryDoor(_ name: String, _ host: TestHost, at place: String) async -> Bool {
    let before = host.tree
    guard await host.go(through: name) else { return false }
    doors += 1
    let page = PageWatch(host)
    guard host.backLabel != nil else { return await leaveByExit(host, place, name) }
    guard await host.comeBack() else {
      report(.leaving, place, "going back from \(name) does nothing")
      return false
    }
    if let survivor = page.survivor { report(.lifetime, place, "\(survivor) of \(name) is still alive") }
    let after = host.tree
    if after != before { report(.identity, place, "\(name):\n\(Self.difference(before, after))") }
    return true
  }

  /// Leaves a page that hides the back button, by an exit that the app offers instead.
  private mutating func leaveByExit(_ host: TestHost, _ place: String, _ name: String) async -> Bool {
    let depth = host.depth
    for deed in host.deeds(inFirstRows: 3).deeds where deed.element.role == .button {
      host.perform(deed)
      await host.settle()
      if host.depth < depth { return true }
      if host.depth > depth || host.sheets > 0 { break }
    }
    return false
  }

  /// Performs the same random actions in two hosts of one app, and expects the same screens.
  public mutating func repeatWalk(_ start: () -> TestHost, seed: UInt64, steps: Int = 25) async {
    let (first, second) = (start(), start())
    var random = SeededGenerator(seed: seed)
    var taken: [String] = []
    for _ in 0..<steps {
      await first.settle()
      await second.settle()
      let (one, other) = (first.tree, second.tree)
      guard one == other else {
        report(.repetition, taken.joined(separator: ", "), Self.difference(one, other))
        return
      }
      let (deeds, others) = (first.deeds(inFirstRows: 8).deeds, second.deeds(inFirstRows: 8).deeds)
      guard !deeds.isEmpty, deeds.map(\.name) == others.map(\.name) else { return }
      // Go back sometimes, or a walk would soon be stuck at a leaf. Both hosts are asked, because asking creates the
      // pages below, whose titles name the back button.
      if first.backLabel != nil, second.backLabel != nil, random.chance(25) {
        try? first.goBack()
        try? second.goBack()
        taken.append("back")
      } else {
        let index = random.below(deeds.count)
        first.perform(deeds[index])
        second.perform(others[index])
        taken.append(deeds[index].name)
      }
    }
    expectEndedTurns(first)
  }

  private mutating func expectEndedTurns(_ host: TestHost) {
    for diagnostic in host.diagnostics where diagnostic.code.hasSuffix(".endless") {
      report(.ending, "any page", diagnostic.description)
    }
  }

  private mutating func report(_ property: Finding.Property, _ place: String, _ detail: String) {
    findings.append(Finding(property: property, place: place, detail: detail))
  }

  /// Returns the lines that are in only one text.
  private static func difference(_ before: String, _ after: String) -> String {
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    let lines = new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    return lines.prefix(8).joined(separator: "\n")
  }
}

/// Weak references to the elements of the top page. Bars are excluded, because pages may reuse them.
@MainActor
private struct PageWatch {
  private final class Weak {
    weak var element: Element?
    let name: String

    @MainActor init(_ element: Element) {
      self.element = element
      name = "\(element.role.rawValue) \"\(element.label ?? "")\""
    }
  }

  private let elements: [Weak]

  init(_ host: TestHost) {
    let page = (host.session.frontWindow ?? host.session.windows.last)?.frontStack?.element
    elements = page.map { Self.content(of: $0).map(Weak.init) } ?? []
  }

  private static func content(of element: Element) -> [Element] {
    element.role == .bar ? [] : [element] + element.children.flatMap(content)
  }

  var survivor: String? { elements.first { $0.element != nil }?.name }
}

extension TestHost {
  /// The links that a user can follow here.
  fileprivate var doors: [Deed] {
    deeds(inFirstRows: 4).deeds.filter { deed in
      switch deed.element.role {
      case .link: true
      case .row: deed.element.inside.contains { $0.role == .link }
      default: false
      }
    }
  }

  /// Follows a link. Returns `false` if that did not push a page onto the front stack.
  fileprivate func go(through name: String) async -> Bool {
    guard let door = doors.first(where: { $0.name == name }) else { return false }
    let (depth, sheets) = (depth, self.sheets)
    perform(door)
    await settle()
    return self.depth == depth + 1 && self.sheets == sheets
  }

  /// Goes back with the bar's button. Returns `false` if no page was left.
  fileprivate func comeBack() async -> Bool {
    let depth = depth
    guard (try? goBack()) != nil else { return false }
    await settle()
    return self.depth == depth - 1
  }
}
