import CairnMessages
import Foundation

/// `cairn sdk`: installs Cairn for the toolchain at hand.
enum SDKCommand: Command {
  static let name = "sdk"
  static let summary = "Installs, lists and removes the SDK by which any package can import SwiftUI."
  static let usage = """
    cairn sdk install [--from FOLDER] [--scratch FOLDER] [--debug]
           cairn sdk install FILE [--key KEY]
           cairn sdk update [--from FOLDER]
           cairn sdk list [--json]
           cairn sdk remove [VERSION]
           cairn sdk archive FILE
    """
  static let details = """
    install    builds Cairn for the Swift in your search path, or takes it from an archive, and checks it with a small app
    update     the same, from the sources of the last installation
    list       the versions of Swift that have an SDK
    remove     removes the SDK of one version of Swift, or of all
    archive    writes the installed SDK and this command to a file, for machines with the same Swift, and its hash beside it

    --key KEY           the public key, or the file with it, by which minisign has to have signed FILE
    --from FOLDER       Cairn's sources; by default those this tool was built from
    --scratch FOLDER    where to build
    --debug             without optimization, which takes less time: to try changes to Cairn itself
    """
  static let example = "cairn sdk install && cairn new Journal"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let from = try arguments.takeValue("--from")
    let scratch = try arguments.takeValue("--scratch").map { URL(fileURLWithPath: $0) }
    let key = try arguments.takeValue("--key")
    let isDebug = arguments.takeFlag("--debug")
    let isJSON = arguments.takeFlag("--json")
    let verb = arguments.next()
    let subject = arguments.next()
    try arguments.expectEnd(of: "sdk")
    let bundle = SDKBundle.installed
    switch verb {
    case "install" where subject != nil:
      try installArchive(URL(fileURLWithPath: subject ?? ""), signedBy: key, in: bundle)
    case _ where key != nil: throw .usage("`--key` is for `cairn sdk install FILE`.")
    case "install", "update": try install(from: try source(from), scratch: scratch, isDebug: isDebug, in: bundle)
    case "list": list(bundle, isJSON: isJSON)
    case "remove": try remove(subject, from: bundle)
    case "archive":
      guard let subject else { throw .usage("`cairn sdk archive` needs the file to write.") }
      try archive(bundle, to: URL(fileURLWithPath: subject))
    case let other?: throw .usage("There is no `cairn sdk \(other)`. `cairn sdk --help` lists what there is.")
    case nil: throw .usage("`cairn sdk` needs a verb: install, update, list, remove or archive.")
    }
  }

  /// Cairn's sources: those named, or those this tool was built from.
  static func source(_ wish: String?) throws(Failure) -> URL {
    let folder =
      wish.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    guard Files.exists(folder.appending(path: "Package.swift")) else {
      throw .usage("There are no sources of Cairn in \(folder.path). Name their folder by --from.")
    }
    return folder
  }

  private static func install(
    from source: URL, scratch: URL?, isDebug: Bool, in bundle: SDKBundle
  ) throws(Failure) {
    let toolchain = try Toolchain.current()
    Terminal.step("Building Cairn for Swift \(toolchain.version), which takes several minutes the first time")
    let new = bundle.folder.deletingLastPathComponent().appending(path: ".cairn-\(toolchain.version).new")
    try Files.remove(new)
    try SDKBuild(source: source, toolchain: toolchain, scratch: scratch, isDebug: isDebug).make(in: new)
    try finish(new, toolchain, bundle)
  }

  private static func installArchive(_ file: URL, signedBy key: String?, in bundle: SDKBundle) throws(Failure) {
    guard Files.exists(file) else { throw .usage("There is no file \(file.path).") }
    try ReleaseFile(url: file).check(key: key)
    let toolchain = try Toolchain.current()
    let new = bundle.folder.deletingLastPathComponent().appending(path: ".cairn-\(toolchain.version).new")
    try Files.remove(new)
    try Files.makeFolder(new)
    guard let tar = Program.named("tar") else { throw .unavailable("`tar` is missing.") }
    try tar.run(["-xf", file.path, "-C", new.path])
    guard let data = try? Data(contentsOf: new.appending(path: "cairn.json")),
      let manifest = try? JSONDecoder().decode(SDKBundle.Manifest.self, from: data)
    else { throw .data("\(file.path) is not an archive of a Cairn SDK.") }
    guard manifest.compiler == toolchain.compiler else {
      throw .data(
        "\(file.path) is for \"\(manifest.compiler)\", but `swift` is \"\(toolchain.compiler)\". "
          + "Use that toolchain, or build the SDK with `cairn sdk install`.")
    }
    // The SDK does not need it.
    try Files.remove(new.appending(path: "bin"))
    try finish(new, toolchain, bundle)
  }

  /// The place of this command in an archive.
  static let commandPath = "bin/cairn"

  private static func finish(_ new: URL, _ toolchain: Toolchain, _ bundle: SDKBundle) throws(Failure) {
    try bundle.install(new, for: toolchain)
    Terminal.step("Checking the SDK with a small app")
    try SDKCheck(toolchain: toolchain, sdk: try bundle.name(for: toolchain)).run()
    print("The SDK \"cairn\" is installed for Swift \(toolchain.version). Next: `cairn new Journal`.")
  }

  private static func list(_ bundle: SDKBundle, isJSON: Bool) {
    let manifests = bundle.versions.compactMap { bundle.manifest(of: $0) }
    if isJSON {
      print(
        JSON.text([
          "sdks": .array(
            manifests.map {
              [
                "name": "cairn-\($0.swift)", "swift": .string($0.swift), "cairn": .string($0.cairn),
                "compiler": .string($0.compiler), "windows": .bool($0.hasWindows),
              ]
            })
        ]), terminator: "")
    } else if manifests.isEmpty {
      print("No SDK is installed. `cairn sdk install` builds one.")
    } else {
      for manifest in manifests {
        print(
          "cairn-\(manifest.swift)  Cairn \(manifest.cairn), Swift \(manifest.swift)\(manifest.hasWindows ? "" : ", without windows")"
        )
      }
    }
  }

  private static func remove(_ version: String?, from bundle: SDKBundle) throws(Failure) {
    let versions = version.map { [$0] } ?? bundle.versions
    for version in versions {
      guard bundle.manifest(of: version) != nil else { throw .usage("There is no SDK for Swift \(version).") }
      try bundle.remove(version)
      print("The SDK for Swift \(version) is removed.")
    }
  }

  private static func archive(_ bundle: SDKBundle, to file: URL) throws(Failure) {
    let toolchain = try Toolchain.current()
    _ = try bundle.name(for: toolchain)
    guard let tar = Program.named("tar") else { throw .unavailable("`tar` is missing.") }
    // The same SDK gives the same bytes. What names folders of this machine is made when the archive is installed.
    let place = bundle.place(of: toolchain.version)
    // An SDK of an older version of this tool has no names.
    let names = Files.exists(place.appending(path: KnownNames.file)) ? [KnownNames.file] : []
    try tar.run(
      [
        "--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "-caf", file.path,
        "-C", place.path, "cairn.json", "modules", "include", "static", "tools",
      ] + names + (try thisCommand()))
    try ReleaseFile(url: file).writeHash()
    print("\(file.path) is written, and its hash to \(file.lastPathComponent).sha256.")
  }

  /// The arguments by which `tar` adds this command. There are none if it needs a toolchain's libraries, as these may be elsewhere on
  /// other machines.
  private static func thisCommand() throws(Failure) -> [String] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard !(try ELFFile.read(program).needed.contains { $0.hasPrefix("libswift") }) else {
      Terminal.step("The archive has no command: only one that `Scripts/install.sh` has built runs on other machines")
      return []
    }
    let name = program.lastPathComponent
    return ["-C", program.deletingLastPathComponent().path, "--transform=s,^\(name)$,\(commandPath),", name]
  }
}
