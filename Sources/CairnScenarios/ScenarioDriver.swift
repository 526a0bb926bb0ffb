/// Takes the steps of scenarios on a custom host, by the host's input: keys, clicks, lines.
///
/// ```swift
/// @Test(arguments: Scenario.all) @MainActor
/// func behavesLikeEveryHost(_ scenario: Scenario) throws {
///   try scenario.check(on: Driver(MyHost(showing: scenario)))
/// }
/// ```
@MainActor
public protocol ScenarioDriver {
  /// The semantic tree of the window in front, `HostWindow.tree`.
  var tree: String { get }
  /// Takes a step like a user. Throws if the host offers no way to do it.
  mutating func take(_ step: Scenario.Step) throws
}

/// A host that differs from the headless one.
public struct ScenarioFailure: Error, CustomStringConvertible {
  public let scenario: String
  /// The steps so far; the last one led to the difference.
  public let steps: [Scenario.Step]
  public let expected: String
  public let found: String

  public var description: String {
    let step = steps.last.map { "after \($0)" } ?? "at the start"
    return "\"\(scenario)\" differs \(step).\n— expected —\n\(expected)\n— found —\n\(found)"
  }
}

extension Scenario {
  /// Takes all steps on a host, and compares what is there after each with the headless host.
  @MainActor
  public func check(on driver: some ScenarioDriver) throws {
    var driver = driver
    var taken: [Step] = []
    let expected = try treesWithoutScreen()
    func compare() throws {
      let tree = Self.comparable(driver.tree)
      guard tree != expected[taken.count] else { return }
      throw ScenarioFailure(scenario: name, steps: taken, expected: expected[taken.count], found: tree)
    }
    try compare()
    for step in steps {
      try driver.take(step)
      taken.append(step)
      try compare()
    }
  }
}
