import Foundation

/// The symbols of a program or library for Linux: the names in the symbol table of an ELF file with 64 bits.
struct SymbolTable {
  let names: [String]

  /// Returns `nil` if the file is something else. A file without symbols has no names.
  init?(_ file: Data) {
    let reader = Reader(bytes: Array(file))
    // "\u{7F}ELF", 64 bits, little-endian.
    guard reader.bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let sections = reader.sections() else {
      return nil
    }
    var found: [String] = []
    for section in sections where section.kind == Reader.symbolTable {
      guard section.link < sections.count else { return nil }
      let texts = sections[section.link]
      let size = 24
      for entry in 0..<(section.size / size) {
        guard let name = reader.number(at: section.offset + entry * size, bytes: 4) else { return nil }
        if name != 0, let text = reader.text(at: name, in: texts) { found.append(text) }
      }
    }
    names = found
  }

  /// The mangled names of the types that are described in the file, in the form in which the runtime looks them up.
  var typeNames: [String] {
    var known: Set<String> = []
    return names.compactMap { name in
      // A nominal type descriptor of a structure, an enumeration or a class.
      guard name.hasPrefix("$s"), name.hasSuffix("Mn"), let kind = name.dropLast(2).last, "VOC".contains(kind) else {
        return nil
      }
      let type = String(name.dropFirst(2).dropLast(2))
      return known.insert(type).inserted ? type : nil
    }
  }

  /// The names of private types that provide previews. The runtime does not find private types by their names.
  var privateProviders: [String] {
    names.compactMap { name in
      // A protocol conformance descriptor. Words such as "Preview" may be abbreviated in the name of the protocol.
      guard name.hasPrefix("$s"), name.hasSuffix("AAMc"),
        let match = name.dropFirst(2).firstMatch(of: /([A-Za-z0-9_]+)33_[0-9A-F]{32}LL[VOC]13CairnPlatform/),
        name[match.range.upperBound...].contains("Provider")
      else { return nil }
      return Self.lastIdentifier(in: String(match.1))
    }
  }

  /// Returns the identifier at the end of a mangled name, such as `Badge_Previews` of `3Kit14Badge_Previews`.
  private static func lastIdentifier(in mangled: String) -> String {
    var rest = Substring(mangled)
    var last = mangled
    while let match = rest.prefixMatch(of: /[A-Z]*([1-9][0-9]*)/), let count = Int(match.1) {
      rest = rest[match.range.upperBound...]
      last = String(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return last
  }
}

private struct Reader {
  static let symbolTable = 2

  struct Section {
    let kind: Int
    let offset: Int
    let size: Int
    let link: Int
  }

  let bytes: [UInt8]

  func sections() -> [Section]? {
    guard let table = number(at: 0x28, bytes: 8), let size = number(at: 0x3A, bytes: 2),
      let count = number(at: 0x3C, bytes: 2)
    else { return nil }
    var found: [Section] = []
    for index in 0..<count {
      let start = table + index * size
      guard let kind = number(at: start + 4, bytes: 4), let offset = number(at: start + 24, bytes: 8),
        let size = number(at: start + 32, bytes: 8), let link = number(at: start + 40, bytes: 4)
      else { return nil }
      found.append(Section(kind: kind, offset: offset, size: size, link: link))
    }
    return found
  }

  /// Returns a number of the file, or `nil` outside of it. Nothing in a file is as large as what is refused here.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    var number: UInt64 = 0
    for index in (0..<count).reversed() { number = number << 8 | UInt64(bytes[offset + index]) }
    return number < 1 << 40 ? Int(number) : nil
  }

  func text(at offset: Int, in section: Section) -> String? {
    let start = section.offset + offset
    let end = min(section.offset + section.size, bytes.count)
    guard start < end, let length = bytes[start..<end].firstIndex(of: 0) else { return nil }
    return String(decoding: bytes[start..<length], as: UTF8.self)
  }
}
