/// The looks in use, numbered, with the bytes that switch to them.
///
/// A look is requested as desired; the written look is adjusted to be legible (see `Contrast`). Looks without a
/// background are combined with those of the cells they cover.
package final class LookTable {
  /// A look, and the number of the parameters of each of its parts, or 0 for none. Colors that are the same to the
  /// terminal have the same number.
  struct Entry {
    /// The written look.
    let look: Look
    /// The requested look, for combining it with others.
    let wish: Look
    let traits: Int
    let foreground: Int
    let background: Int
  }

  private(set) var entries: [Entry] = []
  /// Lists of parameters, without separators at their ends.
  private(set) var parameters: [[UInt8]] = []
  private var numbersOfParameters: [[UInt8]: Int] = [:]
  /// The numbers by requested look.
  private var numbers: [Look: UInt32] = [:]
  /// The numbers by written look.
  private var finals: [Look: UInt32] = [:]
  /// The most recent looks, which are searched first because the texts of a screen share a few.
  private var recent: [(look: Look, id: LookID)] = []
  private var oldest = 0
  /// The combinations of two looks: the most recent in a cache of 256, and all.
  private var lastMixes = [Mix](repeating: Mix(), count: 256)
  private var mixes: [UInt64: LookID] = [:]
  package let depth: ColourDepth
  private(set) var contrast: Contrast

  private struct Mix {
    var key = UInt64.max
    var result = LookID.plain
  }

  package init(depth: ColourDepth) {
    self.depth = depth
    contrast = Contrast(Theme(scheme: .dark, depth: depth))
    _ = number(ofFinal: Look())
  }

  /// Adopts a new theme. Looks on the screen keep their numbers.
  func follow(_ theme: Theme) {
    contrast = Contrast(theme)
    numbers = [:]
    recent = []
    oldest = 0
    forgetMixes()
  }

  private func forgetMixes() {
    mixes = [:]
    lastMixes = [Mix](repeating: Mix(), count: 256)
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

  /// Returns a look that is written unchanged, whether or not it is legible.
  func final(_ look: Look) -> LookID {
    var look = look
    look.strength = 255
    look.legibility = .text
    look.isChosen = false
    return LookID(number: number(ofFinal: look))
  }

  /// Returns the look of characters over an existing look.
  @inline(__always)
  func laid(_ over: LookID, on under: LookID) -> LookID {
    let key = UInt64(over.number) << 32 | UInt64(under.number)
    let slot = Int((over.number &* 61 &+ under.number) & 255)
    if lastMixes[slot].key == key { return lastMixes[slot].result }
    return mix(over, on: under, key: key, slot: slot)
  }

  private func mix(_ over: LookID, on under: LookID, key: UInt64, slot: Int) -> LookID {
    let result: LookID
    if let known = mixes[key] {
      result = known
    } else {
      let ground = self[under]
      var look = entries[Int(over.number)].wish
      look.background = ground.background
      if ground.traits.contains(.reversed) { look.traits.insert(.reversed) }
      result = final(contrast.settled(look))
      mixes[key] = result
    }
    lastMixes[slot] = Mix(key: key, result: result)
    return result
  }

  private func number(of look: Look) -> UInt32 {
    if let known = numbers[look] { return known }
    let new: UInt32
    if look.background.isThrough {
      new = UInt32(entries.count)
      entries.append(Entry(look: Look(), wish: look, traits: 0, foreground: 0, background: 0))
    } else {
      new = final(contrast.settled(look)).number
    }
    numbers[look] = new
    return new
  }

  private func number(ofFinal look: Look) -> UInt32 {
    if let known = finals[look] { return known }
    let new = UInt32(entries.count)
    var traits: [UInt8] = []
    for (bit, code) in Look.Traits.codes.enumerated() where look.traits.rawValue & 1 << UInt8(bit) != 0 {
      if !traits.isEmpty { traits.append(UInt8(ascii: ";")) }
      traits.append(UInt8(ascii: "0") + code)
    }
    entries.append(
      Entry(
        look: look, wish: look, traits: number(ofParameters: traits),
        foreground: number(ofParameters: depth.parameters(look.foreground, isBackground: false)),
        background: number(ofParameters: depth.parameters(look.background, isBackground: true))))
    finals[look] = new
    return new
  }

  private func number(ofParameters list: [UInt8]) -> Int {
    // The empty list has number 0.
    if parameters.isEmpty { parameters.append([]) }
    if list.isEmpty { return 0 }
    if let known = numbersOfParameters[list] { return known }
    parameters.append(list)
    numbersOfParameters[list] = parameters.count - 1
    return parameters.count - 1
  }

  /// Whether the table is full, with more looks than a picture on a large screen has. An app that generates colors endlessly
  /// would fill it; after it is emptied, the screen is redrawn.
  var isFull: Bool { entries.count > 60_000 }

  func empty() {
    entries = []
    parameters = []
    numbersOfParameters = [:]
    numbers = [:]
    finals = [:]
    recent = []
    oldest = 0
    forgetMixes()
    _ = number(ofFinal: Look())
  }
}
