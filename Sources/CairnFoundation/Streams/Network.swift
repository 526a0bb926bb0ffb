import Foundation
import Glibc

/// Access to the network.
///
/// A program that links Foundation's networking library starts 5 ms later, whether or not it fetches anything.
/// The library is therefore loaded when the first URL needs it. From then on Foundation reads URLs of all kinds
/// as it reads files.
package enum Network {
  package static func data(from url: URL) async throws -> Data {
    guard isLoaded else { throw URLError(.unsupportedURL) }
    return try await withCheckedThrowingContinuation { continuation in
      // Reading blocks, which the cooperative thread pool does not allow.
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Data(contentsOf: url) })
      }
    }
  }

  private static let isLoaded: Bool = {
    if hasLoader { return true }
    // A statically linked program must not load a second Foundation.
    guard dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return false }
    return dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_GLOBAL) != nil && hasLoader
  }()

  /// Whether the class exists that Foundation uses to load the contents of a URL. Foundation traps without it.
  private static var hasLoader: Bool { NSClassFromString("FoundationNetworking._NSNonfileURLContentLoader") != nil }
}
