import CairnHosting
import CairnWire
import Foundation
import UniformTypeIdentifiers

// Films and sounds of the app have addresses that cannot be guessed, and that are good for their user as long as the app plays them.
extension WebService {
  static let mediaPath = "/cairn/media/"

  /// Answers a request for a part of a film or sound, or returns `false`.
  func respondToMedia(_ request: HTTPRequest, on exchange: Exchange) -> Bool {
    guard request.method == .get || request.method == .head, request.path.hasPrefix(Self.mediaPath) else {
      return false
    }
    let token = RandomToken.unmasked(String(request.path.dropFirst(Self.mediaPath.count))) ?? ""
    guard let file = knownUser(of: request)?.app.media.file(token), let source = try? FileSource(path: file.path) else {
      exchange.respond(HTTPResponse(plain: .notFound))
      return true
    }
    var response = HTTPResponse(headers: [
      "content-type": MediaOffers.type(of: file), "accept-ranges": "bytes", "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    ])
    // Parts have no validator, so a conditional request gets the whole file.
    let header = request.headers["if-range"] == nil ? request.headers["range"] : nil
    var length = source.count
    switch ByteRange(header, count: source.count) {
    case .whole: break
    case .part(let part):
      source.limit(to: part)
      length = part.count
      response.status = .partialContent
      response.headers["content-range"] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(source.count)"
    case .outside:
      var refusal = HTTPResponse(plain: .rangeNotSatisfiable)
      refusal.headers["content-range"] = "bytes */\(source.count)"
      exchange.respond(refusal)
      return true
    }
    exchange.stream(response, length: length, from: source)
    return true
  }
}

/// The films and sounds that a user's browser may load.
@MainActor
final class MediaOffers {
  private var files: [String: URL] = [:]

  /// More than any page plays at once.
  static let most = 1_000

  /// Offers a file, and returns its address.
  func add(_ file: URL) throws -> String {
    guard files.count < Self.most else { throw CocoaError(.fileReadTooLarge) }
    let token = RandomToken.make()
    files[token] = file
    return WebService.mediaPath + RandomToken.masked(token)
  }

  func remove(_ address: String) {
    if let token = RandomToken.unmasked(String(address.dropFirst(WebService.mediaPath.count))) { files[token] = nil }
  }

  func file(_ token: String) -> URL? { files[token] }

  /// The type for browsers, which play nothing of a type that they do not know.
  nonisolated static func type(of file: URL) -> String {
    if let type = UTType(filenameExtension: file.pathExtension)?.preferredMIMEType,
      type.hasPrefix("video/") || type.hasPrefix("audio/")
    {
      return type
    }
    return switch file.pathExtension.lowercased() {
    case "webm": "video/webm"
    case "mkv": "video/x-matroska"
    case "ogv": "video/ogg"
    case "ogg", "oga", "opus": "audio/ogg"
    case "flac": "audio/flac"
    // As for a sound without a name: browsers look into it.
    default: "audio/mpeg"
    }
  }
}

extension UserApp: MediaHost {
  func offerMedia(_ file: URL) throws -> String {
    let file = try resourceRules.file(at: file)
    guard FileManager.default.isReadableFile(atPath: file.path) else { throw CocoaError(.fileReadNoSuchFile) }
    return try media.add(file)
  }

  func withdrawMedia(_ address: String) { media.remove(address) }
}
