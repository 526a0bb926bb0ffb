import CairnHosting

/// A complete sequence that began with `ESC [`, and its meaning.
struct ControlSequence {
  enum Meaning {
    case event(InputEvent)
    case pasteBegins
    case nothing
  }

  private let prefix: UInt8?
  private let parameters: [Int]
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    let hasPrefix = bytes.first.map { (UInt8(ascii: "<")...UInt8(ascii: "?")).contains($0) } ?? false
    prefix = hasPrefix ? bytes[0] : nil
    self.final = final
    var parameters: [Int] = []
    var number: Int?
    for byte in bytes.dropFirst(hasPrefix ? 1 : 0) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 10_000_000)
      case UInt8(ascii: ";"), UInt8(ascii: ":"):
        parameters.append(number ?? -1)
        number = nil
      default: break
      }
    }
    parameters.append(number ?? -1)
    self.parameters = parameters
  }

  /// Returns a parameter unless it is missing or empty.
  private func parameter(_ index: Int) -> Int? {
    parameters.indices.contains(index) && parameters[index] >= 0 ? parameters[index] : nil
  }

  private var modifiers: Key.Modifiers { Self.modifiers(parameter(1)) }

  private static func modifiers(_ number: Int?) -> Key.Modifiers {
    guard let number, number > 1, number <= 256 else { return [] }
    return Key.Modifiers(rawValue: UInt8((number - 1) & 0x0F))
  }

  var meaning: Meaning {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      guard let button = parameter(0), let x = parameter(1), let y = parameter(2),
        let mouse = Self.mouse(button, x: x - 1, y: y - 1, isRelease: final == UInt8(ascii: "m"))
      else { return .nothing }
      return .event(.mouse(mouse))
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .event(.report(.attributes))
    case (nil, _): return plainMeaning
    default: return .nothing
    }
  }

  private var plainMeaning: Meaning {
    switch final {
    case UInt8(ascii: "Z"): .event(.key(Key(.tab, .shift)))
    case UInt8(ascii: "I"): .event(.focus(true))
    case UInt8(ascii: "O"): .event(.focus(false))
    case UInt8(ascii: "R"):
      if let y = parameter(0), let x = parameter(1), x > 0, y > 0 {
        .event(.report(.cursor(x: x - 1, y: y - 1)))
      } else {
        key(.function(3))
      }
    case UInt8(ascii: "t"):
      if parameters.count == 3, parameter(0) == 6, let height = parameter(1), let width = parameter(2) {
        .event(.report(.cellSize(width: width, height: height)))
      } else {
        .nothing
      }
    case UInt8(ascii: "u"): unicodeKey
    case UInt8(ascii: "~"): numberedKey
    default: Self.code(final).map(key) ?? .nothing
    }
  }

  /// Returns the key of a letter, also after `ESC O`.
  static func code(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 79)
    default: nil
    }
  }

  private func key(_ code: Key.Code) -> Meaning { .event(.key(Key(code, modifiers))) }

  private var numberedKey: Meaning {
    switch parameter(0) {
    case 1, 7: key(.home)
    case 2: key(.insert)
    case 3: key(.deleteForward)
    case 4, 8: key(.end)
    case 5: key(.pageUp)
    case 6: key(.pageDown)
    case 11, 12, 13, 14, 15: key(.function(parameters[0] - 10))
    case 17, 18, 19, 20, 21: key(.function(parameters[0] - 11))
    case 23, 24: key(.function(parameters[0] - 12))
    case 29: key(.menu)
    case 27: coded(parameter(2), Self.modifiers(parameter(1)))
    case 200: .pasteBegins
    default: .nothing
    }
  }

  private var unicodeKey: Meaning { coded(parameter(0), modifiers) }

  /// Returns the key for a character code. Newer terminals use it for keys without their own bytes.
  private func coded(_ number: Int?, _ modifiers: Key.Modifiers) -> Meaning {
    guard let number, let scalar = Unicode.Scalar(UInt32(number)) else { return .nothing }
    let code: Key.Code =
      switch number {
      case 8, 127: .backspace
      case 9: .tab
      case 10, 13: .enter
      case 27: .escape
      case 57_363: .menu
      default: .character(scalar)
      }
    if case .character = code, number < 0x20 || (0x80..<0xA0).contains(number) { return .nothing }
    return .event(.key(Key(code, modifiers)))
  }

  /// Returns the meaning of a mouse report, or `nil` if it is useless to an app.
  static func mouse(_ button: Int, x: Int, y: Int, isRelease: Bool) -> Mouse? {
    guard x >= 0, y >= 0, button >= 0 else { return nil }
    // Shift, Alt and Control.
    let modifiers = Key.Modifiers(rawValue: UInt8(button >> 2 & 7))
    func event(_ action: Mouse.Action) -> Mouse { Mouse(action, x: x, y: y, modifiers: modifiers) }
    if button & 64 != 0 {
      let way = button & 1 == 0 ? -1 : 1
      // With Shift, the wheel scrolls sideways.
      return event(button & 2 != 0 || modifiers.contains(.shift) ? .scroll(x: way, y: 0) : .scroll(x: 0, y: way))
    }
    // Buttons from 8 up are at the side. They send the same code for releases and for movements meanwhile.
    if button & 128 != 0 {
      guard !isRelease, button & 32 == 0 else { return nil }
      switch button & 3 {
      case 0: return event(.back)
      case 1: return event(.forward)
      default: return nil
      }
    }
    if isRelease { return event(.release) }
    let isMotion = button & 32 != 0
    guard button & 3 != 3 else { return event(isMotion ? .move : .release) }
    let which = [Mouse.Button.left, .middle, .right][button & 3]
    return event(isMotion ? .drag(which) : .press(which))
  }
}

/// The replies of terminals that are strings.
enum StringReport {
  /// The reply to the question for the name: `>|kitty(0.35.2)`.
  static func name(_ bytes: [UInt8]) -> Report? {
    guard bytes.starts(with: Array(">|".utf8)) else { return nil }
    let text = String(decoding: bytes.dropFirst(2).prefix(64), as: UTF8.self).lowercased()
    let name = text.prefix { $0.isASCII && $0.isLetter }
    let numbers = text.dropFirst(name.count).split { !$0.isASCII || !$0.isNumber }.prefix(2)
    return name.isEmpty ? nil : .terminal(name: String(name), version: numbers.map { Int($0.prefix(6)) ?? 0 })
  }

  /// The reply to the question about pictures: `Gi=31;OK`.
  static func graphics(_ bytes: [UInt8]) -> Report? {
    bytes == Array("Gi=\(Report.graphicsID);OK".utf8) ? .graphics : nil
  }
}

/// The reply to the query of a color: `11;rgb:1e1e/1e1e/2e2e`, with one to four digits per component.
enum ColourReport {
  static func color(_ bytes: [UInt8]) -> Report? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let place = place(text.prefix { $0 != "r" }), text.contains(";rgb") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    var value: UInt32 = 0
    for part in parts.prefix(3) {
      guard (1...4).contains(part.count), let number = UInt32(part, radix: 16) else { return nil }
      let highest = UInt32(1) << UInt32(4 * part.count) - 1
      value = value << 8 | (number * 255 + highest / 2) / highest
    }
    return .color(place, value)
  }

  private static func place(_ start: Substring) -> TerminalColors.Place? {
    let numbers = start.split(separator: ";").map { Int($0) }
    switch (numbers.first, numbers.count) {
    case (10, 1): return .text
    case (11, 1): return .background
    case (4, 2): return numbers[1].flatMap { (0..<16).contains($0) ? .indexed($0) : nil }
    default: return nil
    }
  }
}
