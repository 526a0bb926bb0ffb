extension TestHost {
  /// Which problems fail a test.
  ///
  /// ```swift
  /// let host = TestHost(MyApp.self, strict: .except(["foreach.duplicate-id"]))
  /// ```
  public struct Strictness: Sendable, Equatable {
    let isStrict: Bool
    let allowed: Set<String>

    /// Every warning and error fails the test.
    public static let everything = Strictness(isStrict: true, allowed: [])

    /// No problem fails the test. `diagnostics` lists them.
    public static let nothing = Strictness(isStrict: false, allowed: [])

    /// Every warning and error fails the test, unless its code is in the list.
    public static func except(_ codes: Set<String>) -> Strictness { Strictness(isStrict: true, allowed: codes) }

    func forbids(_ diagnostic: Diagnostic) -> Bool {
      isStrict && diagnostic.severity >= .warning && !allowed.contains(diagnostic.code)
    }
  }
}
