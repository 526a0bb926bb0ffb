import Foundation

/// The length of a film or sound, where the head of the file says it: WAV, and MP4 with QuickTime's and Apple's kin.
package enum MediaLength {
  /// How many parts of a file are looked at. A broken file could have billions.
  private static let mostParts = 1_000

  package static func seconds(ofFile url: URL) -> Double? {
    guard url.isFileURL, let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    return seconds { offset, count in
      guard offset < UInt64(Int64.max), (try? file.seek(toOffset: offset)) != nil else { return nil }
      return try? file.read(upToCount: count)
    }
  }

  package static func seconds(of data: Data) -> Double? {
    seconds { offset, count in
      guard offset < UInt64(data.count) else { return nil }
      return Data(data.dropFirst(Int(offset)).prefix(count))
    }
  }

  private typealias Reading = (_ offset: UInt64, _ count: Int) -> Data?

  private static func seconds(_ read: Reading) -> Double? {
    guard let head = read(0, 12), head.count == 12 else { return nil }
    let seconds = text(head, 0) == "RIFF" && text(head, 8) == "WAVE" ? ofWAV(read) : ofMP4(read)
    guard let seconds, seconds.isFinite, seconds >= 0 else { return nil }
    return seconds
  }

  private static func ofWAV(_ read: Reading) -> Double? {
    var (offset, rate): (UInt64, Double?) = (12, nil)
    for _ in 0..<mostParts {
      guard let head = read(offset, 20), head.count >= 8 else { return nil }
      let size = little(head, 4)
      if text(head, 0) == "fmt ", head.count == 20 { rate = Double(little(head, 16)) }
      // A recording that was sent as it was made has no size.
      if text(head, 0) == "data" { return rate.flatMap { $0 > 0 && size != .max ? Double(size) / $0 : nil } }
      offset += 8 + UInt64(size) + UInt64(size & 1)
    }
    return nil
  }

  private static func ofMP4(_ read: Reading) -> Double? {
    var offset: UInt64 = 0
    for _ in 0..<mostParts {
      guard let head = read(offset, 16), head.count >= 8 else { return nil }
      let size = UInt64(big(head, 0))
      switch text(head, 4) {
      // The part is around the one with the length.
      case "moov": offset += 8
      case "mvhd":
        guard let body = read(offset + 8, 32), body.count == 32 else { return nil }
        let isLong = body[body.startIndex] == 1
        let scale = Double(big(body, isLong ? 20 : 12))
        let length = isLong ? Double(big(body, 24)) * 4_294_967_296 + Double(big(body, 28)) : Double(big(body, 16))
        return scale > 0 ? length / scale : nil
      default:
        let whole = size == 1 && head.count == 16 ? UInt64(big(head, 8)) << 32 | UInt64(big(head, 12)) : size
        let next = offset.addingReportingOverflow(whole)
        guard whole >= 8, !next.overflow else { return nil }
        offset = next.partialValue
      }
    }
    return nil
  }

  private static func bytes(_ data: Data, _ offset: Int) -> [UInt32] {
    data.dropFirst(offset).prefix(4).map { UInt32($0) }
  }
  private static func text(_ data: Data, _ offset: Int) -> String {
    String(decoding: data.dropFirst(offset).prefix(4), as: UTF8.self)
  }
  private static func big(_ data: Data, _ offset: Int) -> UInt32 { bytes(data, offset).reduce(0) { $0 << 8 | $1 } }
  private static func little(_ data: Data, _ offset: Int) -> UInt32 {
    bytes(data, offset).reversed().reduce(0) { $0 << 8 | $1 }
  }
}
