import Foundation
import Testing

@testable import CairnTool

@Suite("Installed SDKs")
struct SDKBundleTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-sdks-\(UUID().uuidString)")
  private var bundle: SDKBundle { SDKBundle(folder: folder.appending(path: "cairn.artifactbundle")) }

  private func toolchain(_ version: String, compiler: String? = nil) -> Toolchain {
    Toolchain(
      swift: Program(path: "/bin/false"), swiftc: Program(path: "/bin/false"), version: version,
      compiler: compiler ?? "Swift version \(version)", triple: "x86_64-unknown-linux-gnu",
      resources: URL(fileURLWithPath: "/toolchains/\(version)/usr/lib/swift"))
  }

  private func install(_ version: String, with object: String? = nil) throws {
    let new = folder.appending(path: "new")
    let manifest = SDKBundle.Manifest(
      cairn: "1", swift: version, compiler: "Swift version \(version)", triple: "x86_64-unknown-linux-gnu",
      hasWindows: true,
      headers: ["CairnICU"])
    try Files.makeFolder(new)
    try JSONEncoder().encode(manifest).write(to: new.appending(path: "cairn.json"))
    if let object { try Files.write("", to: new.appending(path: "modules/\(object)")) }
    try bundle.install(new, for: toolchain(version))
  }

  private func index() throws -> [String: String] {
    let data = try Files.read(bundle.folder.appending(path: "info.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let artifacts = try #require(object["artifacts"] as? [String: [String: Any]])
    return try artifacts.mapValues { artifact in
      let variants = try #require(artifact["variants"] as? [[String: Any]])
      return try #require(variants.first?["path"] as? String)
    }
  }

  @Test func twoToolchainsStandSideBySide() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try install("6.2.1")
    try install("6.10")
    #expect(bundle.versions == ["6.10", "6.2.1"])
    #expect(try bundle.name(for: toolchain("6.2.1")) == "cairn-6.2.1")
    #expect(try bundle.name(for: toolchain("6.10"), isStatic: true) == "cairn-6.10-static")
    #expect(try index()["cairn"] == "6.10/cairn")
    #expect(try index()["cairn-6.2.1-static"] == "6.2.1/cairn-static")
    try bundle.remove("6.10")
    #expect(try index()["cairn"] == "6.2.1/cairn")
    #expect(try index()["cairn-6.10"] == nil)
    try bundle.remove("6.2.1")
    #expect(!Files.exists(bundle.folder))
  }

  @Test func anotherCompilerGetsOneSentence() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect { try bundle.name(for: toolchain("6.3")) } throws: { error in
      (error as? Failure)?.message == "There is no Cairn SDK for Swift 6.3. Run `cairn sdk install` to build it."
    }
    try install("6.2.1")
    #expect { try bundle.name(for: toolchain("6.2.1", compiler: "Swift version 6.2.1 (nightly)")) } throws: { error in
      (error as? Failure)?.message
        == "The Cairn SDK was built with \"Swift version 6.2.1\", but `swift` is \"Swift version 6.2.1 (nightly)\". "
        + "Run `cairn sdk update` to build it again."
    }
  }

  @Test func theSettingsNameTheInstalledFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try install("6.2.1")
    let place = bundle.place(of: "6.2.1")
    let toolset = String(decoding: try Files.read(place.appending(path: "cairn/toolset.json")), as: UTF8.self)
    #expect(toolset.contains("\(place.path)/tools/CairnMacros-tool#CairnMacros"))
    #expect(toolset.contains("-fmodule-map-file=\(place.path)/include/CairnICU/module.modulemap"))
    let runtime = try FileManager.default.destinationOfSymbolicLink(
      atPath: place.appending(path: "root/usr/lib/swift").path)
    #expect(runtime == "/toolchains/6.2.1/usr/lib/swift")
  }

  @Test func programsAreLinkedWithTheAnswersToLocale() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func options() throws -> String {
      let place = bundle.place(of: "6.2.1")
      return String(decoding: try Files.read(place.appending(path: "cairn/toolset.json")), as: UTF8.self)
    }
    try install("6.2.1")
    #expect(!(try options().contains("CairnPerson.o")))
    try install("6.2.1", with: "CairnPerson.o")
    #expect(try options().contains("\(bundle.place(of: "6.2.1").path)/modules/CairnPerson.o"))
  }
}
