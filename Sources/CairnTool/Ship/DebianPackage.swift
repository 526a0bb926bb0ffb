import Foundation

/// A `.deb`, which installs an app below `/usr`.
struct DebianPackage {
  let app: InstalledApp

  func write(to out: URL, scratch: URL) throws(Failure) -> URL {
    guard var dpkg = Program.named("dpkg-deb") else {
      throw .unavailable("`dpkg-deb` is missing. It is part of dpkg; the other formats do not need it.")
    }
    let root = scratch.appending(path: "deb")
    try app.write(to: root.appending(path: "usr"))
    let desktop = DesktopFile(info: app.info, program: app.build.product)
    try Files.write(
      desktop.service(in: "/usr/bin"),
      to: root.appending(path: "usr/share/dbus-1/services/\(app.info.identifier).service"))
    let documents = root.appending(path: "usr/share/doc/\(app.packageName)")
    try Files.write(copyright, to: documents.appending(path: "copyright"))
    try writeChanges(to: documents.appending(path: "changelog.gz"))
    let control = root.appending(path: "DEBIAN")
    try Files.write(try sums(in: root), to: control.appending(path: "md5sums"))
    try Files.write(try Self.control(of: app, size: size(of: root)), to: control.appending(path: "control"))
    try app.normalize(root)
    let file = out.appending(
      path: "\(app.packageName)_\(app.info.version)_\(try app.architecture.debian).deb")
    dpkg.environment["SOURCE_DATE_EPOCH"] = "\(app.time.seconds)"
    Terminal.step("Packing \(file.lastPathComponent)")
    try dpkg.run(["--root-owner-group", "--build", root.path, file.path], printing: false)
    return file
  }

  // MARK: control

  static func control(of app: InstalledApp, size: Int) throws(Failure) -> String {
    let info = app.info
    var fields = [
      ("Package", app.packageName), ("Version", info.version), ("Architecture", try app.architecture.debian),
      ("Maintainer", maintainer(of: info)), ("Installed-Size", "\(size)"),
      ("Depends", dependencies(on: app.build.libraries).joined(separator: ", ")),
    ]
    let libraries = app.build.libraries
    let recommended = recommendations.filter {
      libraries.shipped[$0.library] != nil || libraries.optional.contains($0.library)
    }.map(\.package)
    if !recommended.isEmpty { fields.append(("Recommends", recommended.joined(separator: ", "))) }
    fields += [("Section", "misc"), ("Priority", "optional")]
    if let homepage = info.homepage { fields.append(("Homepage", homepage)) }
    fields.append(("Description", description(of: info)))
    return fields.map { "\($0): \($1)\n" }.joined()
  }

  /// Packages without which an app works, but not as well: windows, the desktop's keyring, pages of the web and maps in windows,
  /// films, and the location.
  private static let recommendations = [
    (library: "libCairnWindow.so", package: "libadwaita-1-0 (>= 1.2)"),
    (library: "libCairnCompanions.so", package: "libsecret-1-0"),
    (library: "libwebkitgtk-6.0.so.4", package: "libwebkitgtk-6.0-4"),
    (library: "libgstreamer-1.0.so.0", package: "gstreamer1.0-plugins-good, gstreamer1.0-libav"),
    (library: "libshumate-1.0.so.1", package: "libshumate-1.0-1"),
    (library: "libgio-2.0.so.0", package: "xdg-desktop-portal, geoclue-2.0"),
  ]

  static func maintainer(of info: AppInfo) -> String {
    if let maintainer = info.maintainer { return maintainer }
    let name = (info.developer ?? "The developers of \(info.name)").filter { !"<>,\"".contains($0) }
    return "\(name) <root@localhost>"
  }

  /// The first line, and a text in which lines are indented and empty lines are points.
  static func description(of info: AppInfo) -> String {
    let lines = info.about.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.allSatisfy(\.isWhitespace) ? " ." : " \(line.trimmingCharacters(in: .whitespaces))"
    }
    return ([info.summary] + (info.about == info.summary ? [] : lines)).joined(separator: "\n")
  }

  /// Packages by their libraries. Debian renamed some for the year 2038.
  private static let packages = [
    "libcurl.so.4": "libcurl4t64 | libcurl4", "libstdc++.so.6": "libstdc++6", "libgcc_s.so.1": "libgcc-s1",
    "libxml2.so.2": "libxml2", "libz.so.1": "zlib1g", "libsqlite3.so.0": "libsqlite3-0",
    "libssl.so.3": "libssl3t64 | libssl3",
    "libcrypto.so.3": "libssl3t64 | libssl3",
  ]
  private static let ofLibc: Set = [
    "libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1", "libresolv.so.2",
    "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
  ]

  static func dependencies(on libraries: Libraries) -> [String] {
    let others = libraries.system.keys.filter { !ofLibc.contains($0) }.map { packages[$0] ?? owner(of: $0) }
    return ["libc6 (>= \(libraries.libc))"] + Set(others.compactMap { $0 }).sorted()
  }

  /// The package of this machine that has a library.
  private static func owner(of library: String) -> String? {
    let answer = try? Program.named("dpkg-query")?.output(["-S", "*/\(library)"], showsErrors: false)
    guard let package = answer?.split(whereSeparator: { ":,".contains($0) }).first else {
      Terminal.printError("No package of this machine has \(library). Add it to the package's dependencies.")
      return nil
    }
    return String(package)
  }

  /// The packages to install into an image based on Debian, under the names of its release. The image has the C library.
  static func containerPackages(for libraries: Libraries) -> [String] {
    let isOld = ContainerFiles.image(for: libraries.libc).contains("bookworm")
    return dependencies(on: libraries).dropFirst().map { package in
      let names = package.components(separatedBy: " | ")
      return isOld ? names.last ?? package : names.first ?? package
    }
  }

  // MARK: Other files

  private var copyright: String {
    """
    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
    Upstream-Name: \(app.info.name)
    Comment: usr/lib/\(app.packageName)/lib has libraries of Swift (Apache-2.0 with the Runtime Library Exception) and of
     Cairn (MIT).

    Files: *
    Copyright: \(app.info.developer ?? "The developers of \(app.info.name)")
    License: \(app.info.license ?? "Proprietary")

    """
  }

  private func writeChanges(to file: URL) throws(Failure) {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss"
    let date = format.string(from: app.time.date)
    let text = """
      \(app.packageName) (\(app.info.version)) unstable; urgency=medium

        * Version \(app.info.version).

       -- \(Self.maintainer(of: app.info))  \(date) +0000

      """
    let plain = file.deletingPathExtension()
    try Files.write(text, to: plain)
    guard let gzip = Program.named("gzip") else { throw .unavailable("`gzip` is missing.") }
    try gzip.run(["-9nf", plain.path])
  }

  private func files(in root: URL) -> [URL] {
    Files.everything(in: root).filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
  }

  private func sums(in root: URL) throws(Failure) -> String {
    guard var md5sum = Program.named("md5sum") else { throw .unavailable("`md5sum` is missing.") }
    md5sum.folder = root
    let paths = files(in: root).map {
      String($0.path.drop(prefix: root.resolvingSymlinksInPath().path).drop(prefix: root.path).dropFirst())
    }
    return try md5sum.output(paths)
  }

  /// The space that the files take, in kibibytes.
  private func size(of root: URL) -> Int {
    files(in: root).reduce(0) { $0 + ((try? $1.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0) / 1024 + 1 }
  }
}

extension String {
  fileprivate func drop(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
