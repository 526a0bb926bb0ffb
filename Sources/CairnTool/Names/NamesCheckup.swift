import CairnSwiftSources
import Foundation

/// Finds undeclared names. They are neither in the sources of a project, nor in its packages, nor in the
/// SDK, nor the toolchain. The compiler would stop at them.
struct NamesCheckup {
  /// Paths are given from here.
  let root: URL
  let known: KnownNames
  let world: CompilerWorld
  /// The modules whose declarations are read with those of the project. Files that import others are left out.
  var modules: Set<String> = []

  private struct Use {
    let place: Finding.Place
    var files = 1
  }

  private var uses: [String: Use] = [:]
  private var declared: Set<String> = []
  /// Every capitalized word.
  private var mentioned: Set<String> = []
  /// Whether a file exports a module whose sources are not here.
  private var isIncomplete = false

  init(root: URL, known: KnownNames, world: CompilerWorld, modules: Set<String> = []) {
    (self.root, self.known, self.world, self.modules) = (root, known, world, modules)
  }

  /// Reads a file.
  ///
  /// - Parameter isCompiled: Whether the build compiles it. Others, such as tests, only declare names.
  mutating func add(_ text: String, of file: URL, isCompiled: Bool = true) {
    let source = SourceTokens(text)
    let compiled = CompiledTokens(in: source, world)
    let own = DeclaredNames(in: source) { compiled.states[$0] != false }
    declared.formUnion(own.names)
    guard isCompiled, source.isComplete else { return }
    mentioned.formUnion(source.tokens.lazy.compactMap(\.name).filter(\.isTypeName))
    let imports = source.imports.filter { compiled.states[$0.index] != false }
    let unknown = imports.filter { !known.modules.contains($0.module) && !modules.contains($0.module) }
    guard unknown.isEmpty else {
      isIncomplete = isIncomplete || unknown.contains { source.name($0.index - 2) == "_exported" }
      return
    }
    let used = UsedNames(in: source) { compiled.states[$0] == true }
    for (name, place) in used.places where !known.names.contains(name) && !own.parameters.contains(name) {
      guard uses[name] == nil else {
        uses[name]?.files += 1
        continue
      }
      uses[name] = Use(place: .init(file: file.path(from: root), line: source.line(ofByte: place)))
    }
  }

  /// Adds names that others declare.
  mutating func add(_ names: Set<String>) { declared.formUnion(names) }

  /// The names that are declared nowhere yet.
  var missing: Set<String> {
    guard !isIncomplete else { return [] }
    return Set(uses.keys).subtracting(declared).subtracting(modules).subtracting(known.modules)
      .filter { !known.contains($0, mentioning: mentioned) }
  }

  var findings: [Finding] { finding(elsewhere: []).map { [$0] } ?? [] }

  /// - Parameter elsewhere: The names that `--as ios` has.
  func finding(elsewhere: Set<String>) -> Finding? {
    let missing = missing.compactMap { name in uses[name].map { (name: name, use: $0) } }
      .sorted { ($1.use.files, $0.name) < ($0.use.files, $1.name) }
    guard !missing.isEmpty else { return nil }
    let onPhones = missing.map(\.name).filter(elsewhere.contains)
    let cure =
      onPhones.count == missing.count
      ? "`cairn build --as ios` compiles what declares \(missing.count == 1 ? "it" : "them")"
      : "Put what uses \(missing.count == 1 ? "it" : "them") in `#if !os(Linux)`, or use another. See \(Self.page)"
    return Finding(
      subject: "Names", state: .broken,
      detail: missing.count == 1 ? "A name is declared nowhere:" : "\(missing.count) names are declared nowhere:",
      remedy: cure,
      places: missing.map { name, use in
        var place = use.place
        place.detail = use.files == 1 ? name : "\(name), in \(use.files) files"
        return place
      })
  }

  private static let page = "Docs/Guide/InsteadOf.md"
}
