/// A colour as terminals have it: that of the terminal itself, or one by its parts.
package struct CellColor: Hashable, Sendable {
  /// 0xRRGGBB; everything above is the terminal's own colour.
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFFFFFF }
  private init(own: UInt32) { value = own }

  package static let own = CellColor(own: .max)
  package var isOwn: Bool { value == .max }

  package var red: Int { Int(value >> 16 & 0xFF) }
  package var green: Int { Int(value >> 8 & 0xFF) }
  package var blue: Int { Int(value & 0xFF) }
}

/// How a cell looks.
package struct Look: Hashable, Sendable {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1 << 0)
    package static let dim = Traits(rawValue: 1 << 1)
    package static let italic = Traits(rawValue: 1 << 2)
    package static let underlined = Traits(rawValue: 1 << 3)
    package static let reversed = Traits(rawValue: 1 << 4)
    package static let struck = Traits(rawValue: 1 << 5)

    /// The numbers that switch them on, in the order of the bits.
    static let codes: [UInt8] = [1, 2, 3, 4, 7, 9]
  }

  package var foreground = CellColor.own
  package var background = CellColor.own
  package var traits: Traits = []

  package init(foreground: CellColor = .own, background: CellColor = .own, traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }
}

/// The looks in use, each under a number, with the bytes that switch to it.
package final class LookTable {
  /// A look, and the number of the parameters of each of its parts, 0 for none. Colours that are the same to the terminal have
  /// the same number.
  struct Entry {
    let look: Look
    let traits: Int
    let foreground: Int
    let background: Int
  }

  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  /// Lists of parameters, without separators at their ends.
  @exclusivity(unchecked) private(set) var parameters: [[UInt8]] = []
  private var numbersOfParameters: [[UInt8]: Int] = [:]
  @exclusivity(unchecked) private var numbers: [Look: UInt32] = [:]
  /// Texts of one screen share a few looks, so the last ones are looked at first.
  @exclusivity(unchecked) private var recent: [(look: Look, id: LookID)] = []
  @exclusivity(unchecked) private var oldest = 0
  package let depth: ColourDepth

  package init(depth: ColourDepth) {
    self.depth = depth
    _ = number(of: Look())
  }

  package subscript(_ look: Look) -> LookID {
    for entry in recent where entry.look == look { return entry.id }
    let id = LookID(number: number(of: look))
    if recent.count < 8 {
      recent.append((look, id))
    } else {
      recent[oldest] = (look, id)
      oldest = (oldest + 1) % 8
    }
    return id
  }

  package subscript(_ id: LookID) -> Look { entries[Int(id.number)].look }

  private func number(of look: Look) -> UInt32 {
    if let known = numbers[look] { return known }
    let new = UInt32(entries.count)
    var traits: [UInt8] = []
    for (bit, code) in Look.Traits.codes.enumerated() where look.traits.rawValue & 1 << UInt8(bit) != 0 {
      if !traits.isEmpty { traits.append(UInt8(ascii: ";")) }
      traits.append(UInt8(ascii: "0") + code)
    }
    entries.append(
      Entry(
        look: look, traits: number(ofParameters: traits),
        foreground: number(ofParameters: depth.parameters(look.foreground, isBackground: false)),
        background: number(ofParameters: depth.parameters(look.background, isBackground: true))))
    numbers[look] = new
    return new
  }

  private func number(ofParameters list: [UInt8]) -> Int {
    // The empty list is there first.
    if parameters.isEmpty { parameters.append([]) }
    if list.isEmpty { return 0 }
    if let known = numbersOfParameters[list] { return known }
    parameters.append(list)
    numbersOfParameters[list] = parameters.count - 1
    return parameters.count - 1
  }

  /// An app that makes up colours without end would fill the table; the screen is drawn anew after it is emptied.
  var isFull: Bool { entries.count > 20_000 }

  func empty() {
    entries = []
    parameters = []
    numbersOfParameters = [:]
    numbers = [:]
    recent = []
    oldest = 0
    _ = number(of: Look())
  }
}
