import CairnSwiftSources

/// Expands `#Preview` to a type that makes the preview.
///
/// The app never mentions the type. `cairn preview` finds it by its name in the symbols of the program, so it must not be
/// private: the runtime finds private types by name only if the compiler was told to keep their names.
enum PreviewExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    guard let call = PreviewCall(request.syntax.text) else {
      return Expansion(failure: Diagnostic("'#Preview' can only be used as a declaration", at: request.syntax))
    }
    do throws(Diagnostic) {
      let arguments = try arguments(of: call, in: request.syntax)
      let attributes = call.attributes.map { $0.text + "\n" }.joined()
      let place = request.syntax
      return Expansion(
        source: """
          \(attributes)enum \(uniqueName(for: request)): _PreviewRegistry {
            static var _previewFile: Swift.String { \(place.fileID.debugDescription) }
            static var _previewLine: Swift.Int { \(place.line + call.linesBefore) }
            static var _preview: __Preview {
              __Preview\(arguments)
            }
          }
          """)
    } catch {
      return Expansion(failure: error)
    }
  }

  /// A name that the compiler accepts as unique to one use of a macro. It must be mangled exactly like this.
  private static func uniqueName(for request: ExpansionRequest) -> String {
    "\(request.discriminator)7previewfMu_"
  }

  private static func arguments(of call: PreviewCall, in syntax: SourceExcerpt) throws(Diagnostic) -> String {
    var body: Closure?
    for previewable in call.previewables {
      let closure = call.closure(holdingStatementAt: previewable)
      guard let closure, body == nil || body == closure else {
        throw Diagnostic(
          "'@Previewable' can only be attached to a variable at the outermost level of a '#Preview' body", at: syntax,
          position: call.source.tokens[previewable].range.lowerBound)
      }
      body = closure
    }
    guard let body else { return call.arguments }
    return arguments(of: call, body: body)
  }

  /// Returns the arguments of the call, with the previewable variables moved into a separate view, which can have
  /// state.
  private static func arguments(of call: PreviewCall, body: Closure) -> String {
    let source = call.source
    var members: [String] = []
    var statements = ""
    var index = body.statements.lowerBound
    for previewable in call.previewables where previewable >= index {
      let start = startOfStatement(in: source, at: previewable, notBefore: index)
      let end = min(source.endOfVariableDeclaration(at: start), body.statements.upperBound)
      members.append(source.text(start..<previewable) + " " + source.text(previewable + 2..<end))
      statements += source.text(index..<start) + "\n"
      index = end
    }
    statements += source.text(index..<body.statements.upperBound)
    let opening = source.text(call.firstArgument..<body.statements.lowerBound)
    let closing = source.text(body.statements.upperBound..<source.count)
    return """
      \(opening)
          struct __PreviewContent: View {
            \(members.joined(separator: "\n"))
            var body: some View {
              \(statements)
            }
          }
          return __PreviewContent()
        \(closing)
      """
  }

  /// Returns the start of a statement: `@State @Previewable var x` starts at `@State`.
  private static func startOfStatement(in source: SourceTokens, at previewable: Int, notBefore lowest: Int) -> Int {
    for start in lowest..<previewable where source.tokens[start].isSymbol("@") {
      if DeclarationHeader(in: source, at: start).attributes.contains(where: { $0.tokens.lowerBound == previewable }) {
        return start
      }
    }
    return previewable
  }
}
