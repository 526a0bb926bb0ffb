/// Returns a type's name in an encoded path, which is its name on Apple's systems.
package func pathTag(of type: Any.Type) -> String {
  appleTypeName(_typeName(type, qualified: true))
}

/// Returns whether a type keeps its name across launches. The name of a local or file-private type contains an
/// address.
package func isStableTypeName(_ name: String) -> Bool {
  !name.contains("(unknown context at ")
}

/// Rewrites the modules in a qualified type name and its generic arguments to those on Apple's systems, so that
/// a path saved on a Mac opens here and vice versa.
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
  case "CairnCore", "CairnPlatform", "CairnValues", "CairnScreen", "CairnNavigation":
    return "SwiftUI.\(type)"
  default:
    return String(path)
  }
}

/// Types that Foundation defines here but that come from C or Core Graphics on Apple's systems.
private let foundationTypesFromElsewhere = [
  "CGFloat": "CoreGraphics.CGFloat",
  "CGPoint": "__C.CGPoint",
  "CGRect": "__C.CGRect",
  "CGSize": "__C.CGSize",
  "CGVector": "__C.CGVector",
  "Decimal": "__C.NSDecimal",
]
