import CairnCore
import Foundation

extension RouteAddress {
  init(_ url: URL) { self.init(PageAddress(url)) }

  /// The path and the query, relative to any host.
  var url: URL? { URL(string: "/" + path(of: segments[...]) + queryText) }

  func url(relativeTo base: URL) -> URL? {
    guard let scheme = base.scheme else { return url }
    if ["http", "https"].contains(scheme.lowercased()) {
      return url.flatMap { URL(string: $0.relativeString, relativeTo: base) }?.absoluteURL
    }
    // With an app's own scheme, the host is the first part. Hosts are not case-sensitive, and cannot hold every text.
    let isHost = segments.first?.utf8.allSatisfy { Self.isPlain($0) && !(0x41...0x5A).contains($0) } == true
    let host = isHost ? segments.first ?? "" : ""
    let rest = path(of: segments.dropFirst(isHost ? 1 : 0))
    return URL(string: "\(scheme)://\(host)\(rest.isEmpty ? "" : "/")\(rest)\(queryText)")
  }

  private func path(of segments: ArraySlice<String>) -> String { segments.map(Self.encoded).joined(separator: "/") }

  private var queryText: String {
    if query.isEmpty { return "" }
    return "?"
      + query.sorted { $0.key < $1.key }
      .map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  /// Encodes every character that means something anywhere in a URL, so that all readers of URLs agree.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
