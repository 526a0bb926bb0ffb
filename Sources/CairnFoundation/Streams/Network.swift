import Foundation

/// Access to the network.
package enum Network {
  package static func data(from url: URL) async throws -> Data {
    guard hasLoader else { throw URLError(.unsupportedURL) }
    return try await withCheckedThrowingContinuation { continuation in
      // Reading blocks, which the cooperative thread pool does not allow.
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Data(contentsOf: url) })
      }
    }
  }

  /// Whether the class exists by which Foundation loads the contents of a URL. Foundation traps without it, and the linker
  /// may leave it out of a static program.
  private static var hasLoader: Bool { NSClassFromString("FoundationNetworking._NSNonfileURLContentLoader") != nil }
}
