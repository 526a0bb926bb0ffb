/// The status of a response.
package struct HTTPStatus: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }
  package init(integerLiteral value: Int) { rawValue = value }

  package static let ok: HTTPStatus = 200
  package static let noContent: HTTPStatus = 204
  package static let partialContent: HTTPStatus = 206
  package static let seeOther: HTTPStatus = 303
  package static let notModified: HTTPStatus = 304
  package static let temporaryRedirect: HTTPStatus = 307
  package static let badRequest: HTTPStatus = 400
  package static let forbidden: HTTPStatus = 403
  package static let notFound: HTTPStatus = 404
  package static let methodNotAllowed: HTTPStatus = 405
  package static let requestTimeout: HTTPStatus = 408
  package static let lengthRequired: HTTPStatus = 411
  package static let contentTooLarge: HTTPStatus = 413
  package static let targetTooLong: HTTPStatus = 414
  package static let rangeNotSatisfiable: HTTPStatus = 416
  package static let expectationFailed: HTTPStatus = 417
  package static let misdirectedRequest: HTTPStatus = 421
  package static let upgradeRequired: HTTPStatus = 426
  package static let tooManyRequests: HTTPStatus = 429
  package static let headTooLarge: HTTPStatus = 431
  package static let internalServerError: HTTPStatus = 500
  package static let notImplemented: HTTPStatus = 501
  package static let badGateway: HTTPStatus = 502
  package static let serviceUnavailable: HTTPStatus = 503
  package static let versionNotSupported: HTTPStatus = 505

  /// Whether a response of this status may have a body.
  package var allowsBody: Bool { rawValue >= 200 && self != .noContent && self != .notModified }

  package var reason: String {
    switch rawValue {
    case 101: "Switching Protocols"
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 410: "Gone"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 416: "Range Not Satisfiable"
    case 417: "Expectation Failed"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
