import CairnMessages

/// Replies to the compiler, message by message, until the connection is closed.
package struct Conversation {
  private let channel: MessageChannel

  package init(channel: MessageChannel) { self.channel = channel }

  package func run() {
    while let message = channel.receive() {
      guard channel.send(Self.reply(to: message)) else { return }
    }
  }

  static func reply(to message: [UInt8]) -> [UInt8] {
    reply(to: Request(message: message)).json.line
  }

  private static func reply(to request: Request) -> Reply {
    switch request {
    case .capability: .capability
    case .loadLibrary: .noLibraries
    case .expansion(let request): .expansion(expansion(of: request))
    case .unknown(let name):
      .expansion(Expansion(failure: Diagnostic("the macros of this package do not understand the message '\(name)'")))
    }
  }

  private static func expansion(of request: ExpansionRequest) -> Expansion {
    switch request.macro {
    case "EntryMacro": EntryExpansion.expand(request)
    case "AnimatableMacro": AnimatableExpansion.expand(request)
    case "PreviewMacro": PreviewExpansion.expand(request)
    case "ModelMacro": ModelExpansion.expand(request)
    case "PersistedPropertyMacro": PersistedPropertyExpansion.expand(request)
    case "QueryMacro": QueryExpansion.expand(request)
    case "ModelActorMacro": ModelActorExpansion.expand(request)
    case "RoutesMacro": RoutesExpansion.expand(request)
    // `#Preview`, `@Animatable`, `@Model` and `@Routes` do the work. They find these macros in their own text.
    case "PreviewableMacro", "AnimatableIgnoredMacro", "ModelMarkMacro", "RouteMarkMacro": Expansion(source: "")
    default: Expansion(failure: Diagnostic("this package has no macro '\(request.macro)'", at: request.syntax))
    }
  }
}
