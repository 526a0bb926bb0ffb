import CairnValues
import Foundation

// The location of an app's files, following the XDG base directory specification.
extension StorePlace {
  package func url(app: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let folder = base(environment).appending(path: Self.fileName(for: app), directoryHint: .isDirectory)
    switch self {
    case .settings: return folder.appending(path: "settings.json", directoryHint: .notDirectory)
    case .scene(let id):
      return folder.appending(path: "scenes/\(Self.fileName(for: id)).json", directoryHint: .notDirectory)
    }
  }

  private func base(_ environment: [String: String]) -> URL {
    let (name, fallback) =
      switch self {
      case .settings: ("XDG_DATA_HOME", ".local/share")
      case .scene: ("XDG_STATE_HOME", ".local/state")
      }
    // The specification says to ignore relative paths, and to treat empty as not set.
    if let path = environment[name], path.hasPrefix("/") {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    return URL(filePath: home, directoryHint: .isDirectory).appending(path: fallback, directoryHint: .isDirectory)
  }

  /// Returns a file name for any text, unique for each text. Ordinary identifiers stay unchanged.
  package static func fileName(for text: String) -> String {
    var name = ""
    for (index, byte) in text.utf8.enumerated() {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": name.unicodeScalars.append(scalar)
      case "." where index > 0: name.unicodeScalars.append(scalar)
      default: name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    guard !name.isEmpty else { return "%" }
    return name.utf8.count <= longestName ? name : "\(name.prefix(longestName - 17))~\(fingerprint(text))"
  }

  /// File systems allow 255 bytes; the extension and the affixes of temporary files need some.
  private static let longestName = 180

  /// Returns the FNV-1a hash. Swift's own hashes differ between runs.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
