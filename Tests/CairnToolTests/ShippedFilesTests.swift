import Foundation
import Testing

@testable import CairnTool

@Suite("Packages of an app")
struct ShippedFilesTests {
  private func info(_ details: AppDetails, product: String = "Journal") throws -> AppInfo {
    try AppInfo(product: product, sources: [details])
  }

  private func app(_ details: AppDetails, libraries: Libraries = Libraries()) throws -> InstalledApp {
    InstalledApp(
      build: ReleaseBuild(product: "Journal", program: URL(filePath: "/nowhere"), resources: [], libraries: libraries),
      info: try info(details), icon: AppIcon(named: "AppIcon", in: [], identifier: "a.b"),
      time: BuildTime(of: URL(filePath: "/"), environment: ["SOURCE_DATE_EPOCH": "86400"]))
  }

  @Test func theFirstPlaceThatSaysSomethingCounts() throws {
    let written = AppDetails(version: "2.0", schemes: ["journal"])
    let project = AppDetails(identifier: "org.example.Journal", version: "1.0")
    let info = try AppInfo(product: "Journal", sources: [written, project])
    #expect(info.version == "2.0")
    #expect(info.identifier == "org.example.Journal")
    #expect(info.name == "Journal")
    #expect(try AppInfo(product: "2 Do", sources: []).identifier == "app.cairn._2_Do")
  }

  @Test(arguments: [
    AppDetails(version: "v1"), AppDetails(version: "1-2"), AppDetails(identifier: "Journal"),
    AppDetails(identifier: "org.1st"), AppDetails(schemes: ["Journal"]), AppDetails(categories: ["Utility;Exec=x"]),
    AppDetails(name: "Two\nlines"), AppDetails(maintainer: "Jane Doe"),
  ])
  func detailsThatPackagesCannotHaveAreRefused(details: AppDetails) {
    #expect(throws: Failure.self) { try info(details) }
  }

  @Test func anUnknownKeyIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Files.write(#"{"version": "1.0", "verson": "2.0"}"#, to: folder.appending(path: "Ship.json"))
    #expect { try AppDetails.written(in: folder) } throws: { ($0 as? Failure)?.message.contains("\"verson\"") == true }
    try Files.write(#"{"version": "1.0"}"#, to: folder.appending(path: "Ship.json"))
    #expect(try AppDetails.written(in: folder) == AppDetails(version: "1.0"))
  }

  @Test func theProjectOfXcodeNamesItsApp() throws {
    let file = URL(filePath: #filePath).appending(path: "../../Support/XcodeProject/Garden/Garden.xcodeproj")
      .standardized
    let target = try #require(try XcodeProject(file).targets.first { $0.name == "Garden" })
    let details = AppDetails(of: target, in: file.deletingLastPathComponent())
    #expect(details.identifier == "org.example.Garden")
    #expect(details.name == "My Garden")
  }

  @Test func theInstalledAppKnowsItsOwnInformation() throws {
    var app = try app(AppDetails(version: "2.0", developer: "Jane Doe", license: "MIT"))
    app.information = ["NSHumanReadableCopyright": "© 2026 Jane Doe", "CFBundleShortVersionString": "1.0"]
    #expect(app.propertyList["NSHumanReadableCopyright"] as? String == "© 2026 Jane Doe")
    #expect(app.propertyList["CFBundleShortVersionString"] as? String == "2.0")
    #expect(app.propertyList["CairnLicense"] as? String == "MIT")
    #expect(app.propertyList["CairnHomepage"] == nil)
  }

  // MARK: Desktop files

  @Test(arguments: [
    ("Journal", "Journal"), ("my app", "\"my app\""), ("50%", "\"50%%\""), ("a\"b$`c\\d", "\"a\\\"b\\$\\`c\\\\d\""),
  ])
  func commandsAreQuoted(word: String, expected: String) { #expect(DesktopFile.quoted(word) == expected) }

  @Test func aValueStaysOnItsLine() throws {
    #expect(DesktopFile.escaped("a\nExec=b\\c\t") == "a\\nExec=b\\\\c\\t")
    let entry = DesktopFile(info: try info(AppDetails(name: "My Journal", summary: "Keeps a\\b")), program: "my app")
      .menuEntry
    #expect(entry.contains("Name=My Journal\n"))
    #expect(entry.contains("Comment=Keeps a\\\\b\n"))
    #expect(entry.contains("Exec=\"my app\"\n"))
  }

  @Test func linksHaveTheirOwnEntry() throws {
    #expect(DesktopFile(info: try info(AppDetails()), program: "Journal").linksEntry == nil)
    let service = DesktopFile(info: try info(AppDetails()), program: "My Journal").service(in: "/usr/bin")
    #expect(service.hasPrefix("[D-BUS Service]\nName=") && service.hasSuffix("\nExec=\"/usr/bin/My Journal\"\n"))
    let links = DesktopFile(info: try info(AppDetails(schemes: ["journal"])), program: "Journal").linksEntry
    #expect(links?.contains("Exec=Journal --open %u\n") == true)
    #expect(links?.contains("MimeType=x-scheme-handler/journal;\n") == true)
  }

  @Test func markupInTextsIsEscaped() throws {
    let text = MetaInfo(
      info: try info(AppDetails(summary: "A & B", description: "One <two>.\n\nThree.")), program: "Journal",
      date: Date(timeIntervalSince1970: 86400)
    ).text
    #expect(text.contains("<summary>A &amp; B</summary>"))
    #expect(text.contains("<p>One &lt;two&gt;.</p>\n    <p>Three.</p>"))
    #expect(text.contains("date=\"1970-01-02\""))
    #expect(!text.contains("<developer"))
  }

  // MARK: Debian

  @Test func controlNamesWhatTheAppNeeds() throws {
    var libraries = Libraries()
    libraries.machine = 62
    libraries.shipped = ["libCairnWindow.so": URL(filePath: "/nowhere")]
    libraries.system = [
      "libc.so.6": ["GLIBC_2.4", "GLIBC_2.34"], "libm.so.6": ["GLIBC_2.35"], "libcurl.so.4": ["CURL_OPENSSL_4"],
    ]
    let details = AppDetails(
      version: "1.0", summary: "Keeps a journal", description: "One.\n\nTwo.", maintainer: "Jane Doe <jane@example.org>"
    )
    let control = try DebianPackage.control(of: app(details, libraries: libraries), size: 12)
    #expect(control.contains("Architecture: amd64\nMaintainer: Jane Doe <jane@example.org>\nInstalled-Size: 12\n"))
    #expect(control.contains("Depends: libc6 (>= 2.35), libcurl4t64 | libcurl4\nRecommends: libadwaita-1-0 (>= 1.2)\n"))
    #expect(control.hasSuffix("Description: Keeps a journal\n One.\n .\n Two.\n"))
    libraries.shipped["libCairnCompanions.so"] = URL(filePath: "/nowhere")
    let other = try DebianPackage.control(of: app(details, libraries: libraries), size: 12)
    #expect(other.contains("\nRecommends: libadwaita-1-0 (>= 1.2), libsecret-1-0\n"))
    libraries.optional = ["libwebkitgtk-6.0.so.4", "libsecret-1.so.0"]
    let web = try DebianPackage.control(of: app(details, libraries: libraries), size: 12)
    #expect(web.contains("\nRecommends: libadwaita-1-0 (>= 1.2), libsecret-1-0, libwebkitgtk-6.0-4\n"))
    libraries.optional = ["libgio-2.0.so.0"]
    let place = try DebianPackage.control(of: app(details, libraries: libraries), size: 12)
    #expect(place.contains(", libsecret-1-0, xdg-desktop-portal, geoclue-2.0\n"))
    (libraries.shipped, libraries.optional) = ([:], [])
    #expect(try !DebianPackage.control(of: app(details, libraries: libraries), size: 12).contains("Recommends"))
  }

  /// Everything that the sources open by its name, in C and in Swift, is in the list that packages are made from.
  @Test func everyLibraryThatIsOpenedIsKnown() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let known = Set(OpenedLibrary.all.map(\.name))
    var found: Set<String> = []
    for file in Files.everything(in: sources) where ["swift", "c", "h"].contains(file.pathExtension) {
      if file.path.contains("/CairnTool/Ship/") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      // Expressions are slow in a debug build.
      guard text.contains(".so") || text.contains("dlopen(") || text.contains("dlmopen(") else { continue }
      let names = text.matches(of: /"(lib[\w+\-.]+\.so[.\d]*)"/).map { String($0.output.1) }
      // `Libraries` are built or linked by these names.
      if !file.path.contains("/CairnTool/SDK/") { found.formUnion(names) }
      for line in text.split(separator: "\n") where line.contains("dlopen(") || line.contains("dlmopen(") {
        let isNamed = names.contains { line.contains($0) } || file.lastPathComponent == "HostLibrary.swift"
        #expect(isNamed, "\(file.lastPathComponent) opens something without a name in the list: \(line)")
      }
    }
    #expect(found == known)
    for library in OpenedLibrary.all where library.use == .needed {
      #expect(DebianPackage.dependencies(on: .init(system: [library.name: []])).count == 2, "\(library.name)")
    }
  }

  @Test func aLibraryIsNeededByThoseWhoUseItsModule() throws {
    let library = try #require(OpenedLibrary.all.first { $0.module == "SwiftData" })
    let user = Data("\0$s9SwiftData14ModelContainerC\0".utf8)
    let other = Data("\0$s6Charts5ChartV\0$s11MySwiftDataA\0".utf8)
    #expect(library.isOpened(by: user, []))
    #expect(!library.isOpened(by: other, []))
    #expect(library.isOpened(by: Data("\0libsqlite3.so.0\0".utf8), []))
    #expect(library.isOpened(by: other, [user]))
  }

  @Test(arguments: [("Journal", "journal"), ("My App_2", "my-app-2"), ("X", "app-x")])
  func packagesHaveNamesThatDebianTakes(product: String, name: String) {
    #expect(InstalledApp.packageName(of: product) == name)
  }

  // MARK: Others

  @Test func anImageHasACLibraryThatIsNewEnough() {
    #expect(ContainerFiles.image(for: "2.9") == "debian:bookworm-slim")
    #expect(ContainerFiles.image(for: "2.36") == "debian:bookworm-slim")
    #expect(ContainerFiles.image(for: "2.38") == "debian:trixie-slim")
  }

  @Test func flatpakBuildsTheAppFromItsSources() throws {
    var manifest = FlatpakManifest(
      info: try info(AppDetails(identifier: "org.example.Journal")), product: "my app",
      project: URL(filePath: "/home/jane/Journal"), cairn: URL(filePath: "/home/jane/Cairn"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any])
    #expect(object["id"] as? String == "org.example.Journal")
    #expect(object["sdk-extensions"] as? [String] == ["org.freedesktop.Sdk.Extension.swift6"])
    let modules = try #require(object["modules"] as? [[String: Any]])
    #expect((modules.last?["build-commands"] as? [String])?.first == "cairn ship 'my app' --tarball --out shipped")
    #expect(!manifest.text.contains("org.freedesktop.secrets"))
    manifest.usesKeychain = true
    let permitted = try #require(try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any])
    #expect((permitted["finish-args"] as? [String])?.last == "--talk-name=org.freedesktop.secrets")
  }

  @Test func theIconIsTheSquarePictureOfTheCatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    func png(_ width: UInt8, _ height: UInt8) -> Data {
      Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, width, 0, 0, 0, height])
    }
    let set = folder.appending(path: "AppIcon.appiconset")
    try Files.write(
      #"{"images": [{"filename": "a.png"}, {"filename": "b.png"}, {"filename": "c.png"}, {"filename": "../none.png"}]}"#,
      to: set.appending(path: "Contents.json"))
    try Files.write(png(64, 64), to: set.appending(path: "a.png"))
    try Files.write(png(64, 32), to: set.appending(path: "b.png"))
    try Files.write(png(100, 100), to: set.appending(path: "c.png"))
    let icon = AppIcon(named: "AppIcon", in: [folder], identifier: "a.b")
    #expect(icon.files.keys.sorted() == ["64x64/apps/a.b.png", "scalable/apps/a.b.svg"])
    #expect(AppIcon(named: "AppIcon", in: [], identifier: "a.b").files.keys.sorted() == ["scalable/apps/a.b.svg"])
  }
}
