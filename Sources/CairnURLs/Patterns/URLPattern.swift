import CairnCore

/// Translates between a part of a URL and a value on a navigation path.
///
/// ```swift
/// NavigationStack(path: $path) {
///   RecipeList()
///     .navigationDestination(for: Recipe.ID.self) { RecipeView(id: $0) }
///     .navigationDestination(for: Search.self) { SearchView(search: $0) }
/// }
/// .navigationURLs(
///   URLPattern("/recipes/{id}", for: Recipe.ID.self),
///   URLPattern("/search?q={term}&page={page}", for: Search.self))   // struct Search: Codable { var term…, page… }
/// ```
///
/// The URL of a page is made of the parts of all values on the path: `/recipes/12/steps/3`. A URL leads to its page by
/// pushing the values, whether or not a link leads there. A part that names nothing ends at the last page that exists.
///
/// Captures must be reversible: if they do not give a value with the same captures, the pattern is not used for that
/// value.
public struct URLPattern: Sendable {
  let rule: any PageURLRule

  /// Creates a pattern for values that can be encoded. Captures have the names of the coding keys; a value that encodes
  /// as one text or number, such as a UUID, needs one capture with any name.
  public init<Value: Hashable & Codable>(_ pattern: String, for type: Value.Type = Value.self) {
    let text = PatternText(pattern)
    rule = Rule<Value>(text) { captures in
      try CaptureDecoder.decode(Value.self, from: captures, single: text.names.count == 1 ? text.names[0] : nil)
    } captures: { value in
      CaptureEncoder.captures(of: value, single: text.names.count == 1 ? text.names[0] : nil)
    }
  }

  /// Creates a pattern for one value, such as a case of an enumeration.
  public init<Value: Hashable & Sendable>(_ pattern: String, for value: Value) {
    rule = Rule<Value>(PatternText(pattern)) { _ in
      value
    } captures: { other in
      other == value ? [:] : nil
    }
  }

  /// Creates a pattern from two closures.
  ///
  /// ```swift
  /// URLPattern("/recipes/{id}") { captures in
  ///   Route.recipe(id: try captures("id", as: Int.self))
  /// } captures: { route in
  ///   if case .recipe(let id) = route { ["id": "\(id)"] } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: Returns the value that captures mean. `nil`, or an error, means that there is none.
  ///   - captures: Returns the captures of a value, or `nil` for values of other patterns.
  public init<Value: Hashable>(
    _ pattern: String, value: @escaping @MainActor @Sendable (URLCaptures) throws -> Value?,
    captures: @escaping @MainActor @Sendable (Value) -> URLCaptures?
  ) {
    rule = Rule(PatternText(pattern), value: value, captures: captures)
  }
}

private struct Rule<Value: Hashable>: PageURLRule {
  let text: PatternText
  let read: @MainActor @Sendable (URLCaptures) throws -> Value?
  let write: @MainActor @Sendable (Value) -> URLCaptures?

  init(
    _ text: PatternText, value: @escaping @MainActor @Sendable (URLCaptures) throws -> Value?,
    captures: @escaping @MainActor @Sendable (Value) -> URLCaptures?
  ) {
    self.text = text
    read = value
    write = captures
  }

  var problem: String? { text.problem }
  var listedAddresses: [PageAddress] {
    text.names.isEmpty && text.problem == nil ? text.address(with: [:]).map { [$0] } ?? [] : []
  }

  func fit(_ address: PageAddress) -> PageURLFit? { text.fit(address) }

  func value(of address: PageAddress) -> (any Hashable)? {
    guard let captures = text.captures(of: address) else { return nil }
    return try? read(captures)
  }

  func address(of value: any Hashable) -> PageAddress? {
    guard type(of: value) == Value.self, let value = value as? Value else { return nil }
    return write(value).flatMap { text.address(with: $0) }
  }
}

extension View {
  /// Gives the pages of the navigation stacks inside separate URLs. Patterns of inner views come first.
  ///
  /// - Parameter patterns: One for each kind of value on the paths.
  nonisolated public func navigationURLs(_ patterns: URLPattern...) -> some View { navigationURLs(patterns) }

  /// Gives the pages of the navigation stacks inside separate URLs. Patterns of inner views come first.
  nonisolated public func navigationURLs(_ patterns: [URLPattern]) -> some View {
    transformEnvironment(\.pageURLRules) { rules in rules = patterns.map(\.rule) + rules }
  }
}
