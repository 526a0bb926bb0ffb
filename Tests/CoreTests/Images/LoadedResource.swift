import FoundationNetworking
import SwiftUI

@testable import CairnFoundation

/// The ways in which a served app loads a URL.
enum LoadedResource: CaseIterable {
  case url, request, session

  static let limit = 100_000
  static let rules = ResourceRules.served(adding: try! .init("127.0.0.1"))

  func load(_ url: URL, _ rules: ResourceRules = Self.rules) async throws -> Data {
    var request = URLRequest(url: url)
    if self == .request { request.setValue("yes", forHTTPHeaderField: "X-Own") }
    let session = self == .session ? URLSession(configuration: .default) : nil
    return try await Network.data(for: request, limit: Self.limit, rules: rules, session: session)
  }
}
