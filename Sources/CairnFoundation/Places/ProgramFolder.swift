import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a program's own files are: the few places that are looked at without reading whole folders.
package enum ProgramFolder {
  /// The folder of the program itself, and the one the package manager puts a target's resources in if package and
  /// target have one name.
  package static let all: [String] = {
    guard let program = path, let slash = program.lastIndex(of: "/") else { return [] }
    let folder = String(program[..<slash])
    let name = program[program.index(after: slash)...]
    return [folder, "\(folder)/\(name)_\(name).resources", "\(folder)/\(name).resources"]
  }()

  private static var path: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { $0.baseAddress.map { readlink("/proc/self/exe", $0, 4096) } ?? 0 }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Whether a file or a folder is there.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a picture of a name, by itself or in an asset catalogue.
  package static func hasPicture(named name: String) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(0) else { return false }
    let files = [name] + ["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"].map { "\(name).\($0)" }
    return all.contains { folder in
      files.contains { exists("\(folder)/\($0)") } || exists("\(folder)/Assets.xcassets/\(name).imageset")
    }
  }
}
