import Foundation

/// Bytes that may end at any point.
struct Bytes {
  let data: Data

  subscript(place: Int) -> UInt8? { place < data.count ? data[data.startIndex + place] : nil }

  func begin(with start: [UInt8]) -> Bool { data.starts(with: start) }

  func big(_ place: Int, count: Int) -> Int? {
    guard place + count <= data.count else { return nil }
    return (place..<place + count).reduce(0) { $0 << 8 | Int(self[$1] ?? 0) }
  }

  func little(_ place: Int, count: Int) -> Int? {
    guard place + count <= data.count else { return nil }
    return (place..<place + count).reversed().reduce(0) { $0 << 8 | Int(self[$1] ?? 0) }
  }

  func text(_ place: Int, count: Int) -> String? {
    data(place, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  func data(_ place: Int, count: Int) -> Data? {
    place + count <= data.count ? data.dropFirst(place).prefix(count) : nil
  }
}
