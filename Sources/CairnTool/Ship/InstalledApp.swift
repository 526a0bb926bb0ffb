import Foundation

/// An app as it is installed: a folder with `bin`, `lib` and `share`, for `/usr`, `~/.local` or `/app`.
///
///     bin/Journal                             a link to the program
///     lib/journal/Journal                     the program, with its resources and an Info.plist beside it
///     lib/journal/lib                         Cairn's and Swift's libraries
///     share/applications, icons, metainfo     what desktops read
struct InstalledApp {
  let build: ReleaseBuild
  let info: AppInfo
  let icon: AppIcon
  let time: BuildTime
  /// The contents of the app's own `Info.plist`.
  var information: [String: Any] = [:]
  /// The name of the folder in `lib`, and of the package.
  var packageName: String { Self.packageName(of: build.product) }

  /// The packages that a machine without a package manager needs.
  var needs: String {
    let names = DebianPackage.dependencies(on: build.libraries).joined(separator: ", ")
    return "\(info.name) needs what these packages of Debian have: \(names)."
  }

  /// A name as Debian wants it.
  static func packageName(of product: String) -> String {
    let plain = String(product.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let name = plain.split(separator: "-").joined(separator: "-")
    return name.count < 2 ? "app-\(name)" : name
  }

  func write(to root: URL) throws(Failure) {
    let own = root.appending(path: "lib/\(packageName)")
    try writeProgram(to: own)
    try Files.link(root.appending(path: "bin/\(build.product)"), to: "../lib/\(packageName)/\(build.product)")
    try writeDesktopFiles(to: root.appending(path: "share"))
    try normalize(root)
  }

  /// Writes the program, its resources and its libraries.
  func writeProgram(to folder: URL) throws(Failure) {
    try Files.remove(folder)
    let runPath = build.libraries.shipped.isEmpty ? "$ORIGIN" : "$ORIGIN/lib"
    try Self.copyStripped(build.program, to: folder.appending(path: build.product), runPath: runPath)
    for (name, file) in build.libraries.shipped {
      try Self.copyStripped(file, to: folder.appending(path: "lib/\(name)"), runPath: "$ORIGIN")
    }
    for bundle in build.resources { try Files.copyFollowingLinks(bundle, to: folder) }
    try AppInformation.write(propertyList, to: folder)
  }

  /// Copies a program or library without what only debuggers read. It looks for libraries in `runPath`, not where it was built.
  private static func copyStripped(_ file: URL, to place: URL, runPath: String) throws(Failure) {
    try Files.makeFolder(place.deletingLastPathComponent())
    guard let strip = Program.named("strip") ?? Program.named("llvm-strip") else {
      throw .unavailable("`strip` is missing. It is part of binutils.")
    }
    try strip.run(["--strip-unneeded", "-o", place.path, file.path])
    var elf = try ELFFile.read(place)
    guard elf.runPath != nil, elf.runPath != runPath else { return }
    do throws(ELFFile.Damaged) { try elf.replaceRunPath(with: runPath) } catch {
      throw .data("\(file.path) has no room for the path \(runPath).")
    }
    try Files.write(Data(elf.bytes), to: place)
  }

  /// What the app's own `Info.plist` says, and what its packages say about it: the version, the desktop's identifier for
  /// its windows, and what `About` shows.
  var propertyList: [String: Any] {
    let entries = [
      "CFBundleExecutable": build.product, "CFBundleIdentifier": info.identifier, "CFBundleName": info.name,
      "CFBundleShortVersionString": info.version, "CFBundleVersion": info.build ?? info.version,
      "CairnDeveloper": info.developer, "CairnHomepage": info.homepage, "CairnLicense": info.license,
    ]
    return information.merging(entries.compactMapValues { $0 }) { $1 }
  }

  private func writeDesktopFiles(to share: URL) throws(Failure) {
    let desktop = DesktopFile(info: info, program: build.product)
    let applications = share.appending(path: "applications")
    try Files.write(desktop.menuEntry, to: applications.appending(path: "\(info.identifier).desktop"))
    if let links = desktop.linksEntry {
      try Files.write(links, to: applications.appending(path: "\(info.identifier).links.desktop"))
    }
    let about = MetaInfo(info: info, program: build.product, date: time.date)
    try Files.write(about.text, to: share.appending(path: "metainfo/\(info.identifier).metainfo.xml"))
    for (path, data) in icon.files { try Files.write(data, to: share.appending(path: "icons/hicolor/\(path)")) }
  }

  /// Gives everything the modes that packages expect, and the same time, so that the same app gives the same bytes.
  func normalize(_ root: URL) throws(Failure) {
    for file in [root] + Files.everything(in: root) {
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil else { continue }
      let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      let isProgram = file.lastPathComponent == build.product && !isFolder
      try Files.setMode(isFolder || isProgram ? 0o755 : 0o644, time: time.date, of: file)
    }
  }
}

/// The time that the files of packages have.
struct BuildTime {
  let date: Date
  var seconds: Int { Int(date.timeIntervalSince1970) }

  /// `SOURCE_DATE_EPOCH`, or the time of the last commit, or now.
  init(of folder: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    var git = Program.named("git")
    git?.folder = folder
    let commit = try? git?.output(["log", "-1", "--format=%ct"], showsErrors: false).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(Int.init) ?? commit.flatMap(Int.init)
    date = Date(timeIntervalSince1970: seconds.map(Double.init) ?? Date().timeIntervalSince1970.rounded(.down))
  }
}
