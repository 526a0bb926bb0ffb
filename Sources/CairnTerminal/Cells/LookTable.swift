/// The looks in use, each under a number, with the bytes that switch to it.
///
/// A look is asked for as somebody wants it; what is written has been made legible (see `Contrast`). Looks with nothing behind
/// them of their own are laid on those of the cells they come to.
package final class LookTable {
  /// A look, and the number of the parameters of each of its parts, 0 for none. Colours that are the same to the terminal have
  /// the same number.
  struct Entry {
    /// As it is written.
    let look: Look
    /// As it was asked for, to be laid on another one.
    let wish: Look
    let traits: Int
    let foreground: Int
    let background: Int
  }

  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  /// Lists of parameters, without separators at their ends.
  @exclusivity(unchecked) private(set) var parameters: [[UInt8]] = []
  private var numbersOfParameters: [[UInt8]: Int] = [:]
  /// By what was asked for.
  @exclusivity(unchecked) private var numbers: [Look: UInt32] = [:]
  /// By what is written.
  @exclusivity(unchecked) private var finals: [Look: UInt32] = [:]
  /// Texts of one screen share a few looks, so the last ones are looked at first.
  @exclusivity(unchecked) private var recent: [(look: Look, id: LookID)] = []
  @exclusivity(unchecked) private var oldest = 0
  /// What comes of one look on another, the last ones by their place among 256, and all.
  @exclusivity(unchecked) private var lastMixes = [Mix](repeating: Mix(), count: 256)
  @exclusivity(unchecked) private var mixes: [UInt64: LookID] = [:]
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

  /// The colours around have changed. What is on the screen keeps its numbers.
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

  /// A look that is written as it is, whether or not it can be read.
  func final(_ look: Look) -> LookID {
    var look = look
    look.strength = 255
    look.legibility = .text
    look.isChosen = false
    return LookID(number: number(ofFinal: look))
  }

  /// What characters of one look are where another one is.
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
    finals = [:]
    recent = []
    oldest = 0
    forgetMixes()
    _ = number(ofFinal: Look())
  }
}
