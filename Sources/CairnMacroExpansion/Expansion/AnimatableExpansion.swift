import CairnSwiftSources

/// Expands `@Animatable struct Arc: Shape` to its conformance and its animatable data: that of every stored
/// variable, except those marked `@AnimatableIgnored` and those of property wrappers.
enum AnimatableExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    do throws(Diagnostic) {
      let type = try TypeDeclaration(request.syntax, for: "@Animatable")
      guard request.role == "member" else { return conformance(in: request) }
      return Expansion(source: try data(of: type, at: request.syntax))
    } catch {
      // Only one role reports the error.
      return request.role == "member" ? Expansion(failure: error) : Expansion(source: "")
    }
  }

  /// Returns the conformance, or nothing for a type that declares it itself.
  private static func conformance(in request: ExpansionRequest) -> Expansion {
    guard !request.conformances.isEmpty, let type = request.extendedType else { return Expansion(source: "") }
    return Expansion(source: "extension \(type): Animatable {}")
  }

  private static func data(of type: TypeDeclaration, at syntax: SourceExcerpt) throws(Diagnostic) -> String {
    if type.declaresAnimatableData { return "" }
    var names: [String] = []
    var types: [String] = []
    for variable in try type.storedVariables(in: syntax) where isInterpolated(variable) {
      guard let written = variable.type ?? typeMade(by: variable.initialValue) else {
        throw Diagnostic(
          "'@Animatable' needs to know the type of '\(variable.name)': write it, or mark the variable '@AnimatableIgnored'",
          at: syntax, position: variable.namePosition)
      }
      names.append(variable.name)
      types.append("\(written).AnimatableData")
    }
    // Stored properties of a value type can be read from anywhere, and animations run on any actor.
    let isolation = type.keyword == "class" ? "" : "nonisolated "
    let access = type.header.modifiers.first { ["public", "package", "open"].contains($0.name) }
    let opening = (access.map { $0.name == "open" ? "public " : $0.name + " " } ?? "") + isolation
    guard let name = names.first, let only = types.first else {
      return "\(opening)var animatableData: EmptyAnimatableData { get { .init() } set {} }"
    }
    guard names.count > 1 else {
      return """
        \(opening)var animatableData: \(only) {
          get { \(name).animatableData }
          set { \(name).animatableData = newValue }
        }
        """
    }
    let parts = names.map { "\($0).animatableData" }.joined(separator: ", ")
    return """
      \(opening)var animatableData: AnimatableValues<\(types.joined(separator: ", "))> {
        get { AnimatableValues(\(parts)) }
        set { (\(parts)) = newValue.value }
      }
      """
  }

  /// The property wrappers whose storage is not part of the value.
  private static let wrappers: Set<String> = [
    "State", "Binding", "Bindable", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "FocusState",
    "GestureState", "Namespace", "AppStorage", "SceneStorage", "ScaledMetric", "FocusedValue", "FocusedBinding",
    "FocusedObject", "AccessibilityFocusState",
  ]

  private static func isInterpolated(_ variable: VariableDeclaration) -> Bool {
    for attribute in variable.header.attributes {
      let name = attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
      if name == "AnimatableIgnored" || wrappers.contains(name) { return false }
    }
    return !["static", "class", "lazy", "weak", "unowned"].contains { variable.header.modifier(named: $0) != nil }
  }

  /// Returns the type of `0.5`, `CGPoint.zero` or `Angle(degrees: 5)`.
  private static func typeMade(by expression: String?) -> String? {
    guard let expression else { return nil }
    let source = SourceTokens(expression)
    let start = source[0]?.isSymbol("-") == true ? 1 : 0
    if let number = source[start], number.kind == .number {
      let isFraction = number.text.contains(".") || source[start + 1]?.isSymbol(".") == true
      return isFraction ? "Double" : nil
    }
    var last = 0
    guard source[0]?.kind == .word, source[0]?.text.first?.isUppercase == true else { return nil }
    while source[last + 1]?.isSymbol(".") == true, source[last + 2]?.text.first?.isUppercase == true { last += 2 }
    guard source[last + 1]?.isSymbol("(") == true || source[last + 1]?.isSymbol(".") == true else { return nil }
    return source.text(0..<last + 1)
  }
}
