import Foundation

/// One app, packaged in several formats.
struct Shipment {
  struct Result {
    let format: ShipCommand.Format
    let file: URL
    /// The remaining steps for the user.
    var steps: [String] = []
  }

  let package: AppPackage
  let product: String
  let info: AppInfo
  let out: URL

  init(of package: AppPackage, product: String, to out: URL) throws(Failure) {
    self.package = package
    self.product = product
    self.out = out.standardizedFileURL
    var sources = [try AppDetails.written(in: package.source)]
    if let target = try Self.xcodeTarget(product, in: package) {
      sources.append(AppDetails(of: target, in: package.source))
    }
    sources.append(AppDetails(repository: package.source))
    info = try AppInfo(product: product, sources: sources)
  }

  /// The target of an Xcode project that a product is made from.
  private static func xcodeTarget(_ product: String, in package: AppPackage) throws(Failure) -> XcodeProject.Target? {
    guard !Files.exists(package.source.appending(path: "Package.swift")),
      let file = XcodeProject.file(in: package.source)
    else { return nil }
    return try XcodeProject(file).targets.first { $0.kind == .app && $0.module == product }
  }

  func write(_ formats: [ShipCommand.Format]) throws(Failure) -> [Result] {
    try Files.makeFolder(out)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "cairn-ship-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var results: [Result] = []
    // Built once, for all formats that have it.
    var shared: InstalledApp?
    func app() throws(Failure) -> InstalledApp {
      if let shared { return shared }
      let new = try build(isStatic: false)
      shared = new
      return new
    }
    for format in formats {
      switch format {
      case .tarball:
        let file = try Tarball(app: app()).write(to: out, scratch: scratch)
        results.append(Result(format: format, file: file, steps: try [app().needs]))
      case .deb:
        results.append(Result(format: format, file: try DebianPackage(app: app()).write(to: out, scratch: scratch)))
      case .flatpak:
        let file = try flatpak().write(to: out)
        results.append(Result(format: format, file: file, steps: FlatpakManifest.steps(with: file)))
      case .appimage:
        let (file, steps) = try AppImage(app: app()).write(to: out)
        results.append(Result(format: format, file: file, steps: try [app().needs] + steps))
      case .container:
        let (folder, steps) = try ContainerFiles(app: build(isStatic: true)).write(to: out)
        results.append(Result(format: format, file: folder, steps: steps))
      }
    }
    return results
  }

  private func flatpak() throws(Failure) -> FlatpakManifest {
    let cairn = try SDKCommand.source(nil)
    guard Files.exists(cairn.appending(path: "Scripts/install.sh")) else {
      throw .unavailable(
        "A Flatpak builds Cairn from its sources, which are no longer in \(cairn.path). Install `cairn` from a clone.")
    }
    return FlatpakManifest(
      info: info, product: product, project: package.source, cairn: cairn,
      usesKeychain: PackageFiles(in: package.source).useKeychain)
  }

  private func build(isStatic: Bool) throws(Failure) -> InstalledApp {
    let build = try ReleaseBuild(of: product, in: package, isStatic: isStatic)
    let icon = AppIcon(
      named: info.icon, in: PackageFiles(in: package.source).catalogs.filter { $0.pathExtension == "xcassets" },
      identifier: info.identifier)
    return InstalledApp(
      build: build, info: info, icon: icon, time: BuildTime(of: package.source), information: package.information ?? [:]
    )
  }
}
