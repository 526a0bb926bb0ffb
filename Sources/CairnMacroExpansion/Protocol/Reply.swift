/// A reply of the plug-in.
enum Reply {
  case capability
  case expansion(Expansion)
  case noLibraries

  /// The version of the message format of these replies.
  private static let version = 7

  var json: JSON {
    switch self {
    case .capability:
      .object(["getCapabilityResult": .object(["capability": .object(["protocolVersion": .integer(Self.version)])])])
    case .expansion(let expansion):
      .object([
        "expandMacroResult": .object([
          "expandedSource": expansion.source.map(JSON.text) ?? .null,
          "diagnostics": .array(expansion.diagnostics.map(\.json)),
        ])
      ])
    case .noLibraries:
      .object(["loadPluginLibraryResult": .object(["loaded": .bool(false), "diagnostics": .array([])])])
    }
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    let changes = replacement.map { [fixIt(for: $0)] } ?? []
    return .object([
      "message": .text(message),
      "severity": .text("error"),
      "position": .object(["fileName": .text(file), "offset": .integer(offset)]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array(changes),
    ])
  }

  private func fixIt(for replacement: Replacement) -> JSON {
    let range: JSON = .object([
      "fileName": .text(file),
      "startOffset": .integer(offset),
      "endOffset": .integer(offset + replacement.length),
    ])
    return .object([
      "message": .text(replacement.message),
      "changes": .array([.object(["range": range, "newText": .text(replacement.text)])]),
    ])
  }
}
