import CairnMessages
import Foundation

/// `cairn ship`: packages the app that is here for its users.
enum ShipCommand: Command {
  static let name = "ship"
  static let summary = "Builds the app in this folder for release and packages it for its users."
  static let usage =
    "cairn ship [--tarball] [--deb] [--flatpak] [--appimage] [--container] [--as ios | --as macos] [--out FOLDER] [--json] [PRODUCT]"
  static let details = """
    Without a format, writes a tarball, and a .deb if dpkg-deb is here. All have the program, its resources, Cairn's and Swift's
    libraries, a desktop file, an icon and AppStream data. They need no Swift; windows need libadwaita.

    --tarball       an archive that runs where it is unpacked
    --deb           a package for Debian and Ubuntu
    --flatpak       a manifest for flatpak-builder
    --appimage      a folder for appimagetool, and the AppImage if that is installed
    --container     a Containerfile for an image that serves the app to browsers
    --as ios        compiles what `#if os(iOS)` guards; the app has the screen of its user
    --as macos      compiles what `#if os(macOS)` guards
    --out FOLDER    where to put them (.build/shipped)
    --json          prints what is written as JSON
    PRODUCT         the program to package, in a package with several

    The version, identifier and name come from Ship.json in this folder, else from the Xcode project. The version can also be
    a git tag such as v1.2.
    """
  static let example = "cairn ship --deb"

  enum Format: String, CaseIterable { case tarball, deb, flatpak, appimage, container }

  static func run(_ arguments: inout Arguments) throws(Failure) {
    var formats: [Format] = []
    for format in Format.allCases where arguments.takeFlag("--\(format.rawValue)") { formats.append(format) }
    if formats.isEmpty { formats = Program.named("dpkg-deb") == nil ? [.tarball] : [.tarball, .deb] }
    let isJSON = arguments.takeFlag("--json")
    let out = try arguments.takeValue("--out").map { URL(fileURLWithPath: $0) }
    let platform = try arguments.takePlatform()
    let wish = arguments.next()
    try arguments.expectEnd(of: "ship")
    let package = try AppPackage.here(as: platform)
    let shipment = try Shipment(
      of: package, product: try package.product(named: wish),
      to: out ?? package.source.appending(path: ".build/shipped"))
    let results = try shipment.write(formats)
    report(results, info: shipment.info, isJSON: isJSON)
  }

  private static func report(_ results: [Shipment.Result], info: AppInfo, isJSON: Bool) {
    if isJSON {
      let written = results.map { result -> JSON in
        [
          "format": .string(result.format.rawValue), "path": .string(result.file.path), "next": .strings(result.steps),
        ]
      }
      print(
        JSON.text([
          "identifier": .string(info.identifier), "name": .string(info.name), "version": .string(info.version),
          "written": .array(written),
        ]), terminator: "")
    } else {
      for result in results {
        print("\(result.file.path) is written.")
        for step in result.steps { print(step) }
      }
    }
    if info.version == "0.0.0" {
      Terminal.printError(
        "No version is known, so it is 0.0.0. Set one by a git tag such as v1.0, or in \(AppDetails.file).")
    }
  }
}
