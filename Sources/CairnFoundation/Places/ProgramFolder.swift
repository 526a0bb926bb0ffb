import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a program's own files are: the few places that are looked at without reading whole folders.
package enum ProgramFolder {
  /// The folder of the program itself, and those with the resources of its target. The package manager puts them beside the
  /// program, in folders named after package and target; who installs a program may put them below `share`.
  package static let all: [String] = {
    guard let program = path, let slash = program.lastIndex(of: "/") else { return [] }
    return folders(of: String(program[program.index(after: slash)...]), in: String(program[..<slash]))
  }()

  /// Where the resources are of a program with a name in a folder.
  static func folders(of name: String, in folder: String) -> [String] {
    let shared = folder + "/../share"
    let places = [folder, "\(shared)/\(name)"].filter(exists)
    let beside = places.flatMap { place in resourceFolders(in: place).map { "\(place)/\($0)" } }
    return [folder] + ownFolders(of: name, among: beside)
      + ["\(shared)/\(name)", "\(shared)/\(name).resources"].filter(exists)
  }

  /// Those of the program's own target. The tests of a package are one program, in which all its targets are. A program that
  /// is called otherwise than its target is given what there is.
  private static func ownFolders(of program: String, among folders: [String]) -> [String] {
    func name(_ folder: String) -> Substring { folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].dropFirst() }
    let own: [String]
    if program.hasSuffix(testEnding) {
      let package = program.dropLast(testEnding.count)
      own = folders.filter { name($0).hasPrefix("\(package)_") && !name($0).hasSuffix("Tests.resources") }
    } else {
      own = folders.filter { name($0).hasSuffix("_\(program).resources") || name($0) == "\(program).resources" }
    }
    if own.isEmpty { return folders }
    // Of several, that in which package and target have one name.
    let best = "\(program)_\(program).resources"
    return own.filter { name($0) == best } + own.filter { name($0) != best }
  }

  private static let testEnding = "PackageTests.xctest"

  /// The names of the folders with resources in a folder. It is read once, and without asking what the other files are.
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
