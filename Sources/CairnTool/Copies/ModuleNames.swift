import CairnSwiftSources

/// The names of Apple's modules in a file, which are others here; see ``OtherModules``.
enum ModuleNames {
  /// - Parameters:
  ///   - brought: The modules to import along with those that bring them.
  ///   - own: The app's own modules, which keep their names.
  static func edits(in source: SourceTokens, bringing brought: [BroughtModule], besides own: Set<String>) -> SourceEdits
  {
    var edits = SourceEdits()
    let imports = source.imports
    for one in imports where !own.contains(one.module) {
      let name = source.tokens[one.index]
      let other = OtherModules.names[one.module]
      if let other { edits.replace(name.range, by: other) }
      // `import struct UIKit.UIColor` names a declaration, `import UIKit.UIColor` a part of the module.
      let dropsPart = !one.hasKind && one.end > one.index + 1
      if dropsPart, other != nil || OtherModules.withParts.contains(one.module) {
        edits.replace(source.bytes(of: one.index + 1..<one.end), by: "")
      }
      guard !one.hasKind else { continue }
      for module in brought
      where module.bringers.contains(one.module) || other.map(module.bringers.contains) == true {
        edits.insert("; import \(module.replacement)", at: source.tokens[one.end - 1].range.upperBound)
      }
    }
    let imported = Set(imports.map(\.index))
    for (index, token) in source.tokens.enumerated() where !imported.contains(index) && !own.contains(token.text) {
      if let other = qualifier(token, at: index, in: source) { edits.replace(token.range, by: other) }
    }
    return edits
  }

  /// The module to name instead of one in front of a type, such as `CryptoKit.SHA256`.
  private static func qualifier(_ token: Token, at index: Int, in source: SourceTokens) -> String? {
    guard token.kind == .word, OtherModules.inFrontOfTypes.contains(token.text),
      source[index - 1]?.isSymbol(".") != true, source[index + 1]?.isSymbol(".") == true,
      let type = source[index + 2]?.name, type.first?.isUppercase == true
    else { return nil }
    return OtherModules.names[token.text]
  }
}
