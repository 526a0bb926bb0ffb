import CairnSwiftSources

/// The names of Core Data that files use with `import SwiftUI` alone, as Apple's brings it.
enum CoreDataNames {
  /// The prefixes of the names.
  static let starts = [
    "FetchRequest", "SectionedFetch", "FetchedResults", "managedObjectContext", "NSManagedObject", "NSPersistent",
    "NSFetch",
  ]

  /// Whether code has one of them and does not import Core Data.
  static func areWithoutImport(in source: SourceTokens) -> Bool {
    guard !source.imports.contains(where: { $0.module == "CoreData" }) else { return false }
    return source.tokens.contains { token in token.kind == .word && starts.contains(where: token.text.hasPrefix) }
  }
}
