import Glibc

/// Transfers messages over two file descriptors: a length of eight bytes, little-endian, followed by that many
/// bytes of JSON.
package struct MessageChannel {
  private let input: Int32
  private let output: Int32

  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Returns the next message, or `nil` if the other side has closed or the last message was cut off.
  func receive() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap(read(count:))
  }

  /// Sends a message. Returns whether all of it was written.
  func send(_ message: [UInt8]) -> Bool {
    let length = UInt64(message.count)
    return write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message)
  }

  private func read(count: Int) -> [UInt8]? {
    // Do not trust a length before its bytes arrive: a corrupt one must not reserve the memory it claims.
    let largestStep = 1 << 16
    var bytes: [UInt8] = []
    while bytes.count < count {
      let step = min(count - bytes.count, largestStep)
      var failure: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: step) { buffer, initialized in
        let received = Glibc.read(input, buffer.baseAddress, step)
        failure = received < 0 ? errno : 0
        initialized = max(received, 0)
      }
      if failure == EINTR { continue }
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
