import Foundation

/// What of a package or an Xcode project will not compile here.
struct ProjectCheckup {
  let folder: URL
  let toolchain: Toolchain
  let bundle: SDKBundle

  /// A finding for each module that files import and that is nowhere.
  func examine() throws(Failure) -> [Finding] {
    var imports = Imports()
    var known = modulesHere
    let sources: [URL]
    if !Files.exists(folder.appending(path: "Package.swift")), let file = XcodeProject.file(in: folder) {
      let project = try XcodeProject(file)
      let package = ProjectPackage(project, assets: Program(path: "/bin/false"))
      sources = package.targets.flatMap(\.sources).filter { $0.pathExtension == "swift" }
      known.formUnion(package.targets.map(\.module))
      known.formUnion(package.targets.flatMap { $0.products.map(\.name) })
    } else {
      sources = Files.everything(in: folder).filter {
        $0.pathExtension == "swift" && !$0.path.contains("/.build/") && $0.lastPathComponent != "Package.swift"
      }
      // Its own modules, and those of packages it depends on.
      let manifest = (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
      known.formUnion(manifest.matches(of: /"([A-Za-z_][A-Za-z0-9_]*)"/).map { String($0.output.1) })
      known.formUnion(Files.names(in: folder.appending(path: "Sources")))
    }
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let path = file.path.hasPrefix(folder.path + "/") ? String(file.path.dropFirst(folder.path.count + 1)) : file.path
      imports.add(text, named: path)
    }
    let missing = imports.missing(besides: known)
    guard !missing.isEmpty else {
      return [Finding(subject: "Imports", state: .good, detail: "\(sources.count) files import only what is there")]
    }
    return missing.map { module, files in
      let names = files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
      return Finding(
        subject: module, state: .missing, detail: "imported by \(names)",
        remedy: "Guard it with `#if canImport(\(module))`; Docs/Guide/InsteadOf.md says what to use here")
    }
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
