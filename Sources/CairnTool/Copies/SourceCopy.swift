import Foundation

/// A Swift file of an app as it is compiled here. Every line stays where it is.
///
/// - `import UIKit` and `import AppKit` become `import SwiftUI`, `import CryptoKit` becomes `import CairnCryptoKit`; see
///   ``OtherModules``.
/// - `import CoreGraphics.CGGeometry` imports the whole module, as modules here have no parts.
/// - `#selector(UIResponder.resignFirstResponder)` becomes `Selector("resignFirstResponder")`, as the compiler here has no
///   selectors. Those of the file's own methods can be called; see ``SelectorCalls``.
/// - The attributes of Interface Builder are left out.
/// - `@UIApplicationMain` and `@NSApplicationMain` become `@main`.
/// - `self.model = model` sets an object of `@State` in an initializer; see ``StateAssignments``.
/// - Properties of Core Data's objects get accessors; see ``ManagedSource``. `import SwiftUI` brings Core Data to files that name it,
///   as Apple's does.
/// - With `--as`, conditions that ask for that system hold. `os(Linux)` holds as well, because what it guards is written for
///   the libraries of this system.
struct SourceCopy {
  var platform: ApplePlatform?
  /// Whether only files that use Core Data change, as in packages that are built as they are.
  var onlyModels = false

  /// The modules of which files import parts.
  private static let modulesWithParts = ["CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "ObjectiveC"]

  /// The name of the copy of a file. It differs, because the compiler warns of every file whose `#sourceLocation` names one that is
  /// called as itself. The statements of a program can only be in `main.swift`.
  static func name(of name: String) -> String {
    name == "main.swift" ? name : "\(name.dropLast(".swift".count)).cairn.swift"
  }

  /// The text to compile in place of a file, or `nil` if nothing changes in it.
  func text(of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return self.text(text, at: file.path)
  }

  /// The names of Core Data that files use with `import SwiftUI` alone.
  private static let namesOfCoreData = [
    "FetchRequest", "FetchedResults", "managedObjectContext", "NSManagedObject", "NSPersistent",
  ]

  private static let words =
    namesOfCoreData + ["ApplicationMain", "#selector", "@IB", "State"] + OtherModules.names.keys.sorted()
    + modulesWithParts.map { "import \($0)." }

  func text(_ text: String, at path: String) -> String? {
    let managed = ManagedSource.rewritten(text, onlyModels: onlyModels)
    // Messages and breakpoints name the file that the user edits.
    let start = "#sourceLocation(file: \(path.debugDescription), line: 1)\n"
    if onlyModels { return managed.map { start + $0 } }
    let text = managed ?? text
    guard managed != nil || Self.words.contains(where: text.contains) || platform != nil && text.contains("#if") else {
      return nil
    }
    let assigned = StateAssignments(in: text).text
    var isChanged = managed != nil || assigned != text
    let selectors = SelectorCalls(in: assigned)
    let bringsCoreData = !text.contains("import CoreData") && Self.namesOfCoreData.contains(where: text.contains)
    let lines = SourceLines(text: assigned).map { line -> String in
      var new = self.line(line, selectors)
      if bringsCoreData, line.isCode, line.directive == nil, new.contains(/^import SwiftUI\s*$/) {
        new = "import SwiftUI; import CoreData"
      }
      if new != line.text { isChanged = true }
      return new
    }
    return isChanged ? start + lines.joined(separator: "\n") : nil
  }

  private func line(_ line: SourceLines.Line, _ selectors: SelectorCalls) -> String {
    guard line.isCode else { return String(line.text) }
    if let directive = line.directive {
      guard directive.word == "if" || directive.word == "elseif" else { return String(line.text) }
      return String(line.text).replacing(/\b(os|canImport)\(\s*(\w+)\s*\)/) { match in
        let question = String(match.output.0)
        let holds =
          platform?.holds(match.output.1, match.output.2)
          ?? OtherModules.hold(match.output.1, match.output.2)
        return holds ? "true".padded(to: question.count) : question
      }
    }
    if line.text.contains("ApplicationMain") {
      return String(line.text).replacing(/@(?:UI|NS)ApplicationMain\b/, with: "@main")
    }
    if line.text.contains("#selector") { return selectors.replaced(in: line.text, line: line.number) }
    if line.text.contains("@IB") { return withoutInterfaceBuilder(line.text) }
    if line.text.contains("CryptoKit.") {
      // A name with its module, or an import of one.
      return String(line.text).replacing(/(^|[^\w.])CryptoKit\.(?=[A-Z])/) { "\($0.output.1)CairnCryptoKit." }
    }
    guard line.text.contains("import") else { return String(line.text) }
    // `import struct UIKit.UIColor` names a declaration, `import UIKit.UIColor` a part of the module.
    return String(line.text).replacing(
      /^(\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+)(\w+\s+)?(\w+)((?:\.\w+)*)/
    ) { match -> String in
      let (start, kind) = (String(match.output.1), String(match.output.2 ?? ""))
      let (module, part) = (String(match.output.3), String(match.output.4))
      if let other = OtherModules.names[module] { return start + kind + other + (kind.isEmpty ? "" : part) }
      return kind.isEmpty && Self.modulesWithParts.contains(module) ? start + module : String(match.output.0)
    }
  }

  private func withoutInterfaceBuilder(_ text: Substring) -> String {
    String(text).replacing(/@IB(?:Action|Outlet|Designable|Inspectable)(?:\s+|$)/) {
      String(repeating: " ", count: $0.output.count)
    }
  }
}
