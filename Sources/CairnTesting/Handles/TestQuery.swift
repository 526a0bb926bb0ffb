import CairnScreen

/// The search for an element: the host, and a name for each level. It runs each time a handle is used.
///
/// Tests do not use it directly. A custom handle for a custom control wraps one:
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
  /// The line that made the handle, for properties, which cannot record their line.
  let location: TestHost.SourceLocation

  /// An element to find inside the previous one.
  struct Step {
    enum Kind {
      case element(Set<Role>)
      case field
      /// A field of a page's search.
      case search
      case panel(Set<Role>, @MainActor (Element) -> Bool)
    }

    var label: String?
    var kind: Kind
    /// The name in failures.
    var name: String
    /// Which of several elements, in reading order.
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

  /// Finds the element.
  func resolve() throws(Failure) -> Element {
    var place = host.root
    for step in steps { place = try step.resolve(in: place) }
    guard let place else { throw Failure(.notPresented("window")) }
    return place
  }

  /// The number of elements that match the last step. A missing scope is a failure.
  var count: Int {
    host.settleForQuestion(at: location)
    guard let last = steps.last, case .element(let roles) = last.kind else { return 0 }
    do throws(Failure) {
      var place = host.root
      for step in steps.dropLast() { place = try step.resolve(in: place) }
      return Finder(root: place).candidates(last.label, roles: roles).count
    } catch {
      host.fail(error.reason, at: location)
      return 0
    }
  }

  /// Runs a verb on the element.
  func perform<Result>(
    at location: TestHost.SourceLocation, _ work: (Element) throws(Failure) -> Result
  ) throws(TestHostError) -> Result {
    try host.perform(at: location) { () throws(Failure) in try work(try resolve()) }
  }

  /// Answers a question about the element. If it is missing, records a failure and returns `other`.
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
    case .search:
      let found = finder.candidates(label, roles: [.field]).filter { $0.events.contains(.dismiss) }
      guard let field = index.map({ found.indices.contains($0) ? found[$0] : nil }) ?? found.first else {
        throw Failure(.notFound(name, nearby: []))
      }
      return field
    case .panel(let roles, let isMeant):
      let front = place?.layers.joined().first { $0 !== place && roles.contains($0.role) && isMeant($0) }
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
