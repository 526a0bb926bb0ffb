import Foundation
import Glibc

package enum Memory {
  /// The number of bytes allocated by the program.
  ///
  /// The allocator's own report is the only source that needs no C code: Swift does not import `mallinfo2`.
  package static var allocated: Int {
    typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
    var buffer: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&buffer, &size) else { return 0 }
    _ = unsafeBitCast(symbol, to: Report.self)(0, stream)
    fclose(stream)
    defer { free(buffer) }
    guard let buffer else { return 0 }
    // The last four sizes are the sums over all arenas.
    let report = String(cString: buffer)
    guard let end = report.range(of: "</heap>", options: .backwards) else { return 0 }
    let sums = report[end.upperBound...]
    return number(in: sums, after: "type=\"current\" size=\"")
      + number(in: sums, after: "type=\"mmap\"", then: "size=\"")
      - number(in: sums, after: "type=\"fast\"", then: "size=\"")
      - number(in: sums, after: "type=\"rest\"", then: "size=\"")
  }

  /// The peak memory of the process, in kilobytes.
  package static var peak: Int { number(in: status[...], after: "VmHWM:") }

  /// The current memory of the process, in kilobytes.
  package static var resident: Int { number(in: status[...], after: "VmRSS:") }

  private static var status: String { (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? "" }

  private static func number(in text: Substring, after marks: String..., then second: String? = nil) -> Int {
    var rest = text
    for mark in marks + (second.map { [$0] } ?? []) {
      guard let found = rest.range(of: mark) else { return 0 }
      rest = rest[found.upperBound...]
    }
    return Int(rest.drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber }) ?? 0
  }
}
