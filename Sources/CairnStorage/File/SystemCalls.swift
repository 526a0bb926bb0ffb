import Foundation

/// The system calls with which a store changes files. Tests make them fail.
struct SystemCalls: Sendable {
  var open: @Sendable (_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int
  var sync: @Sendable (_ descriptor: Int32) -> Int32
  var rename: @Sendable (_ old: String, _ new: String) -> Int32
  var unlink: @Sendable (_ path: String) -> Int32

  static let real = SystemCalls(
    open: { Foundation.open($0, $1, $2) },
    write: { Foundation.write($0, $1, $2) },
    sync: { fsync($0) },
    rename: { Foundation.rename($0, $1) },
    unlink: { Foundation.unlink($0) })
}
