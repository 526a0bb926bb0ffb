import CairnMessages
import Foundation

/// The installed Swift SDKs: one bundle with a folder for each toolchain.
///
///     cairn.artifactbundle/
///       info.json                 the SDKs: "cairn" and "cairn-static" are those of the toolchain installed last
///       6.3.1/
///         cairn.json              what this folder was made by
///         modules/                modules and shared libraries
///         include/                the headers of C modules
///         static/                 the libraries for shipping
///         tools/                  the macros, and what writes constants for asset catalogs
///         names.txt               the names that its modules and the toolchain's declare, for `cairn doctor`
///         root/                   links to the system, with the toolchain in place of the system's Swift
///         cairn, cairn-static     what SwiftPM reads
struct SDKBundle {
  let folder: URL

  /// The bundle of this user, where SwiftPM looks for it, or one in the folder that `CAIRN_SDKS` names.
  static var installed: SDKBundle { SDKBundle(folder: parent.appending(path: "cairn.artifactbundle")) }

  private static var parent: URL {
    elsewhere.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appending(path: ".swiftpm/swift-sdks")
  }

  private static var elsewhere: String? {
    ProcessInfo.processInfo.environment["CAIRN_SDKS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The options of SwiftPM by which it uses an SDK of this user.
  static func options(naming sdk: String) -> [String] {
    (elsewhere.map { ["--swift-sdks-path", $0] } ?? []) + ["--swift-sdk", sdk]
  }

  /// Describes the contents of one toolchain's folder.
  struct Manifest: Codable, Equatable {
    var cairn: String
    var swift: String
    var compiler: String
    var triple: String
    var hasWindows: Bool
    /// The names of C modules, whose headers are in `include`.
    var headers: [String]
  }

  func place(of version: String) -> URL { folder.appending(path: version) }

  func manifest(of version: String) -> Manifest? {
    guard let data = try? Data(contentsOf: place(of: version).appending(path: "cairn.json")) else { return nil }
    return try? JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The versions of Swift for which an SDK is installed, the newest first.
  var versions: [String] {
    Files.names(in: folder).filter { manifest(of: $0) != nil }
      .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
  }

  /// The name of the SDK for a toolchain, or why there is none.
  func name(for toolchain: Toolchain, isStatic: Bool = false) throws(Failure) -> String {
    guard let manifest = manifest(of: toolchain.version) else {
      let others = versions
      let known = others.isEmpty ? "" : " There is one for \(others.joined(separator: ", "))."
      throw .unavailable(
        "There is no Cairn SDK for Swift \(toolchain.version).\(known) Run `cairn sdk install` to build it.")
    }
    guard manifest.compiler == toolchain.compiler else {
      throw .unavailable(
        "The Cairn SDK was built with \"\(manifest.compiler)\", but `swift` is \"\(toolchain.compiler)\". "
          + "Run `cairn sdk update` to build it again.")
    }
    return "cairn-\(toolchain.version)" + (isStatic ? "-static" : "")
  }

  /// Takes over a folder with libraries and modules, and lets SwiftPM know it.
  func install(_ contents: URL, for toolchain: Toolchain) throws(Failure) {
    let place = place(of: toolchain.version)
    try Files.replace(place, with: contents)
    guard let manifest = manifest(of: toolchain.version) else { throw .data("\(place.path) is not a Cairn SDK.") }
    try SystemRoot(folder: place.appending(path: "root")).make(for: toolchain)
    for isStatic in [false, true] {
      let sdk = place.appending(path: isStatic ? "cairn-static" : "cairn")
      let settings = SDKSettings(place: place, manifest: manifest, toolchain: toolchain, isStatic: isStatic)
      try Files.write(settings.sdk, to: sdk.appending(path: "swift-sdk.json"))
      try Files.write(settings.toolset, to: sdk.appending(path: "toolset.json"))
    }
    try writeIndex(preferring: toolchain.version)
  }

  func remove(_ version: String) throws(Failure) {
    try Files.remove(place(of: version))
    if let newest = versions.first { try writeIndex(preferring: newest) } else { try Files.remove(folder) }
  }

  private func writeIndex(preferring preferred: String) throws(Failure) {
    var artifacts: JSON = [:]
    func add(_ name: String, _ version: String, _ sdk: String) {
      artifacts[name] = [
        "type": "swiftSDK", "version": .string(manifest(of: version)?.cairn ?? "0"),
        "variants": [["path": "\(version)/\(sdk)"]],
      ]
    }
    for sdk in ["cairn", "cairn-static"] {
      add(sdk, preferred, sdk)
      let ending = sdk.dropFirst("cairn".count)
      for version in versions { add("cairn-\(version)\(ending)", version, sdk) }
    }
    try Files.write(
      JSON.text(["schemaVersion": "1.0", "artifacts": artifacts]), to: folder.appending(path: "info.json"))
  }
}
