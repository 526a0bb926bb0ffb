import CairnSwiftSources

/// A module of Apple's that others bring, so that files use its names without importing it.
struct BroughtModule {
  /// The names by which files import it.
  let names: Set<String>
  /// The module to import here.
  let replacement: String
  /// The modules that bring it.
  let bringers: Set<String>
  /// The prefixes of the module's names.
  let starts: [String]

  static let all = [
    BroughtModule(
      names: ["CoreData"], replacement: "CoreData", bringers: ["SwiftUI"],
      starts: [
        "FetchRequest", "SectionedFetch", "FetchedResults", "managedObjectContext", "NSManagedObject", "NSPersistent",
        "NSFetch",
      ]),
    // XCTest brings Foundation, which brings these.
    BroughtModule(
      names: ["Security"], replacement: "CairnSecurity",
      bringers: ["Foundation", "UIKit", "AppKit", "Cocoa", "SwiftUI", "XCTest"],
      starts: ["SecItem", "kSecClass", "kSecAttr", "kSecMatch", "kSecReturn", "kSecValue", "errSec"]),
    // UIKit brings these too.
    BroughtModule(
      names: ["CoreFoundation", "CoreGraphics", "Security", "UIKit", "AppKit", "Cocoa", "SwiftUI"],
      replacement: "CoreGraphics", bringers: ["Foundation", "XCTest"],
      starts: ["CFString", "CFDictionary", "CFArray", "CFTypeRef", "CFBoolean", "kCFBoolean", "kCFBundle", "noErr"]),
  ]

  /// Those whose names a file uses without importing them.
  static func missing(in source: SourceTokens) -> [BroughtModule] {
    let imported = Set(source.imports.map(\.module))
    return all.filter { module in
      module.names.isDisjoint(with: imported) && !module.bringers.isDisjoint(with: imported)
        && source.tokens.contains { token in token.kind == .word && module.starts.contains(where: token.text.hasPrefix)
        }
    }
  }
}
