import Foundation
import Testing

@testable import CairnTool

@Suite("Copies of manifests")
struct ManifestCopyTests {
  private func moved(_ manifest: String) -> String {
    ManifestCopy(of: manifest, dependencies: ["Core": URL(filePath: "/p/Core")], resources: []).text
  }

  @Test func onlyThePathOfAPackageIsMoved() {
    #expect(
      moved(#".package(path: "Core"), .product(name: "Core", package: "Core"), .target(name: "A", path: "Core2")"#)
        == #".package(path: "/p/Core"), .product(name: "Core", package: "Core"), .target(name: "A", path: "Core2")"#)
  }

  @Test func copiesOfDownloadedPackagesAreTakenInstead() {
    let manifest = """
      let package = Package(dependencies: [
        .package(name: "Kit", url: "https://example.com/a/Kit.git", .upToNextMajor(from: "1.0.0")),
        .package(url: "https://example.com/Kite", from: "2.0.0"), .package(path: "Core"),
      ])
      """
    let copies = ["kit": URL(filePath: "/c/Kit"), "other": URL(filePath: "/c/Other")]
    #expect(
      ManifestCopy(of: manifest, downloads: copies).text == """
        let package = Package(dependencies: [
          .package(path: "/c/Kit"),
          .package(url: "https://example.com/Kite", from: "2.0.0"), .package(path: "Core"),
        ])
        package.dependencies.append(.package(path: "/c/Other"))

        """)
  }

  @Test func aPathInAConstantIsMoved() {
    #expect(moved(#"let core = "Core"; .package(path: core)"#) == #"let core = "/p/Core"; .package(path: core)"#)
  }
}

@Suite("Lines that arrive in pieces")
struct LineBufferTests {
  @Test func aLineIsTakenOnceItIsComplete() {
    var buffer = LineBuffer()
    buffer.append(Data("one\ntw".utf8))
    #expect(buffer.next() == Data("one".utf8))
    #expect(buffer.next() == nil)
    buffer.append(Data("o\n\n".utf8))
    #expect([buffer.next(), buffer.next(), buffer.next()] == [Data("two".utf8), Data(), nil])
  }
}

@Suite("Watched folders")
struct FolderWatchTests {
  private func hasNews(_ watch: FolderWatch) -> Bool {
    var descriptor = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 1
  }

  @Test func aFolderThatIsMadeAgainIsWatchedAgain() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
    let inner = root.appending(path: "inner")
    defer { try? FileManager.default.removeItem(at: root) }
    try Files.makeFolder(inner)
    let watch = try FolderWatch()
    for folder in [root, inner] { try watch.watch(folder) }
    try Files.remove(inner)
    try Files.makeFolder(inner)
    for folder in [root, inner] { try watch.watch(folder) }
    watch.clear()
    #expect(!hasNews(watch))
    try Files.write("let a = 1", to: inner.appending(path: "A.swift"))
    #expect(hasNews(watch))
  }
}
