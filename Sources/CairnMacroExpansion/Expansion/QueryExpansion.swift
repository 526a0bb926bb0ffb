import CairnSwiftSources

/// Expands `@Query(sort: \Trip.name) var trips: [Trip]` to the query and an accessor for its models.
enum QueryExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    let isAccessor = request.role == "accessor"
    do throws(VariableDeclaration.Problem) {
      let variable = try VariableDeclaration(request.syntax.text)
      let name = variable.name.withoutBackticks
      guard let type = variable.type, variable.initialValue == nil else { return misplaced(request, isAccessor) }
      if isAccessor { return Expansion(source: "get { _\(name).wrappedValue }") }
      let attribute = variable.header.attributes.first { $0.name == "Query" || $0.name == "SwiftData.Query" }
      let written = attribute?.text.drop { $0 != "(" } ?? ""
      let arguments = written.isEmpty ? "()" : String(written)
      // Not private, even if the property is: a private variable would make the view's own initializer private.
      return Expansion(
        source: """
          var _\(name): SwiftData.Query<\(type).Element, \(type)> = \
          SwiftData.Query<\(type).Element, \(type)>\(arguments)
          """)
    } catch {
      return misplaced(request, isAccessor)
    }
  }

  private static func misplaced(_ request: ExpansionRequest, _ isAccessor: Bool) -> Expansion {
    // Only one role reports the error.
    guard isAccessor else { return Expansion(source: "") }
    return Expansion(
      failure: Diagnostic(
        "'@Query' can only be attached to a variable with a type and no value, such as '@Query var trips: [Trip]'",
        at: request.syntax))
  }
}
