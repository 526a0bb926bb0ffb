/// Writes the head of a response.
enum ResponseWriter {
  enum Length: Equatable {
    case count(Int)
    case chunks
    /// The body ends with the connection.
    case untilClose
    /// No length, as for 101 and 204.
    case absent
  }

  private static let ownNames: Set<String> = [
    "connection", "content-length", "cross-origin-resource-policy", "date", "keep-alive", "transfer-encoding",
    "upgrade",
    "x-content-type-options",
  ]

  /// Whether each header is a single line, and not one that the transport sets.
  static func areValid(_ headers: HTTPHeaders) -> Bool {
    headers.all.allSatisfy { header in
      !header.name.isEmpty && header.name.utf8.allSatisfy(\.isTokenByte) && header.value.utf8.allSatisfy(\.isValueByte)
        && !ownNames.contains(header.name)
    }
  }

  static func head(
    _ status: HTTPStatus, _ headers: HTTPHeaders, length: Length, date: String, connection: String? = nil
  ) -> [UInt8] {
    var head: [UInt8] = []
    head.reserveCapacity(256)
    head += "HTTP/1.1 \(status.rawValue) ".utf8
    head += status.reason.utf8
    head += "\r\ndate: ".utf8
    head += date.utf8
    // No response is for other sites, or to be taken for something that it does not say it is.
    if status.rawValue != 101 {
      head += "\r\nx-content-type-options: nosniff\r\ncross-origin-resource-policy: same-origin".utf8
    }
    for header in headers.all {
      head += "\r\n".utf8
      head += header.name.utf8
      head += ": ".utf8
      head += header.value.utf8
    }
    switch length {
    case .count(let count): head += "\r\ncontent-length: \(count)".utf8
    case .chunks: head += "\r\ntransfer-encoding: chunked".utf8
    case .untilClose, .absent: break
    }
    if let connection {
      head += "\r\nconnection: ".utf8
      head += connection.utf8
    }
    head += "\r\n\r\n".utf8
    return head
  }

  static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  static let lastChunk = Array("0\r\n\r\n".utf8)
}
