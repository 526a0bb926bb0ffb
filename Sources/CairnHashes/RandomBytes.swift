/// Random bytes that are fit for keys.
package enum RandomBytes {
  package static func make(_ count: Int) -> [UInt8] {
    var system = SystemRandomNumberGenerator()
    return make(count, using: &system)
  }

  /// Takes eight bytes at a time: on Linux each number of the system's generator is a system call.
  static func make(_ count: Int, using generator: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let number: UInt64 = generator.next()
      for shift in stride(from: 0, to: 8 * min(8, count - bytes.count), by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
      }
    }
    return bytes
  }
}
