import CairnMessages
import CairnSwiftSources
import Glibc

/// A request from the compiler.
enum Request {
  case capability
  case expansion(ExpansionRequest)
  case loadLibrary
  case unknown(String)

  init(message: [UInt8]) {
    guard let member = (try? JSON(parsing: message))?.members.first else {
      self = .unknown("not JSON")
      return
    }
    switch member.name {
    case "getCapability": self = .capability
    case "loadPluginLibrary": self = .loadLibrary
    case "expandAttachedMacro": self = Self.expansion(in: member, syntaxKey: "declSyntax")
    case "expandFreestandingMacro": self = Self.expansion(in: member, syntaxKey: "syntax")
    default: self = .unknown(member.name)
    }
  }

  private static func expansion(in message: JSON.Member, syntaxKey: String) -> Request {
    let body = message.value
    guard let macro = body["macro"]?["typeName"]?.string, let syntax = body[syntaxKey].flatMap(SourceExcerpt.init)
    else {
      return .unknown(message.name)
    }
    return .expansion(
      ExpansionRequest(
        macro: macro,
        role: body["macroRole"]?.string ?? "",
        discriminator: body["discriminator"]?.string ?? "",
        syntax: syntax,
        surroundings: (body["lexicalContext"]?.elements ?? []).compactMap(SourceExcerpt.init),
        buildConfiguration: body["staticBuildConfiguration"]?.string,
        extendedType: body["extendedTypeSyntax"]?["source"]?.string.map { SourceTokens($0) }.map {
          $0.text(0..<$0.count)
        },
        conformances: body["conformanceListSyntax"]?["source"]?.string ?? ""))
  }
}

/// A use of a macro to expand.
struct ExpansionRequest {
  /// The name of the type in `#externalMacro`.
  var macro: String
  /// The role to expand: `accessor`, `peer`, `member`, `extension` or `declaration`.
  var role: String
  /// A text that is unique to this use.
  var discriminator: String
  var syntax: SourceExcerpt
  /// The enclosing declarations without their members, innermost first.
  var surroundings: [SourceExcerpt]
  /// The build configuration of the module, as JSON inside JSON.
  var buildConfiguration: String?
  /// The type to extend.
  var extendedType: String?
  /// The protocols that the extension must conform to. Empty if the type declares the conformance itself.
  var conformances = ""

  /// Whether declarations are on the main actor by default.
  ///
  /// The compiler lists this feature exactly when `-default-isolation MainActor` is set.
  var isolatesToMainActor: Bool {
    guard let configuration = buildConfiguration else { return false }
    return strstr(configuration, "NoExplicitNonIsolated") != nil
  }
}
