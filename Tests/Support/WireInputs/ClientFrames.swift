/// Writes frames as a client would, right and wrong ones.
package enum ClientFrames {
  package static func frame(
    _ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, mask: [UInt8]? = [1, 2, 3, 4], reserved: UInt8 = 0
  ) -> [UInt8] {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | reserved | opcode]
    let flag: UInt8 = mask == nil ? 0 : 0x80
    switch payload.count {
    case ..<126: frame.append(flag | UInt8(payload.count))
    case ..<65_536: frame += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: frame += [flag | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    guard let mask else { return frame + payload }
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  package static func text(_ text: String) -> [UInt8] { frame(1, Array(text.utf8)) }

  package static func close(_ code: UInt16, _ reason: String = "") -> [UInt8] {
    frame(8, [UInt8(code >> 8), UInt8(code & 255)] + Array(reason.utf8))
  }

  /// A message in random fragments, with control frames between them.
  package static func fragments(
    _ opcode: UInt8, _ payload: [UInt8], reserved: UInt8 = 0, _ random: inout Random
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = payload[...]
    var isFirst = true
    repeat {
      let part = rest.prefix(random.below(rest.count + 1))
      rest = rest.dropFirst(part.count)
      let isLast = rest.isEmpty && random.chance(2)
      let mask = (0..<4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      bytes += frame(isFirst ? opcode : 0, Array(part), isFinal: isLast, mask: mask, reserved: isFirst ? reserved : 0)
      isFirst = false
      if isLast { return bytes }
      if random.chance(3) { bytes += frame(random.chance(2) ? 9 : 10, [1, 2]) }
    } while true
  }
}
