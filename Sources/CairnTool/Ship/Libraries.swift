import Foundation

/// The libraries that a program needs, directly and through others.
struct Libraries {
  /// Those to ship, by their names.
  var shipped: [String: URL] = [:]
  /// Those of the system, by name, with the versions of their interfaces.
  var system: [String: Set<String>] = [:]
  /// Those of the system that the program opens where they are installed.
  var optional: Set<String> = []
  var machine: UInt16 = 0
}

extension Libraries {
  /// - Parameter folders: Where libraries are that a user's system does not have. All others are the system's.
  init(of program: URL, with folders: [URL]) throws(Failure) {
    self.init()
    try add(program, folders: folders)
  }

  /// Adds a library that the program opens when it runs, if it is in one of the folders. The system libraries it needs are not
  /// noted, as the program also runs without.
  mutating func addOptional(_ name: String, from folders: [URL]) throws(Failure) {
    let before = system
    if let file = Self.find(name, in: folders), shipped[name] == nil {
      shipped[name] = file
      try add(file, folders: folders)
    }
    system = before
  }

  private mutating func add(_ file: URL, folders: [URL]) throws(Failure) {
    let elf = try ELFFile.read(file)
    machine = elf.machine
    for name in elf.needed {
      if let found = Self.find(name, in: folders) {
        guard shipped[name] == nil else { continue }
        shipped[name] = found
        try add(found, folders: folders)
      } else {
        system[name, default: []].formUnion(elf.versions[name] ?? [])
      }
    }
  }

  private static func find(_ name: String, in folders: [URL]) -> URL? {
    folders.map { $0.appending(path: name) }.first(where: Files.exists)
  }

  /// The oldest C library that has all the interfaces, such as 2.35.
  var libc: String {
    let names = system.values.joined().filter { $0.hasPrefix("GLIBC_2.") }.map { String($0.dropFirst("GLIBC_".count)) }
    return names.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? "2.17"
  }
}

extension ELFFile {
  static func read(_ file: URL) throws(Failure) -> ELFFile {
    let data = try Files.read(file)
    do throws(Damaged) { return try ELFFile(data) } catch {
      throw .data("\(file.path) is no program or library for 64-bit Linux.")
    }
  }
}
