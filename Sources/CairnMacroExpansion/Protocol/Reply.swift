import CairnMessages

/// A reply of the plug-in.
enum Reply {
  case capability
  case expansion(Expansion)
  case noLibraries

  /// The version of the message format of these replies.
  private static let version = 7

  var json: JSON {
    switch self {
    case .capability: ["getCapabilityResult": ["capability": ["protocolVersion": .number(Self.version)]]]
    case .expansion(let expansion):
      [
        "expandMacroResult": [
          "expandedSource": expansion.source.map { .string($0) } ?? .null,
          "diagnostics": .array(expansion.diagnostics.map(\.json)),
        ]
      ]
    case .noLibraries: ["loadPluginLibraryResult": ["loaded": false, "diagnostics": []]]
    }
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    [
      "message": .string(message), "severity": "error",
      "position": ["fileName": .string(file), "offset": .number(offset)], "highlights": [], "notes": [],
      "fixIts": .array(replacement.map { [fixIt(for: $0)] } ?? []),
    ]
  }

  private func fixIt(for replacement: Replacement) -> JSON {
    let range: JSON = [
      "fileName": .string(file), "startOffset": .number(offset), "endOffset": .number(offset + replacement.length),
    ]
    return [
      "message": .string(replacement.message), "changes": [["range": range, "newText": .string(replacement.text)]],
    ]
  }
}
