import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// The page around a page of the web that an app shows.
@MainActor
@Suite struct FramePageTests {
  private func answer(_ query: String, purpose: String? = "iframe") throws -> HTTPResponse {
    var request = HTTPRequest(.get, FramePage.path, headers: [:])
    request.host = "app.example:8080"
    request.query = query
    request.headers["sec-fetch-dest"] = purpose
    return try #require(FramePage.answer(request))
  }

  private func html(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test(arguments: ["document", nil]) func fillsNoTab(_ purpose: String?) throws {
    #expect(try answer("scripts=1&address=https://example.org/", purpose: purpose).status == .notFound)
  }

  @Test func aPageOfAnotherServerKeepsItsOwnOrigin() throws {
    let response = try answer("scripts=1&address=https%3A%2F%2Fexample.org%2Fa%3Fb%3D%22c")
    #expect(html(response).contains("sandbox=\"allow-scripts allow-forms allow-popups allow-same-origin\""))
    #expect(html(response).contains("src=\"https://example.org/a?b=%22c\""))
    let policy = try #require(response.headers["content-security-policy"])
    #expect(policy.contains("frame-ancestors 'self'") && policy.hasPrefix("default-src 'none'"))
  }

  /// A page of the app's own server with its origin and scripts could take the sandbox off.
  @Test(arguments: [
    "https://app.example:8080/", "http://app.example/a", "https://APP.example:1/", "https://u@app.example/",
  ])
  func aPageOfTheAppsServerLosesItsOrigin(_ address: String) throws {
    let query = "scripts=1&address=\(address.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)"
    let response = try answer(query)
    #expect(response.status == .ok && !html(response).contains("allow-same-origin"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "", "//example.org", "http://", "https:///a",
    "blob:https://app.example/x", "http:example.org",
  ])
  func otherAddressesAreRefused(_ address: String) throws {
    let query = "scripts=1&address=\(address.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)"
    #expect(try answer(query).status == .badRequest)
  }

  @Test func anAddressCannotLeaveItsAttribute() throws {
    let address = "https://example.org/\"><script>alert(1)</script>"
    let query = "scripts=1&address=\(address.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)"
    #expect(try !html(answer(query)).contains("<script"))
  }

  @Test func scriptsMayBeForbidden() throws {
    #expect(try !html(answer("scripts=0&address=https://example.org/")).contains("allow-scripts"))
    let text = try answer("scripts=0")
    let policy = try #require(text.headers["content-security-policy"])
    let nonce = try #require(html(text).firstMatch(of: /nonce="([^"]+)"/)?.1)
    #expect(policy.contains("script-src 'nonce-\(nonce)'"))
  }

  @Test func aTextHasAnOriginOfItsOwn() throws {
    let policy = try #require(try answer("scripts=1").headers["content-security-policy"])
    #expect(policy.hasPrefix("sandbox allow-scripts") && !policy.contains("allow-same-origin"))
  }
}
