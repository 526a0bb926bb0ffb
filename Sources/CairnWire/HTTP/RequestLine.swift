/// The first line of a request.
struct RequestLine: Equatable {
  var method: HTTPMethod
  var target: RequestHead.Target
  var minorVersion: Int

  init(_ line: ArraySlice<UInt8>) throws(HTTPProblem) {
    guard let first = line.firstIndex(of: .space) else { throw HTTPProblem(.badRequest, "request line") }
    let method = line[..<first]
    let afterMethod = line[(first + 1)...]
    guard !method.isEmpty, method.allSatisfy(\.isTokenByte), let second = afterMethod.firstIndex(of: .space) else {
      throw HTTPProblem(.badRequest, "request line")
    }
    let target = afterMethod[..<second]
    minorVersion = try Self.minorVersion(line[(second + 1)...])
    guard method.count <= 16, let known = HTTPMethod(rawValue: String(decoding: method, as: UTF8.self)) else {
      throw HTTPProblem(.notImplemented, "method")
    }
    self.method = known
    guard !target.isEmpty, target.allSatisfy(\.isTargetByte) else { throw HTTPProblem(.badRequest, "target") }
    self.target = try Self.target(target, method: known)
  }

  private static func minorVersion(_ bytes: ArraySlice<UInt8>) throws(HTTPProblem) -> Int {
    let bytes = Array(bytes)
    guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[5].isDigit, bytes[6] == UInt8(ascii: "."),
      bytes[7].isDigit
    else { throw HTTPProblem(.badRequest, "version") }
    guard bytes[5] == UInt8(ascii: "1"), bytes[7] == UInt8(ascii: "0") || bytes[7] == UInt8(ascii: "1") else {
      throw HTTPProblem(.versionNotSupported, "version")
    }
    return Int(bytes[7] - UInt8(ascii: "0"))
  }

  private static func target(_ bytes: ArraySlice<UInt8>, method: HTTPMethod) throws(HTTPProblem) -> RequestHead.Target {
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "*" {
      guard method == .options else { throw HTTPProblem(.badRequest, "target") }
      return RequestHead.Target(text: text, path: "*")
    }
    if text.hasPrefix("/") { return split(text) }
    // A proxy may send a whole URL. Its host counts, and must equal the header's.
    for scheme in ["http://", "https://"] where text.prefix(scheme.count).isWord(scheme) {
      let rest = text.dropFirst(scheme.count)
      let authority = rest.prefix { $0 != "/" && $0 != "?" }
      guard HostName.isValid(authority.utf8) else { throw HTTPProblem(.badRequest, "target") }
      let path = rest[authority.endIndex...]
      var target = split(path.hasPrefix("/") ? String(path) : "/" + path)
      target.authority = authority.asciiLowercased
      return target
    }
    throw HTTPProblem(.badRequest, "target")
  }

  private static func split(_ text: String) -> RequestHead.Target {
    let mark = text.utf8.firstIndex(of: UInt8(ascii: "?"))
    return RequestHead.Target(
      text: text, path: String(text[..<(mark ?? text.endIndex)]),
      query: mark.map { String(text[text.utf8.index(after: $0)...]) })
  }
}

/// The syntax of a host with an optional port.
enum HostName {
  static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    var name = Array(bytes)
    guard name.count <= 260 else { return false }
    if name.first == UInt8(ascii: "[") {
      guard let end = name.firstIndex(of: UInt8(ascii: "]")), end > 2 else { return false }
      let isAddress = name[1..<end].allSatisfy { $0.hexDigit != nil || $0 == .colon || $0 == UInt8(ascii: ".") }
      return isAddress && (end + 1 == name.count || isPort(name[(end + 1)...]))
    }
    if let colon = name.firstIndex(of: .colon) {
      guard isPort(name[colon...]) else { return false }
      name.removeSubrange(colon...)
    }
    return !name.isEmpty && name.allSatisfy { $0.isLetterOrDigit || "-._".utf8.contains($0) }
  }

  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first == .colon && (2...6).contains(bytes.count) && bytes.dropFirst().allSatisfy(\.isDigit)
  }
}
