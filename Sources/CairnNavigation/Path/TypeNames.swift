/// The name by which an encoded path calls a type: the one it has on Apple's systems.
package func pathTag(of type: Any.Type) -> String {
  appleTypeName(_typeName(type, qualified: true))
}

/// Whether a type's name means the same type in the next launch. That of a local or file-private type holds an address.
package func isStableTypeName(_ name: String) -> Bool {
  !name.contains("(unknown context at ")
}

/// Rewrites the modules in a qualified type name, also in its generic arguments, as Apple's systems would have them,
/// so that a path saved on a Mac can be opened here and the other way round.
func appleTypeName(_ name: String) -> String {
  guard mayNeedRewriting(name) else { return name }
  var result = ""
  var rest = name[...]
  while let first = rest.first {
    guard isPartOfName(first) else {
      result.append(first)
      rest.removeFirst()
      continue
    }
    let path = rest.prefix(while: isPartOfName)
    result += appleTypePath(path)
    rest = rest[path.endIndex...]
  }
  return result
}

private func mayNeedRewriting(_ name: String) -> Bool {
  name.contains("Foundation") || name.contains("Cairn")
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "."
}

private func appleTypePath(_ path: Substring) -> String {
  guard let dot = path.firstIndex(of: ".") else { return String(path) }
  let type = path[path.index(after: dot)...]
  switch path[..<dot] {
  case "FoundationEssentials", "FoundationInternationalization", "Foundation":
    return foundationTypesFromElsewhere[String(type)] ?? "Foundation.\(type)"
  case "CairnCore", "CairnValues", "CairnScreen", "CairnNavigation":
    return "SwiftUI.\(type)"
  default:
    return String(path)
  }
}

/// Types that Foundation defines here, but takes from C or from Core Graphics on Apple's systems.
private let foundationTypesFromElsewhere = [
  "CGFloat": "CoreGraphics.CGFloat",
  "CGPoint": "__C.CGPoint",
  "CGRect": "__C.CGRect",
  "CGSize": "__C.CGSize",
  "CGVector": "__C.CGVector",
  "Decimal": "__C.NSDecimal",
]
