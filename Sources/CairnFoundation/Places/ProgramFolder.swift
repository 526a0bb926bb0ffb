import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The locations of a program's own files: a few places that can be checked without reading whole folders.
package enum ProgramFolder {
  /// The program's folder, and the folders with its target's resources. The package manager puts them next to
  /// the program, named after the package and the target; an installer may put them below `share`.
  package static let all: [String] = {
    guard let program = path, let slash = program.lastIndex(of: "/") else { return [] }
    return folders(of: String(program[program.index(after: slash)...]), in: String(program[..<slash]))
  }()

  /// Returns the resource folders of a named program in a folder.
  static func folders(of name: String, in folder: String) -> [String] {
    let shared = folder + "/../share"
    let places = [folder, "\(shared)/\(name)"].filter(exists)
    let beside = places.flatMap { place in resourceFolders(in: place).map { "\(place)/\($0)" } }
    return [folder] + ownFolders(of: name, among: beside)
      + ["\(shared)/\(name)", "\(shared)/\(name).resources"].filter(exists)
  }

  /// Returns the resource folders of the program's own target. The tests of a package are one program that
  /// contains all its targets. A program whose name differs from its target's gets all folders but those of other programs.
  private static func ownFolders(of program: String, among folders: [String]) -> [String] {
    func name(_ folder: String) -> Substring { folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].dropFirst() }
    let own: [String]
    if program.hasSuffix(testEnding) {
      let package = program.dropLast(testEnding.count)
      own = folders.filter { name($0).hasPrefix("\(package)_") && !name($0).hasSuffix("Tests.resources") }
    } else {
      own = folders.filter { name($0).hasSuffix("_\(program).resources") || name($0) == "\(program).resources" }
    }
    if own.isEmpty { return folders.filter { !belongsToAnotherProgram($0) } }
    // Of several, prefer the one whose package and target have the same name.
    let best = "\(program)_\(program).resources"
    return own.filter { name($0) == best } + own.filter { name($0) != best }
  }

  /// Whether there is a program beside a folder such as `Shop_Catalog.resources` with the name of its target.
  private static func belongsToAnotherProgram(_ folder: String) -> Bool {
    guard let mark = folder.lastIndex(of: "_"), let slash = folder.lastIndex(of: "/"), slash < mark else {
      return false
    }
    let target = folder[folder.index(after: mark)...].dropLast(".resources".count)
    return exists("\(folder[...slash])\(target)")
  }

  private static let testEnding = "PackageTests.xctest"

  /// Returns the names of the resource folders in a folder. It is read once, without examining other files.
  private static func resourceFolders(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      if name.hasSuffix(".resources") { names.append(name) }
    }
    return names.sorted()
  }

  private static var path: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { $0.baseAddress.map { readlink("/proc/self/exe", $0, 4096) } ?? 0 }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Returns whether a file or folder exists.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether there is a picture with a name, as a file or in an asset catalog.
  package static func hasPicture(named name: String, in folders: [String] = all) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(0) else { return false }
    let files = [name] + ["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"].map { "\(name).\($0)" }
    return folders.contains { folder in
      files.contains { exists("\(folder)/\($0)") } || AssetCatalogs.in(folder).hasPicture(named: name)
    }
  }
}
