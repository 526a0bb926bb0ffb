import Foundation

/// The parts of a package or an Xcode project that will not compile here or are left out.
struct ProjectCheckup {
  let folder: URL
  let toolchain: Toolchain
  let bundle: SDKBundle

  func examine() throws(Failure) -> [Finding] {
    let inventory = try Inventory(of: folder)
    let repositories = RepositoryCheckup(urls: inventory.repositories, git: .named("git"))
    return inventory.findings + repositories.findings + sourceFindings(of: inventory) + nameFindings(of: inventory)
  }

  /// What the compiler says only that there is no such module of: Apple's frameworks that are imported without a guard.
  func missingFrameworks(besides replaced: Set<String>) throws(Failure) -> [String] {
    let findings = sourceFindings(of: try Inventory(of: folder))
    return findings.filter {
      $0.state == .broken && InsteadOf.isFramework($0.subject) && !replaced.contains($0.subject)
    }
    .map { finding in
      let place = finding.places?.first?.text ?? folder.path
      return "\(place) imports \(finding.subject), which is not here. `cairn doctor .` says what to do, and where else."
    }
  }

  private func nameFindings(of inventory: Inventory) -> [Finding] {
    guard let known = bundle.names(of: toolchain.version) else { return [] }
    return ProjectNames(root: folder, inventory: inventory, known: known, world: world(of: inventory)).findings
  }

  /// What the compiler answers to the conditions in the project.
  private func world(of inventory: Inventory) -> CompilerWorld {
    var world = bundle.world(of: toolchain)
    world.modules.formUnion(inventory.modules)
    world.flags.formUnion(inventory.conditions)
    world.knowsFlags = inventory.isProject
    // Projects are compiled from a copy that imports others instead.
    if inventory.isProject { world.modules.formUnion(OtherModules.companions) }
    return world
  }

  private func sourceFindings(of inventory: Inventory) -> [Finding] {
    let world = world(of: inventory)
    let replaced = inventory.isProject ? OtherModules.all : []
    var checkup = SourceCheckup(root: folder)
    for file in inventory.sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      checkup.add(SourceReport(text, in: world), of: file)
    }
    return checkup.findings(besides: world.modules.union(replaced), files: inventory.sources.count)
  }
}

extension SDKBundle {
  /// What the compiler answers with the modules of the SDK and of the toolchain.
  func world(of toolchain: Toolchain) -> CompilerWorld {
    let folders = [
      place(of: toolchain.version).appending(path: "modules"), toolchain.resources.appending(path: "linux"),
      toolchain.resources.appending(path: "linux/x86_64"), toolchain.resources.appending(path: "linux/testing"),
    ]
    let names = folders.flatMap { Files.names(in: $0) }.filter { $0.hasSuffix(".swiftmodule") }
    let modules = Set(names.map { String($0.dropLast(".swiftmodule".count)) })
    return CompilerWorld(
      modules: modules.union(["Swift", "Glibc", "Testing", "XCTest", "FoundationXML"]), version: toolchain.version)
  }
}
