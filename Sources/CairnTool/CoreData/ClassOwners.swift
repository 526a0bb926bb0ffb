import CairnSwiftSources
import Foundation

/// The modules with the classes that a model names without one.
///
/// On Apple's systems the Objective-C runtime finds `@objc(Item)` in any module.
final class ClassOwners {
  private let target: XcodeProject.Target
  private let others: [XcodeProject.Target]
  /// The classes by modules, once they are needed.
  private lazy var declared = ([target] + others).map { ($0.module, DeclaredClasses($0.sources)) }

  init(of target: XcodeProject.Target, among targets: [XcodeProject.Target]) {
    self.target = target
    others = targets.filter { target.dependencies.contains($0.name) }
  }

  /// The module with a class: that of the model, unless only one of the target's frameworks has it.
  func module(of name: String) -> String {
    guard !others.isEmpty else { return target.module }
    return declared.first { $0.1.contains(name) }?.0 ?? target.module
  }
}

/// The names of the classes that Swift files declare.
struct DeclaredClasses {
  private var names: Set<String> = []

  init(_ files: [URL]) {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("class") else { continue }
      add(text)
    }
  }

  init(_ text: String) { add(text) }

  func contains(_ name: String) -> Bool { names.contains(name) }

  private mutating func add(_ text: String) {
    let source = SourceTokens(text)
    for position in source.tokens.indices where source.holds(position, "class") {
      if let name = source.name(position + 1) { names.insert(name) }
    }
  }
}
