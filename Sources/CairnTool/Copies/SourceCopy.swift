import CairnSwiftSources
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
/// - Properties of Core Data's objects get accessors; see ``ManagedSource``.
/// - `import SwiftUI` brings Core Data to files that name it, and `import Foundation` the keychain; see ``BroughtModule``.
/// - Functions that extensions of generated classes override get other names; see ``ExtensionOverrides``.
/// - With `--as`, conditions that ask for that system hold. `os(Linux)` holds as well, because what it guards is written for
///   the libraries of this system.
struct SourceCopy {
  var platform: ApplePlatform?
  /// Whether only files that use Core Data change, as in packages that are built as they are.
  var onlyModels = false
  /// The classes that are made from Core Data models.
  var generated: Set<String> = []
  /// The modules of the app and its packages, which are meant even if Apple has one of the same name.
  var ownModules: Set<String> = []

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

  func text(_ text: String, at path: String) -> String? {
    let words = SourceWords(in: text)
    guard mayChange(words) else { return nil }
    let source = SourceTokens(text)
    let brought = !onlyModels && words.contains(.brought) ? BroughtModule.missing(in: source) : []
    var edits = SourceEdits()
    // The code in texts changes as well.
    for code in [source, SourceTokens(interpolationsOf: source)] {
      if words.contains(.objects) { edits.add(ManagedSource.edits(in: code, onlyModels: onlyModels)) }
      if words.contains(.overrides), !generated.isEmpty {
        edits.add(ExtensionOverrides(in: code, of: generated).edits)
      }
      if onlyModels { continue }
      if words.contains(.state) { edits.add(StateAssignments.edits(in: code)) }
      if words.contains(.selectors) { edits.add(SelectorCalls(in: source).edits(in: code)) }
      if words.contains(.attributes) { edits.add(AppleAttributes.edits(in: code)) }
      if words.contains(.modules) || !brought.isEmpty {
        edits.add(ModuleNames.edits(in: code, bringing: brought, besides: ownModules))
      }
      if words.contains(.conditions) { edits.add(ConditionAnswers.edits(in: code, as: platform)) }
    }
    guard !edits.isEmpty else { return nil }
    // Messages and breakpoints name the file that the user edits.
    return "#sourceLocation(file: \(path.debugDescription), line: 1)\n" + edits.applied(to: source)
  }

  /// Whether a file with these words has to be looked at more closely.
  private func mayChange(_ words: SourceWords) -> Bool {
    if words.contains(.overrides), !generated.isEmpty { return true }
    if onlyModels { return words.contains(.objects) }
    // Most files have conditions, or name what SwiftUI brings.
    let others = words.subtracting([.conditions, .overrides])
    return !others.isEmpty || words.contains(.conditions) && platform != nil
  }
}
