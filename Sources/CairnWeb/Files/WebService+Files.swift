import CairnHosting
import CairnWire
import Foundation

// Uploads and downloads use addresses made for them. Only one page gets an address. It works once, and only with the
// cookie of the page's user.
extension WebService {
  static let uploadPath = "/cairn/upload/"
  static let downloadPath = "/cairn/download/"

  func planForFiles(_ request: HTTPRequest) -> BodyPlan {
    guard isUpload(request) else { return .collect() }
    guard let (_, file) = awaitedFile(request), file.begin() else { return .refuse(HTTPResponse(plain: .forbidden)) }
    return .stream(to: file, limit: file.size)
  }

  private func isUpload(_ request: HTTPRequest) -> Bool {
    request.method == .post && request.path.hasPrefix(Self.uploadPath)
  }

  private func awaitedFile(_ request: HTTPRequest) -> (upload: Upload, file: UploadedFile)? {
    guard let origin = request.headers["origin"], isOwn(origin, request), let user = knownUser(of: request),
      let token = RandomToken.unmasked(String(request.path.dropFirst(Self.uploadPath.count)))
    else { return nil }
    return user.fileAccount.awaited(token)
  }

  /// Answers a request for an upload or a download, or returns `false`.
  func respondToFiles(_ request: HTTPRequest, on exchange: Exchange) -> Bool {
    if isUpload(request) {
      exchange.respond(HTTPResponse(plain: complete(request)))
      return true
    }
    guard request.method == .get else { return false }
    if request.path.hasPrefix(Self.downloadPath) {
      download(request, on: exchange)
      return true
    }
    // Only users of the app may make it fetch.
    guard let source = OfferedFiles.source(at: request.path), knownUser(of: request) != nil else { return false }
    Task { exchange.respond(Self.response(with: await source())) }
    return true
  }

  private static func response(with file: OfferedFiles.File?) -> HTTPResponse {
    guard let file else { return HTTPResponse(plain: .notFound) }
    return HTTPResponse(
      headers: [
        "content-type": file.type, "cache-control": "private, max-age=\(file.seconds)",
        "content-security-policy": "default-src 'none'; sandbox",
      ], body: Array(file.data))
  }

  /// Finishes an upload whose body has arrived.
  private func complete(_ request: HTTPRequest) -> HTTPStatus {
    guard let (upload, file) = awaitedFile(request) else { return .forbidden }
    // `plan` is not called for a request without a body.
    if file.state == .awaited, file.size == 0 { _ = file.begin() }
    guard file.end() else { return .badRequest }
    upload.received()
    return .noContent
  }

  private func download(_ request: HTTPRequest, on exchange: Exchange) {
    let token = RandomToken.unmasked(String(request.path.dropFirst(Self.downloadPath.count))) ?? ""
    let page = knownUser(of: request)?.tabs.first { $0.transfers.downloads.offers(token) }
    guard let file = page?.transfers.downloads.take(token), let source = try? FileSource(path: file.url.path)
    else { return exchange.respond(HTTPResponse(plain: .notFound)) }
    // Safe to delete: the response has the file open.
    if file.isOwn { unlink(file.url.path) }
    let response = HTTPResponse(headers: [
      "content-type": "application/octet-stream", "content-disposition": FileName.disposition(file.name),
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    ])
    exchange.stream(response, length: source.count, from: source)
  }
}
