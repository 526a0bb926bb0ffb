/// Writes a server's frames, which are not masked.
enum FrameWriter {
  static func frame(
    _ kind: FrameHead.Kind, _ payload: some Collection<UInt8>, isCompressed: Bool = false
  ) -> [UInt8] {
    var frame: [UInt8] = []
    let count = payload.count
    frame.reserveCapacity(count + 10)
    frame.append(0x80 | (isCompressed ? 0x40 : 0) | kind.rawValue)
    switch count {
    case ..<126: frame.append(UInt8(count))
    case ..<65_536: frame += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
    default:
      frame.append(127)
      for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
    frame.append(contentsOf: payload)
    return frame
  }

  static func close(_ code: CloseCode, _ reason: String) -> [UInt8] {
    guard code.isSendable else { return frame(.close, []) }
    // A control frame has at most 125 bytes, and the reason must be valid UTF-8.
    var reason = Substring(reason)
    while reason.utf8.count > 123 { reason.removeLast() }
    return frame(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)] + Array(reason.utf8))
  }
}
