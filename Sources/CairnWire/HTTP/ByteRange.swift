/// The part of a file that a request asks for.
package enum ByteRange: Equatable {
  /// Everything: there is no such header, or one that may be ignored, as several parts at once.
  case whole
  case part(Range<Int>)
  /// The file has no such part.
  case outside

  /// Reads a header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`.
  package init(_ header: String?, count: Int) {
    self = .whole
    guard let header, header.utf8.count < 64, header.lowercased().hasPrefix("bytes=") else { return }
    let bounds = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return }
    if bounds[0].isEmpty {
      guard let last = Int(bounds[1]) else { return }
      self = last == 0 || count == 0 ? .outside : .part(max(count - last, 0)..<count)
      return
    }
    guard let first = Int(bounds[0]) else { return }
    let last = bounds[1].isEmpty ? count - 1 : Int(bounds[1])
    guard let last, bounds[1].isEmpty || last >= first else { return }
    self = first < count ? .part(first..<min(last, count - 1) + 1) : .outside
  }
}
