import Foundation

/// A program built with optimization, and the files it needs.
struct ReleaseBuild {
  let product: String
  let program: URL
  /// The bundles with resources, which SwiftPM puts beside the program.
  let resources: [URL]
  let libraries: Libraries
}

extension ReleaseBuild {
  /// The tables of the functions that a program calls are filled at its start, then protected (full RELRO).
  static let protection = ["relro", "now"].flatMap { ["-Xlinker", "-z", "-Xlinker", $0] }

  init(of product: String, in package: AppPackage, isStatic: Bool) throws(Failure) {
    self.product = product
    let sdk = try SDKBundle.installed.name(for: package.toolchain, isStatic: isStatic)
    var options = ["build"] + SDKBundle.options(naming: sdk) + package.options + ["-c", "release"]
    if isStatic {
      try BuildCommand.checkLibraries()
      options.append("--static-swift-stdlib")
    }
    options += Self.protection
    var swift = package.toolchain.swift
    swift.folder = package.folder
    Terminal.step("Building \(product) for release\(isStatic ? ", as one program" : "")")
    Terminal.printError(try swift.output(options + ["--product", product]))
    let place = try swift.output(options + ["--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = URL(fileURLWithPath: place)
    program = folder.appending(path: product)
    resources = Files.names(in: folder).filter { $0.hasSuffix(".resources") && !$0.hasSuffix("Tests.resources") }
      .map { folder.appending(path: $0) }
    let modules = SDKBundle.installed.place(of: package.toolchain.version).appending(path: "modules")
    let folders = [folder, modules, package.toolchain.resources.appending(path: "linux")]
    var libraries = try Libraries(of: program, with: folders)
    if !isStatic {
      for host in ["libCairnWindow.so", "libCairnWeb.so"] { try libraries.addOptional(host, from: folders) }
    }
    try libraries.addOpened(by: program)
    self.libraries = libraries
  }
}
