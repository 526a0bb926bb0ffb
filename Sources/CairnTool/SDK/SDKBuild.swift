import Foundation

/// Builds the contents of an SDK from Cairn's sources.
struct SDKBuild {
  let source: URL
  let toolchain: Toolchain
  let scratch: URL
  /// Whether Cairn is compiled without optimization, as for its own tests, whose build folder can be the scratch.
  let isDebug: Bool

  init(source: URL, toolchain: Toolchain, scratch: URL?, isDebug: Bool = false) {
    self.source = source
    self.toolchain = toolchain
    self.scratch = scratch ?? source.appending(path: isDebug ? ".build" : ".build/sdk")
    self.isDebug = isDebug
  }

  /// Builds everything, and lays it out in a new folder.
  func make(in folder: URL) throws(Failure) {
    let package = try CairnPackage(at: source, toolchain)
    let windows = hasGTK
    if !windows {
      Terminal.step("Windows are left out, because libadwaita's headers are missing (on Debian: libadwaita-1-dev)")
    }
    if isDebug {
      try compileForDebugging(windows: windows)
    } else {
      try compileForRelease(package, windows: windows)
    }
    Terminal.step("Laying the SDK out")
    let modules = package.modules + package.companionModules + package.testModules
    try copyModules(modules, to: folder)
    try link(package, windows: windows, into: folder)
    for tool in ["CairnMacros-tool", "CairnAssets"] {
      try Files.copy(products.appending(path: tool), to: folder.appending(path: "tools/\(tool)"))
    }
    let names = try SDKNames(toolchain: toolchain).known(with: modules, in: source)
    try Files.write(names.text, to: folder.appending(path: KnownNames.file))
    let manifest = SDKBundle.Manifest(
      cairn: Cairn.version, swift: toolchain.version, compiler: toolchain.compiler,
      triple: toolchain.triple, hasWindows: windows, headers: headers(of: modules).map(\.name))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(manifest) else { throw .data("The SDK cannot be described.") }
    try Files.write(String(decoding: data, as: UTF8.self) + "\n", to: folder.appending(path: "cairn.json"))
  }

  private var products: URL { scratch.appending(path: isDebug ? "debug" : "release") }

  private var hasGTK: Bool { (try? Program.named("pkg-config")?.output(["--cflags", "libadwaita-1"])) ?? nil != nil }

  // MARK: Compiling

  private func compileForDebugging(windows: Bool) throws(Failure) {
    var swift = toolchain.swift
    swift.folder = source
    Terminal.step("Compiling without optimization")
    var arguments = ["build", "--disable-build-manifest-caching", "--scratch-path", scratch.path]
    // The variable that Cairn's own tests set has the same effect.
    if windows, ProcessInfo.processInfo.environment["CAIRN_GTK"] == nil { arguments += ["--traits", "GTK"] }
    try swift.run(arguments)
  }

  private func compileForRelease(_ package: CairnPackage, windows: Bool) throws(Failure) {
    let stamps = SourceStamps(of: package.targets, in: source)
    let record = scratch.appending(path: "sources.json")
    try removeObjects(of: stamps.outOfDate(since: SourceStamps.read(record), among: package.targets))
    // A build that fails leaves objects of both states.
    try Files.remove(record)
    try compile(windows: windows)
    try stamps.write(record)
  }

  private func compile(windows: Bool) throws(Failure) {
    var swift = toolchain.swift
    swift.folder = source
    // A product that the manifest has for this build only, with all libraries.
    swift.environment["CAIRN_SDK"] = "1"
    for product in ["CairnSDK", "CairnAssets"] {
      Terminal.step("Compiling \(product)")
      var arguments = ["build", "-c", "release", "--scratch-path", scratch.path, "--product", product]
      // Lines are enough to find one's way in an optimized library.
      arguments += ["-Xswiftc", "-gline-tables-only"]
      if windows { arguments += ["--traits", "GTK"] }
      try swift.run(arguments)
    }
  }

  private func removeObjects(of modules: Set<String>) throws(Failure) {
    for module in modules {
      for file in Files.everything(in: products.appending(path: "\(module).build"))
      where ["o", "swiftdeps", "priors"].contains(file.pathExtension) { try Files.remove(file) }
    }
  }

  // MARK: Modules

  private func copyModules(_ modules: [CairnPackage.Target], to folder: URL) throws(Failure) {
    for module in modules where module.moduleType == "SwiftTarget" {
      let file = "\(module.name).swiftmodule"
      try Files.copy(products.appending(path: "Modules/\(file)"), to: folder.appending(path: "modules/\(file)"))
    }
    for crossImport in CrossImport.all { try crossImport.write(to: folder.appending(path: "modules")) }
    for header in headers(of: modules) {
      let place = folder.appending(path: "include/\(header.name)")
      try Files.copy(source.appending(path: "\(header.path)/include"), to: place)
      let map = place.appending(path: "module.modulemap")
      guard !Files.exists(map) else { continue }
      // SwiftPM writes one that names the folder of the sources.
      try Files.write("module \(header.name) {\n  umbrella \".\"\n  export *\n}\n", to: map)
    }
  }

  private func headers(of modules: [CairnPackage.Target]) -> [CairnPackage.Target] {
    modules.filter { $0.moduleType == "ClangTarget" }
  }

  // MARK: Libraries

  private func link(_ package: CairnPackage, windows: Bool, into folder: URL) throws(Failure) {
    let libraries = folder.appending(path: "modules")
    let objects = try objects(of: package.modules)
    try linkShared("Cairn", objects, in: libraries)
    // A library that is loaded after Foundation cannot replace its answers, so each program has this object itself.
    let answers = products.appending(path: "CairnPerson.build/person.c.o")
    try Files.copy(answers, to: libraries.appending(path: SDKSettings.answers))
    let web = try self.objects(of: package.webModules)
    try linkShared("CairnWeb", web, in: libraries, with: ["-lCairn"])
    let companions = try self.objects(of: package.companionModules)
    try linkShared("CairnCompanions", companions, in: libraries, with: ["-lCairn"])
    try linkShared("CairnTesting", try self.objects(of: package.testModules), in: libraries, with: ["-lCairn"])
    try linkShared(
      "CairnPreviews", try self.objects(of: package.previewModules), in: libraries,
      with: ["-lCairnTesting", "-lCairnWeb", "-lCairn"])
    if windows {
      let gtk = try Program.named("pkg-config")?.output(["--libs", "libadwaita-1"]) ?? ""
      let names = gtk.split(whereSeparator: \.isWhitespace).map(String.init).filter {
        $0.hasPrefix("-l") || $0.hasPrefix("-L")
      }
      let host = try self.objects(of: package.targets.filter { $0.name == CairnPackage.windows })
      try linkShared("CairnWindow", host, in: libraries, with: ["-lCairn"] + names)
    }
    let archive = folder.appending(path: "static/libCairn.a")
    try Files.makeFolder(archive.deletingLastPathComponent())
    let list = folder.appending(path: "static/objects")
    try Files.write((objects + web + companions).map { "\"\($0.path)\"" }.joined(separator: "\n"), to: list)
    guard let ar = Program.named("llvm-ar") ?? Program.named("ar") else { throw .unavailable("`ar` is missing.") }
    try ar.run(["crsD", archive.path, "@\(list.path)"])
    try Files.remove(list)
  }

  private func linkShared(_ name: String, _ objects: [URL], in folder: URL, with options: [String] = []) throws(Failure)
  {
    Terminal.step("Linking lib\(name).so")
    let list = folder.appending(path: "\(name).objects")
    try Files.write(objects.map { "\"\($0.path)\"" }.joined(separator: "\n"), to: list)
    try toolchain.swiftc.run(
      [
        "-emit-library", "-module-name", name, "-o", folder.appending(path: "lib\(name).so").path, "-use-ld=lld",
        "@\(list.path)", "-L\(folder.path)", "-Xlinker", "-soname=lib\(name).so", "-Xlinker", "-rpath=$ORIGIN",
      ] + options)
    try Files.remove(list)
  }

  private func objects(of modules: [CairnPackage.Target]) throws(Failure) -> [URL] {
    var found: [URL] = []
    for module in modules {
      let folder = products.appending(path: "\(module.name).build")
      let current = Self.currentObjects(in: folder)
      let own = Files.everything(in: folder).filter {
        $0.pathExtension == "o" && current?.contains($0.lastPathComponent) != false
      }
      guard !own.isEmpty else { throw .data("\(module.name) has no objects in \(products.path).") }
      found += own
    }
    return found
  }

  private struct Outputs: Decodable { let object: String? }

  /// The names of the objects that the sources of a Swift module have now. A source that was renamed leaves its object.
  static func currentObjects(in folder: URL) -> Set<String>? {
    guard let data = try? Data(contentsOf: folder.appending(path: "output-file-map.json")),
      let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data)
    else { return nil }
    return Set(outputs.values.compactMap { $0.object.map { URL(fileURLWithPath: $0).lastPathComponent } })
  }
}
