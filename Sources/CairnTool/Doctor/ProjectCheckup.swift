import Foundation

/// The parts of a package or an Xcode project that will not compile here or are left out.
struct ProjectCheckup {
  let folder: URL
  let toolchain: Toolchain
  let bundle: SDKBundle

  func examine() throws(Failure) -> [Finding] {
    let inventory = try Inventory(of: folder)
    var world = CompilerWorld(modules: modulesHere.union(inventory.modules), version: toolchain.version)
    world.flags.formUnion(inventory.conditions)
    world.knowsFlags = inventory.isProject
    // Projects are compiled from a copy that imports SwiftUI instead.
    let replaced = inventory.isProject ? SourceCopy.replacedModules : []
    var checkup = SourceCheckup(root: folder)
    for file in inventory.sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      checkup.add(SourceReport(text, in: world), of: file)
    }
    return inventory.findings + checkup.findings(besides: world.modules.union(replaced), files: inventory.sources.count)
  }

  /// The modules of the SDK and of the toolchain.
  private var modulesHere: Set<String> {
    let folders = [
      bundle.place(of: toolchain.version).appending(path: "modules"), toolchain.resources.appending(path: "linux"),
      toolchain.resources.appending(path: "linux/x86_64"), toolchain.resources.appending(path: "linux/testing"),
    ]
    let names = folders.flatMap { Files.names(in: $0) }.filter { $0.hasSuffix(".swiftmodule") }
    return Set(
      names.map { String($0.dropLast(".swiftmodule".count)) } + [
        "Swift", "Glibc", "Testing", "XCTest", "FoundationXML",
      ])
  }
}
