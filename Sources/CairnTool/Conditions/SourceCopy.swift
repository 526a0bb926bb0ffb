import Foundation

/// A Swift file of an app as it is compiled here. Every line stays where it is.
///
/// - `import UIKit` and `import AppKit` become `import SwiftUI`, which has the names of both that exist here. The modules
///   themselves do not exist, because libraries put whatever needs the real ones between `#if canImport(UIKit)` and
///   `#endif`.
/// - `#selector(UIResponder.resignFirstResponder)` becomes `Selector("resignFirstResponder")`, as the compiler here has no
///   selectors.
/// - `@UIApplicationMain` and `@NSApplicationMain` become `@main`.
/// - `self.model = model` sets an object of `@State` in an initializer; see ``StateAssignments``.
/// - With `--as ios`, conditions that ask for iOS hold. `os(Linux)` holds as well, because what it guards is written for
///   the libraries of this system.
struct SourceCopy {
  var isPhone = false

  /// The modules whose imports become `import SwiftUI`.
  static let replacedModules: Set = ["UIKit", "AppKit"]

  /// The text to compile in place of a file, or `nil` if nothing changes in it.
  func text(of file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return self.text(text, at: file.path)
  }

  func text(_ text: String, at path: String) -> String? {
    let words = ["UIKit", "AppKit", "ApplicationMain", "#selector", "State"] + (isPhone ? ["iOS"] : [])
    guard words.contains(where: text.contains) else { return nil }
    var isChanged = false
    let assignments = StateAssignments(in: text).lines
    let lines = SourceLines(text: text).map { line -> String in
      let new = assignments.contains(line.number) ? StateAssignments.wrapped(line.text) : self.line(line)
      if new != line.text { isChanged = true }
      return new
    }
    guard isChanged else { return nil }
    // Messages and breakpoints name the file that the user edits.
    return "#sourceLocation(file: \(path.debugDescription), line: 1)\n" + lines.joined(separator: "\n")
  }

  private func line(_ line: SourceLines.Line) -> String {
    guard line.isCode else { return String(line.text) }
    if let directive = line.directive {
      guard isPhone, directive.word == "if" || directive.word == "elseif" else { return String(line.text) }
      return String(line.text).replacing(/\b(os\(\s*iOS\s*\)|canImport\(\s*UIKit\s*\))/) { match in
        "true".padded(to: match.output.0.count)
      }
    }
    if line.text.contains("ApplicationMain") {
      return String(line.text).replacing(/@(?:UI|NS)ApplicationMain\b/, with: "@main")
    }
    if line.text.contains("#selector") { return withoutSelectors(line.text) }
    // `import struct UIKit.UIColor` names a declaration, `import UIKit.UIColor` a part of the module.
    return String(line.text).replacing(
      /^(\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+)(\w+\s+)?(?:UIKit|AppKit)(?!\w)(\.\w+)?/
    ) { match in
      match.output.2.map { match.output.1 + $0 + "SwiftUI" + (match.output.3 ?? "") } ?? match.output.1 + "SwiftUI"
    }
  }

  /// Names a method by its name and labels: `move(_:to:)` is "move:to:".
  private func withoutSelectors(_ text: Substring) -> String {
    String(text).replacing(/#selector\(\s*(?:\w+\.)*(\w+)(?:\(((?:\w+:)*)\))?\s*\)/) { match in
      let labels = (match.output.2 ?? "").split(separator: ":").map { $0 == "_" ? ":" : "\($0):" }
      return "Selector(\"\(match.output.1)\(labels.joined())\")"
    }
  }
}
