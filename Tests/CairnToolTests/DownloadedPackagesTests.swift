import Foundation
import Testing

@testable import CairnTool

@Suite("Packages that are downloaded")
final class DownloadedPackagesTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "cairn-downloads-\(UUID().uuidString)")
  private let manifest =
    "let package = Package(dependencies: [.package(url: \"https://example.com/Kit.git\", from: \"1.0.0\")])"

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A program in place of SwiftPM, which downloads these files.
  private func swift(_ files: [String: String]) throws -> Program {
    for (path, text) in files { try Files.write(text, to: root.appending(path: "server/\(path)")) }
    let swift = root.appending(path: "swift")
    try Files.write(
      "#!/bin/sh\necho \"$*\" >> '\(root.path)/calls'\nmkdir -p .build && cp -R '\(root.path)/server' .build/checkouts\n",
      to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    return Program(path: swift.path)
  }

  private var packages: DownloadedPackages {
    DownloadedPackages(of: root.appending(path: "App"), world: CompilerWorld(modules: ["SwiftUI", "Foundation"]))
  }

  @Test func packagesThatImportUIKitWithoutAGuardAreCopied() throws {
    let swift = try swift([
      "Kit/Package.swift": "", "Kit/Sources/Kit/Guarded.swift": "#if canImport(UIKit)\nimport UIKit\n#endif",
      "Kit/Sources/Kit/Image.swift": "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n#if os(iOS)\n#endif",
      "Window/Package.swift": "", "Window/Sources/Window/Window.swift": "import Cocoa",
      "Plain/Package.swift": "", "Plain/Sources/Plain/P.swift": "#if canImport(UIKit)\nimport UIKit\n#endif",
      "Plain/Examples/Demo/Demo.swift": "import UIKit",
    ])
    let copies = try packages.copies(manifest: manifest, pins: nil, choices: PackageChoices(), swift: swift)
    #expect(Set(copies.keys) == ["kit", "window"])
    let kit = try #require(copies["kit"])
    #expect(kit.lastPathComponent == "Kit")
    let image = try String(contentsOf: kit.appending(path: "Sources/Kit/Image.cairn.swift"), encoding: .utf8)
    #expect(image.hasSuffix("#else\nimport SwiftUI\n#endif\n#if true   \n#endif"))
    #expect(
      DownloadedPackages.copied(for: root.appending(path: "App")) == [
        .init(name: "Kit", change: .platform(.ios), place: "Sources/Kit/Image.swift:4"),
        .init(name: "Window", change: .platform(.macos), place: "Sources/Window/Window.swift:1"),
      ])
  }

  @Test func packagesWithObjectsOfCoreDataAreCopiedForThemOnly() throws {
    let swift = try swift([
      "Store/Package.swift": "",
      "Store/Sources/Store/Item.swift":
        "import CoreData\n#if os(iOS)\n#endif\nclass Item: NSManagedObject { @NSManaged var a: Int }",
      "Plain/Package.swift": "", "Plain/Sources/Plain/P.swift": "// @NSManaged var a: Int",
      "Plain/Tests/PlainTests/P.swift": "@NSManaged var a: Int", "Window/Sources/Window/Window.swift": "import UIKit",
    ])
    let packages = DownloadedPackages(
      of: root.appending(path: "App"), world: CompilerWorld(modules: ["CoreData"]), onlyModels: true)
    for choices in [PackageChoices(), PackageChoices(["store": .ios])] {
      let copies = try packages.copies(manifest: manifest, pins: nil, choices: choices, swift: swift)
      #expect(copies.keys.sorted() == ["store"])
      let item = try #require(copies["store"]).appending(path: "Sources/Store/Item.cairn.swift")
      let text = try String(contentsOf: item, encoding: .utf8)
      #expect(text.contains("#if os(iOS)\n") && text.contains("var a: Int { get { managedValue(forKey: \"a\") }"))
    }
    #expect(
      DownloadedPackages.copied(for: root.appending(path: "App")) == [
        .init(name: "Store", change: .objects, place: "Sources/Store/Item.swift")
      ])
  }

  @Test func packagesOverCompanionsAreCopiedWithOtherNamesOnly() throws {
    let swift = try swift([
      "Keychain/Package.swift": "",
      "Keychain/Sources/Keychain/Keychain.swift": "import Foundation\nimport Security\n#if os(iOS)\n#endif",
      "Crypto/Package.swift": "",
      "Crypto/Sources/Crypto/Hash.swift": "#if canImport(CryptoKit)\nimport CryptoKit\n#else\nimport Clibrary\n#endif",
      "Plain/Package.swift": "",
      "Plain/Sources/Plain/Lock.swift":
        "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\nimport CoreFoundation",
      "Both/Package.swift": "", "Both/Sources/Both/A.swift": "import Security\nimport AppKit",
    ])
    let copies = try packages.copies(manifest: manifest, pins: nil, choices: PackageChoices(), swift: swift)
    #expect(Set(copies.keys) == ["keychain", "both"])
    let keychain = try #require(copies["keychain"]).appending(path: "Sources/Keychain/Keychain.cairn.swift")
    #expect(
      try String(contentsOf: keychain, encoding: .utf8)
        .hasSuffix("import Foundation\nimport CairnSecurity\n#if os(iOS)\n#endif"))
    #expect(
      DownloadedPackages.copied(for: root.appending(path: "App")) == [
        .init(name: "Both", change: .platform(.macos), place: "Sources/Both/A.swift:2"),
        .init(name: "Keychain", change: .names, place: "Sources/Keychain/Keychain.swift:2"),
      ])
  }

  @Test func theyAreDownloadedOnceAndAgainForOtherVersions() throws {
    let swift = try swift(["Kit/Package.swift": "", "Kit/Sources/Kit/Image.swift": "import UIKit"])
    for pins in ["1", "1", "2"] {
      #expect(try packages.copies(manifest: manifest, pins: pins, choices: PackageChoices(), swift: swift).count == 1)
    }
    #expect(
      try packages.copies(manifest: manifest, pins: "2", choices: PackageChoices(["KIT": .linux]), swift: swift).isEmpty
    )
    let calls = String(decoding: try Files.read(root.appending(path: "calls")), as: UTF8.self)
    #expect(calls == String(repeating: "package resolve\n", count: 3))
  }

  @Test func anAppThatDownloadsNothingAsksForNothing() throws {
    let swift = try swift([:])
    let manifest = "let package = Package(dependencies: [.package(path: \"/nowhere\")])"
    #expect(try packages.copies(manifest: manifest, pins: nil, choices: PackageChoices(), swift: swift).isEmpty)
    // Nor is the app itself looked through.
    let isEmpty = try packages.copies(manifest: manifest, pins: nil, choices: PackageChoices(), swift: swift) {
      Issue.record("nothing is downloaded")
      return true
    }
    .isEmpty
    #expect(isEmpty && Files.names(in: root) == ["swift"])
  }
}
