import CairnWireSystem
import Glibc

/// The calls that fill or read a buffer. Invariant of each: C receives the length of the array that it gets, and keeps
/// no pointer after the call.
enum SystemCalls {
  enum Transfer: Equatable {
    case count(Int)
    /// The peer has ended its output.
    case end
    /// Nothing can be transferred now.
    case later
    case failed(Int32)

    init(_ result: Int) {
      switch result {
      case 0: self = .end
      case 1...: self = .count(result)
      case -Int(EAGAIN): self = .later
      default: self = .failed(Int32(-result))
      }
    }
  }

  static func receive(from number: Int32, into buffer: inout [UInt8]) -> Transfer {
    Transfer(wire_receive(number, &buffer, buffer.count))
  }

  /// Sends the bytes starting at an offset, and returns how many the system accepted.
  static func send(_ bytes: [UInt8], from offset: Int, to number: Int32) -> Transfer {
    precondition(offset >= 0 && offset < bytes.count, "nothing to send")
    return Transfer(wire_send(number, bytes, offset, bytes.count - offset))
  }

  /// Sends one message, with a descriptor if `passed` is not negative.
  static func sendMessage(_ bytes: [UInt8], passing passed: Int32, to number: Int32) -> Transfer {
    Transfer(wire_send_message(number, bytes, bytes.count, passed))
  }

  /// Receives one message into the buffer, and the descriptor that came with it, or -1.
  static func receiveMessage(from number: Int32, into buffer: inout [UInt8]) -> (Transfer, passed: Int32) {
    var passed: Int32 = -1
    let transfer = Transfer(wire_receive_message(number, &buffer, buffer.count, &passed))
    return (transfer, passed)
  }

  static func makeChannel() throws(SystemError) -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check(wire_channel(&ends), "making a channel")
    return (ends[0], ends[1])
  }

  /// Starts a program with one end of a channel.
  static func spawn(
    _ program: String, arguments: [String], variable: String, channel: Int32
  ) throws(SystemError) -> (process: Int32, watch: Int32) {
    var list = arguments.map { strdup($0) } + [nil]
    defer { for each in list { free(each) } }
    var watch: Int32 = -1
    let process = wire_spawn(program, &list, variable, channel, &watch)
    return (try SystemError.check(process, "starting a worker"), watch)
  }

  static func read(file number: Int32, at offset: Int64, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = wire_read_file(number, &bytes, count, offset)
    guard read >= 0 else { return nil }
    bytes.removeLast(count - read)
    return bytes
  }

  /// The address of a socket or of its peer, and its family: 4, 6, 1 for a path, 0 for others.
  static func address(of number: Int32, isPeer: Bool) -> (text: String, port: UInt16, family: Int32) {
    var text = [CChar](repeating: 0, count: 128)
    var port: UInt16 = 0
    let family = wire_address(number, isPeer ? 1 : 0, &text, text.count - 1, &port)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (String(decoding: bytes, as: UTF8.self), port, family)
  }

  /// Returns a numeric address in its shortest form, or `nil` if the text is not one.
  static func numericAddress(_ digits: String) -> String? {
    var text = [CChar](repeating: 0, count: 128)
    guard wire_numeric_address(digits, &text, text.count - 1) == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func message(of code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    guard strerror_r(code, &text, text.count - 1) == 0 else { return "error \(code)" }
    let known = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return known.isEmpty ? "error \(code)" : String(decoding: known, as: UTF8.self)
  }

  /// The nanoseconds of a monotonic clock.
  static var monotonicTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The seconds since 1970.
  static var wallTime: Int64 { Int64(time(nil)) }
}
