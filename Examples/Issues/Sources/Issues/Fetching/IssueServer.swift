import SwiftUI

/// Where issues are fetched from over HTTP. It is only read: what the user changes stays on this machine.
struct IssueServer: Sendable {
  /// The address of a file like `Issues.json`.
  let address: URL

  init?(_ address: String) {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host() != nil else { return nil }
    self.address = url
  }

  /// The server that the environment variable `ISSUES_SERVER` names.
  static let ofEnvironment = ProcessInfo.processInfo.environment["ISSUES_SERVER"].flatMap(IssueServer.init)

  func snapshot() async throws(FetchProblem) -> Snapshot {
    let data = try await answer()
    guard let snapshot = try? Snapshot(json: data) else { throw .unreadable }
    return snapshot
  }

  private func answer() async throws(FetchProblem) -> Data {
    do {
      let (bytes, response) = try await Self.session.bytes(from: address)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200 else { throw FetchProblem.refused(status: status) }
      var data = Data()
      for try await byte in bytes {
        guard data.count < Self.mostBytes else { throw FetchProblem.tooLarge }
        data.append(byte)
      }
      return data
    } catch {
      throw error as? FetchProblem ?? .unreachable
    }
  }

  private static let mostBytes = 4_000_000

  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 15
    configuration.timeoutIntervalForResource = 60
    return URLSession(configuration: configuration)
  }()
}

/// Why issues could not be fetched.
enum FetchProblem: Error, Equatable {
  case unreachable
  case refused(status: Int)
  case tooLarge
  case unreadable

  var message: LocalizedStringKey {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .refused(let status): "The server answered with error \(String(status))."
    case .tooLarge: "The server sent more than this app reads."
    case .unreadable: "The server sent something other than issues."
    }
  }
}
