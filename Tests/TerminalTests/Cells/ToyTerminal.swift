import Foundation

/// A terminal that understands exactly what the writer writes. Its content must be what was meant.
struct ToyTerminal {
  private(set) var rows: [[String]]
  private(set) var looks: [[String]]
  private(set) var x = 0
  private(set) var y = 0
  private var look = ""
  private(set) var problems: [String] = []
  /// This terminal's character widths, which vary between terminals.
  var columns: (String) -> Int

  init(width: Int, height: Int, columns: @escaping (String) -> Int) {
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
    looks = Array(repeating: Array(repeating: "", count: width), count: height)
    self.columns = columns
  }

  /// Returns a row as a user reads it, without the right halves of wide characters.
  func text(_ row: Int) -> String { rows[row].joined() }

  mutating func take(_ bytes: [UInt8]) {
    var characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    var pending = ""
    func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value) || scalar.properties.isEmojiModifier
        || scalar.properties.generalCategory == .nonspacingMark
    }
    while let scalar = characters.popFirst() {
      if scalar == "\u{1B}" {
        flush(&pending)
        takeSequence(&characters)
      } else if scalar == "\r" {
        flush(&pending)
        x = 0
      } else if scalar == "\n" {
        flush(&pending)
        y += 1
      } else {
        func isFlag(_ scalar: Unicode.Scalar?) -> Bool {
          scalar.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
        }
        let joins =
          !pending.isEmpty
          && (isJoiner(scalar) || pending.unicodeScalars.last?.value == 0x200D
            || pending.unicodeScalars.count == 1 && isFlag(pending.unicodeScalars.first) && isFlag(scalar))
        if !joins { flush(&pending) }
        pending.unicodeScalars.append(scalar)
      }
    }
    flush(&pending)
  }

  private mutating func flush(_ cluster: inout String) {
    guard !cluster.isEmpty else { return }
    defer { cluster = "" }
    guard rows.indices.contains(y), rows[y].indices.contains(x) else {
      problems.append("\(cluster) at \(x), \(y)")
      return
    }
    rows[y][x] = cluster
    looks[y][x] = look
    let width = columns(cluster)
    for column in x + 1..<max(x + width, x + 1) where rows[y].indices.contains(column) {
      rows[y][column] = ""
      looks[y][column] = look
    }
    x += width
  }

  private mutating func takeSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard scalars.popFirst() == "[" else {
      problems.append("not a control sequence")
      return
    }
    var parameters = ""
    while let scalar = scalars.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      switch scalar {
      case "H":
        y = max(numbers.first ?? 1, 1) - 1
        x = max(numbers.count > 1 ? numbers[1] : 1, 1) - 1
      case "C": x += max(numbers.first ?? 1, 1)
      case "D": x -= max(numbers.first ?? 1, 1)
      case "K":
        for column in x..<rows[y].count {
          rows[y][column] = " "
          looks[y][column] = look
        }
      case "J":
        for row in rows.indices { rows[row] = rows[row].map { _ in " " } }
        for row in looks.indices { looks[row] = looks[row].map { _ in look } }
      case "m": takeLook(numbers)
      default: problems.append("unknown \(parameters)\(scalar)")
      }
      return
    }
  }

  private mutating func takeLook(_ numbers: [Int]) {
    var parts = Set(look.split(separator: " ").map(String.init))
    var rest = numbers[...]
    if rest.isEmpty { rest = [0] }
    while let number = rest.popFirst() {
      switch number {
      case 0: parts = []
      case 38, 48:
        let name = number == 38 ? "f" : "b"
        parts = parts.filter { !$0.hasPrefix(name) }
        let count = rest.popFirst() == 2 ? 3 : 1
        parts.insert(name + rest.prefix(count).map(String.init).joined(separator: ","))
        rest = rest.dropFirst(count)
      default: parts.insert("t\(number)")
      }
    }
    look = parts.sorted().joined(separator: " ")
  }
}
