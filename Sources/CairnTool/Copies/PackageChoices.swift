import Foundation

/// What `cairn.json` beside a package or project says about the packages it uses: `{"packages": {"Kingfisher": "linux"}}`.
struct PackageChoices: Equatable {
  enum Choice: String, Codable {
    /// As it is.
    case linux
    case ios, macos
  }

  private struct Contents: Codable {
    var packages: [String: Choice]?
  }

  static let file = "cairn.json"

  /// The choices by the names of packages in lowercase.
  let all: [String: Choice]

  init(_ packages: [String: Choice] = [:]) {
    all = Dictionary(packages.map { ($0.key.lowercased(), $0.value) }) { $1 }
  }

  init(in folder: URL) throws(Failure) {
    let file = folder.appending(path: Self.file)
    guard Files.exists(file) else {
      self.init()
      return
    }
    let data = try Files.read(file)
    do {
      self.init(try JSONDecoder().decode(Contents.self, from: data).packages ?? [:])
    } catch {
      throw .data(
        "\(file.path) cannot be read. It is like {\"packages\": {\"Kingfisher\": \"ios\"}}, with \"ios\", \"macos\" or \"linux\"."
      )
    }
  }

  subscript(name: String) -> Choice? { all[name.lowercased()] }

  /// How the files of a package change: as it says here, or else as its owner would have it.
  func sources(of name: String, otherwise: SourceCopy?) -> SourceCopy? {
    switch self[name] {
    case nil: otherwise
    case .linux: SourceCopy(onlyModels: true)
    case .ios: SourceCopy(platform: .ios, ownModules: otherwise?.ownModules ?? [])
    case .macos: SourceCopy(platform: .macos, ownModules: otherwise?.ownModules ?? [])
    }
  }
}
