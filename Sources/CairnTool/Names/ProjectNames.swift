import CairnSwiftSources
import Foundation

/// The undeclared names of a package or a project.
struct ProjectNames {
  let root: URL
  let inventory: Inventory
  let known: KnownNames
  /// What the compiler answers to the conditions in the project.
  let world: CompilerWorld
  private let packages: [PackageTargetFiles]

  init(root: URL, inventory: Inventory, known: KnownNames, world: CompilerWorld) {
    (self.root, self.inventory, self.known, self.world) = (root, inventory, known, world)
    packages = inventory.packages.map { PackageTargetFiles(of: $0) }
  }

  var findings: [Finding] {
    let now = checkup(in: world)
    let missing = now.missing
    guard !missing.isEmpty, !packages.contains(where: \.makesSources) else { return [] }
    let elsewhere = missing.subtracting(checkup(in: world.as(.ios)).missing)
    return now.finding(elsewhere: elsewhere).map { [$0] } ?? []
  }

  private func checkup(in world: CompilerWorld) -> NamesCheckup {
    var modules = inventory.targets
    for package in packages { modules.formUnion(package.modules) }
    if inventory.isProject { modules.formUnion(OtherModules.all) }
    var checkup = NamesCheckup(root: root, known: known, world: world, modules: modules)
    checkup.add(generated)
    let compiled = Set(inventory.compiled)
    for file in inventory.compiled {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      checkup.add(text, of: file)
    }
    // Tests and others matter only where something is missing.
    for file in inventory.sources where !compiled.contains(file) {
      let missing = checkup.missing
      guard !missing.isEmpty else { break }
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        missing.contains(where: { text.utf8.contains($0) })
      else { continue }
      checkup.add(text, of: file, isCompiled: false)
    }
    checkup.add(downloaded(among: checkup.missing))
    return checkup
  }

  /// The classes that are made of Core Data models.
  private var generated: Set<String> {
    var names: Set<String> = []
    for model in inventory.models {
      guard let compiled = try? CompiledModel(model.place, version: model.version, module: { $0 }) else { continue }
      names.formUnion(compiled.current.entities.filter { $0.generation != .manual }.compactMap(\.className))
    }
    return names
  }

  /// Those of some names that packages declare, in whatever condition. Only files that mention them are read.
  private func downloaded(among wanted: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var left: Set<String> { wanted.subtracting(found) }
    // Those of the project have been read as they are compiled.
    let own = Set(inventory.sources)
    for package in packages where !left.isEmpty {
      let files = Files.everything(in: package.folder)
      let headers = files.filter { $0.pathExtension == "h" }
      let swift = package.compiled(among: files.filter { $0.pathExtension == "swift" && !own.contains($0) })
      for file in headers + swift {
        guard let text = try? String(contentsOf: file, encoding: .utf8),
          left.contains(where: { text.utf8.contains($0) })
        else { continue }
        let source = SourceTokens(text)
        // Headers count as declaring every name in them.
        found.formUnion(
          file.pathExtension == "h" ? Set(source.tokens.compactMap(\.name)) : DeclaredNames(in: source).names)
      }
    }
    return found.intersection(wanted)
  }
}
