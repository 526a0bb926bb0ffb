import Foundation

/// A program or library in the format of Linux: the libraries it needs, and where it looks for them.
///
/// Files come from the compiler, but every number is checked, so a damaged one gives an error instead of a crash.
struct ELFFile {
  struct Damaged: Error {}

  private(set) var bytes: [UInt8]
  /// The processor it is for.
  let machine: UInt16
  /// The names of libraries.
  private(set) var needed: [String] = []
  /// Where it looks for them, besides the system's folders.
  private(set) var runPath: String?
  /// The versions of interfaces, such as `GLIBC_2.34`, by the library that has them.
  private(set) var versions: [String: [String]] = [:]

  private var segments: [(address: Int, offset: Int, size: Int)] = []
  /// The place of the run path in the file.
  private var runPathOffset: Int?

  init(_ data: Data) throws(Damaged) {
    bytes = Array(data)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw Damaged() }
    machine = UInt16(truncatingIfNeeded: try Self.number(bytes, at: 18, size: 2))
    let (table, size, count) = (try word(32), try number(at: 54, size: 2), try number(at: 56, size: 2))
    var dynamic: (offset: Int, size: Int)?
    for index in 0..<count {
      let header = try sum(table, index * size)
      let segment = (
        address: try word(sum(header, 16)), offset: try word(sum(header, 8)), size: try word(sum(header, 32))
      )
      switch try number(at: header, size: 4) {
      case 1: segments.append(segment)
      case 2: dynamic = (segment.offset, segment.size)
      default: break
      }
    }
    if let dynamic { try readDynamic(dynamic.offset, dynamic.size) }
  }

  // MARK: The dynamic section

  private enum Tag {
    static let (end, needed, strings, runPath) = (0, 1, 5, 29)
    static let (versions, versionCount) = (0x6FFF_FFFE, 0x6FFF_FFFF)
  }

  private mutating func readDynamic(_ offset: Int, _ size: Int) throws(Damaged) {
    var entries: [(tag: Int, value: Int)] = []
    for index in 0..<size / 16 {
      let place = try sum(offset, index * 16)
      let tag = try word(place)
      if tag == Tag.end { break }
      entries.append((tag, try word(sum(place, 8))))
    }
    func value(_ tag: Int) -> Int? { entries.first { $0.tag == tag }?.value }
    guard let strings = try value(Tag.strings).map(fileOffset) else { return }
    for entry in entries where entry.tag == Tag.needed { needed.append(try text(sum(strings, entry.value))) }
    if let place = value(Tag.runPath) {
      runPathOffset = try sum(strings, place)
      runPath = try text(sum(strings, place))
    }
    if let address = value(Tag.versions) {
      try readVersions(fileOffset(address), count: value(Tag.versionCount) ?? 0, strings: strings)
    }
  }

  private mutating func readVersions(_ start: Int, count: Int, strings: Int) throws(Damaged) {
    var place = start
    for _ in 0..<count {
      let library = try text(sum(strings, number(at: sum(place, 4), size: 4)))
      var entry = try sum(place, number(at: sum(place, 8), size: 4))
      for _ in 0..<(try number(at: sum(place, 2), size: 2)) {
        versions[library, default: []].append(try text(sum(strings, number(at: sum(entry, 8), size: 4))))
        // The last one has no distance to another. In a damaged file there may be as many as a number can say.
        let next = try number(at: sum(entry, 12), size: 4)
        if next == 0 { break }
        entry = try sum(entry, next)
      }
      let next = try number(at: sum(place, 12), size: 4)
      if next == 0 { break }
      place = try sum(place, next)
    }
  }

  // MARK: The run path

  /// Replaces where the file looks for libraries. The new path takes the old one's place, so it cannot be longer.
  mutating func replaceRunPath(with path: String) throws(Damaged) {
    guard let offset = runPathOffset, let old = runPath, path.utf8.count <= old.utf8.count else { throw Damaged() }
    let new = Array(path.utf8) + Array(repeating: 0, count: old.utf8.count - path.utf8.count)
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    runPath = path
  }

  // MARK: Numbers and texts

  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) throws(Damaged) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { throw Damaged() }
    let value = bytes[offset..<offset + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: value) else { throw Damaged() }
    return number
  }

  private func number(at offset: Int, size: Int) throws(Damaged) -> Int {
    try Self.number(bytes, at: offset, size: size)
  }

  private func word(_ offset: Int) throws(Damaged) -> Int { try number(at: offset, size: 8) }

  private func sum(_ a: Int, _ b: Int) throws(Damaged) -> Int {
    let (sum, isTooLarge) = a.addingReportingOverflow(b)
    guard !isTooLarge else { throw Damaged() }
    return sum
  }

  private func text(_ offset: Int) throws(Damaged) -> String {
    guard bytes.indices.contains(offset), let end = bytes[offset...].firstIndex(of: 0) else { throw Damaged() }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  private func fileOffset(_ address: Int) throws(Damaged) -> Int {
    guard let segment = segments.first(where: { address >= $0.address && address - $0.address < $0.size }) else {
      throw Damaged()
    }
    return try sum(segment.offset, address - segment.address)
  }
}
