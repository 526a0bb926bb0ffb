import CairnCore

extension TestHost {
  /// Starts an app for a program that uses it. There is no test whose line a failure could name.
  package convenience init(
    of make: @escaping @MainActor () -> _AppSource, on makeHost: @escaping @MainActor () -> HeadlessHost
  ) {
    let recipe = Recipe(strictness: .nothing, makeHost: makeHost, makeStart: { { Session(make(), on: $0) } }, code: "")
    self.init(recipe, at: SourceLocation("CairnTesting/TestHost.swift", #filePath, #line, 1))
  }
}
