import CairnScreen

/// The way to an element: the host, and what to look for inside what. It is followed anew each time it is needed.
///
/// Tests have no use for it by itself. A handle of your own for a custom control wraps one:
///
/// ```swift
/// struct RatingHandle: TestHandle {
///   let query: TestQuery
///   func rate(_ stars: Int) throws { try button("\(stars) stars").tap() }
/// }
/// ```
@MainActor
public struct TestQuery {
  let host: TestHost
  private let steps: [Step]
  /// Where the handle was made, for properties that cannot know their own line.
  let location: TestHost.SourceLocation

  /// One element to look for inside the one before.
  struct Step {
    enum Kind {
      case element(Set<Role>)
      case field
      case panel(Set<Role>)
    }

    var label: String?
    var kind: Kind
    /// What a failure calls it.
    var name: String
    /// Which of several, in reading order.
    var index: Int?
  }

  init(_ host: TestHost, _ steps: [Step] = [], at location: TestHost.SourceLocation) {
    self.host = host
    self.steps = steps
    self.location = location
  }

  func finding(_ step: Step, at location: TestHost.SourceLocation) -> TestQuery {
    TestQuery(host, steps + [step], at: location)
  }

  func at(_ index: Int) -> TestQuery {
    var steps = steps
    steps[steps.count - 1].index = index
    return TestQuery(host, steps, at: location)
  }

  /// The element the query means now.
  func resolve() throws(Failure) -> Element {
    var place = host.root
    for step in steps { place = try step.resolve(in: place) }
    guard let place else { throw Failure(.notPresented("window")) }
    return place
  }

  /// Runs a verb on the element.
  func perform<Result>(
    at location: TestHost.SourceLocation, _ work: (Element) throws(Failure) -> Result
  ) throws(TestHostError) -> Result {
    try host.perform(at: location) { () throws(Failure) in try work(try resolve()) }
  }

  /// Answers a question about the element. If there is none, that is a failure and the answer is `other`.
  func ask<Answer>(or other: Answer, _ question: (Element) -> Answer) -> Answer {
    host.settleForQuestion(at: location)
    do throws(Failure) {
      return question(try resolve())
    } catch {
      host.fail(error.reason, at: location)
      return other
    }
  }
}

extension TestQuery.Step {
  @MainActor
  fileprivate func resolve(in place: Element?) throws(Failure) -> Element {
    let finder = Finder(root: place)
    switch kind {
    case .field where index == nil: return try finder.field(label)
    case .field: return try choose(finder, [.field, .secureField, .textEditor])
    case .element(let roles) where index == nil: return try finder.one(label, roles: roles, name: name)
    case .element(let roles): return try choose(finder, roles)
    case .panel(let roles):
      let front = place?.layers.joined().first { $0 !== place && roles.contains($0.role) }
      guard let front else { throw Failure(.notPresented(name)) }
      return front
    }
  }

  @MainActor
  private func choose(_ finder: Finder, _ roles: Set<Role>) throws(Failure) -> Element {
    let found = finder.candidates(label, roles: roles)
    guard let index, found.indices.contains(index) else {
      throw Failure(.notFound("\(name) at \(index ?? 0)", nearby: found.map { TestHostError.Candidate($0) }))
    }
    return found[index]
  }
}
