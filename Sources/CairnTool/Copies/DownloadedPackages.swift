import Foundation

/// The packages that an app downloads, with copies of those that compile only as on a Mac or an iPhone.
///
/// Their imports are known after the download. So they are downloaded for a second package, beside that of the app, which then takes
/// the copies.
struct DownloadedPackages {
  /// A package that is compiled from a copy.
  struct Copied: Codable, Equatable {
    let name: String
    let change: Change
    /// The import or property that nothing guards, or `nil` if `cairn.json` says so.
    let place: String?
  }

  /// The changes in a copy.
  enum Change: Codable, Equatable, CaseIterable {
    static let allCases = ApplePlatform.allCases.map { Self.platform($0) } + [.names, .objects]

    /// It is compiled as on a system.
    case platform(ApplePlatform)
    /// The names of Apple's modules.
    case names
    /// The objects of Core Data.
    case objects

    var sources: SourceCopy {
      switch self {
      case .platform(let platform): SourceCopy(platform: platform)
      case .names: SourceCopy()
      case .objects: SourceCopy(onlyModels: true)
      }
    }
  }

  private struct Known: Codable {
    /// On what it depends which packages are copied.
    struct Question: Codable, Equatable {
      /// Differs where older versions of `cairn` chose other packages.
      var rules = 3
      let manifest: String
      let pins: String
      let choices: [String: PackageChoices.Choice]
    }

    let question: Question
    let copied: [Copied]
  }

  /// The package for which they are downloaded.
  let folder: URL
  private let world: CompilerWorld
  /// Whether only packages with objects of Core Data are copied, for an app that is built as it is.
  private let onlyModels: Bool

  /// - Parameter app: The folder in which the app is built.
  init(of app: URL, world: CompilerWorld, onlyModels: Bool = false) {
    folder = Self.folder(for: app)
    self.world = world
    self.onlyModels = onlyModels
  }

  private static func folder(for app: URL) -> URL {
    app.deletingLastPathComponent().appending(path: "\(app.lastPathComponent).downloads")
  }

  private var checkouts: URL { folder.appending(path: ".build/checkouts") }
  private static func notes(in folder: URL) -> URL { folder.appending(path: "downloads.json") }
  private static func known(in folder: URL) -> Known? {
    (try? Data(contentsOf: notes(in: folder))).flatMap { try? JSONDecoder().decode(Known.self, from: $0) }
  }

  /// The packages that were compiled from a copy the last time that an app was built.
  static func copied(for app: URL) -> [Copied] { known(in: folder(for: app))?.copied ?? [] }

  /// The copies by the names that SwiftPM gives the packages. They are made when the manifest, the versions or the choices change.
  ///
  /// - Parameters:
  ///   - manifest: The app's manifest with absolute paths.
  ///   - pins: The versions to download, or `nil` for those of the last time.
  ///   - isNeeded: Whether any may have to be copied, which only an app that downloads packages is asked.
  func copies(
    manifest: String, pins: String?, choices: PackageChoices, swift: Program, isNeeded: () -> Bool = { true }
  ) throws(Failure) -> [String: URL] {
    guard Self.downloads(manifest, in: folder), isNeeded() else { return [:] }
    let question = Known.Question(manifest: manifest, pins: pins ?? "", choices: choices.all)
    if let known = Self.known(in: folder), known.question == question { return places(of: known.copied) }
    try Files.writeIfChanged(manifest, to: folder.appending(path: "Package.swift"))
    if let pins { try Files.writeIfChanged(pins, to: folder.appending(path: "Package.resolved")) }
    var swift = swift
    swift.folder = folder
    // If it fails, the build does, and says why.
    guard (try? swift.output(["package", "resolve"])) != nil else { return [:] }
    var copied: [Copied] = []
    for name in Files.names(in: checkouts) where !name.hasPrefix(".") {
      let package = checkouts.appending(path: name)
      guard let choice = choice(for: package, choices) else { continue }
      var sources = choice.change.sources
      sources.ownModules = PackageTargetFiles(of: package).modules
      let copy = PackageCopy(
        original: package, folder: place(of: name), sources: sources, dependencies: [:], tools: nil)
      if try copy.write() != nil { copied.append(choice) }
    }
    guard let data = try? JSONEncoder().encode(Known(question: question, copied: copied)) else {
      return places(of: copied)
    }
    try Files.write(String(decoding: data, as: UTF8.self), to: Self.notes(in: folder))
    return places(of: copied)
  }

  private func place(of name: String) -> URL { folder.appending(path: ".build/copies/\(name)") }

  private func places(of copied: [Copied]) -> [String: URL] {
    Dictionary(copied.map { ($0.name.lowercased(), place(of: $0.name)) }) { $1 }
  }

  /// Whether a manifest, or that of a local package it names, downloads anything.
  private static func downloads(_ manifest: String, in folder: URL) -> Bool {
    var pending = [manifest]
    var seen: Set<String> = []
    while let text = pending.popLast() {
      if text.contains(/\burl\s*:\s*"/) { return true }
      for match in text.matches(of: /path\s*:\s*"([^"\\\n]+)"/) {
        let place = folder.appending(path: String(match.output.1)).standardizedFileURL
        let other = match.output.1.hasPrefix("/") ? URL(fileURLWithPath: String(match.output.1)) : place
        guard seen.insert(other.path).inserted else { continue }
        if let text = try? String(contentsOf: other.appending(path: "Package.swift"), encoding: .utf8) {
          pending.append(text)
        }
      }
    }
    return false
  }

  /// Whether a package imports modules of Apple's where nothing guards it. One that imports UIKit or AppKit is made for a system with
  /// them. In others, such as those over the keychain, only the names of the modules change.
  private func choice(for package: URL, _ choices: PackageChoices) -> Copied? {
    let name = package.lastPathComponent
    switch onlyModels ? .linux : choices[name] {
    case .linux: return modelsOnly(package)
    case .ios: return Copied(name: name, change: .platform(.ios), place: nil)
    case .macos: return Copied(name: name, change: .platform(.macos), place: nil)
    case nil: break
    }
    var found: Copied?
    for file in PackageFiles(in: package).sources {
      let path = file.path(from: package)
      guard !path.hasPrefix("Package"), path.split(separator: "/").dropLast().allSatisfy({ !Self.isAside($0) }),
        let text = try? String(contentsOf: file, encoding: .utf8),
        SourceWords(in: text).contains(.modules)
      else { continue }
      for one in SourceReport(text, in: world).imports where OtherModules.onlyApples.contains(one.module) {
        let place = "\(path):\(one.line)"
        switch one.module {
        case "UIKit": return Copied(name: name, change: .platform(.ios), place: place)
        case "AppKit", "Cocoa":
          if found?.change != .platform(.macos) {
            found = Copied(name: name, change: .platform(.macos), place: place)
          }
        default:
          if found == nil { found = Copied(name: name, change: .names, place: place) }
        }
      }
    }
    return found ?? modelsOnly(package)
  }

  /// A copy of a package because of the first file with properties of Core Data's objects.
  private func modelsOnly(_ package: URL) -> Copied? {
    for file in PackageFiles(in: package).sources {
      let path = file.path(from: package)
      guard path.split(separator: "/").dropLast().allSatisfy({ !Self.isAside($0) }),
        SourceCopy(onlyModels: true).text(of: file) != nil
      else { continue }
      return Copied(name: package.lastPathComponent, change: .objects, place: path)
    }
    return nil
  }

  /// Folders that are not part of what an app uses.
  private static func isAside(_ folder: Substring) -> Bool {
    ["tests", "examples", "example", "demo", "demos", "documentation", "playgrounds"].contains(folder.lowercased())
  }
}
