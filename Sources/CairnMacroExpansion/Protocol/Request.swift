import Glibc

/// What the compiler asks of a plug-in.
enum Request {
  case capability
  case expansion(ExpansionRequest)
  case loadLibrary
  case unknown(String)

  init(message: [UInt8]) {
    guard let member = JSONReader.value(in: message)?.members.first else {
      self = .unknown("not JSON")
      return
    }
    switch member.key {
    case "getCapability": self = .capability
    case "loadPluginLibrary": self = .loadLibrary
    case "expandAttachedMacro": self = Self.expansion(in: member, syntaxKey: "declSyntax")
    case "expandFreestandingMacro": self = Self.expansion(in: member, syntaxKey: "syntax")
    default: self = .unknown(member.key)
    }
  }

  private static func expansion(in message: JSON.Member, syntaxKey: String) -> Request {
    let body = message.value
    guard let macro = body["macro"]?["typeName"]?.string, let syntax = body[syntaxKey].flatMap(SourceExcerpt.init)
    else {
      return .unknown(message.key)
    }
    return .expansion(
      ExpansionRequest(
        macro: macro.text,
        role: body["macroRole"]?.string?.text ?? "",
        discriminator: body["discriminator"]?.string?.text ?? "",
        syntax: syntax,
        surroundings: (body["lexicalContext"]?.elements ?? []).compactMap(SourceExcerpt.init),
        buildConfiguration: body["staticBuildConfiguration"]?.string,
        extendedType: body["extendedTypeSyntax"]?["source"]?.string.map { SourceTokens($0.text) }.map {
          $0.text(0..<$0.count)
        },
        conformances: body["conformanceListSyntax"]?["source"]?.string?.text ?? ""))
  }
}

/// One use of a macro that is to be expanded.
struct ExpansionRequest {
  /// The type named in `#externalMacro`.
  var macro: String
  /// What the macro is asked to make here: `accessor`, `peer`, `member`, `extension`, `declaration`.
  var role: String
  /// A text that is unique to this use.
  var discriminator: String
  var syntax: SourceExcerpt
  /// What the use stands in, innermost first, without the members.
  var surroundings: [SourceExcerpt]
  /// How the module is compiled, as JSON inside JSON.
  var buildConfiguration: JSONString?
  /// The type an extension is to be of.
  var extendedType: String?
  /// What the extension is to say the type conforms to: nothing where the type says so by itself.
  var conformances = ""

  /// Whether declarations are on the main actor where the source says nothing.
  ///
  /// The compiler lists this feature where `-default-isolation MainActor` is given, and only there.
  var isolatesToMainActor: Bool {
    guard let configuration = buildConfiguration else { return false }
    return strstr(String(decoding: configuration.escaped, as: UTF8.self), "NoExplicitNonIsolated") != nil
  }
}
