import Foundation
import Glibc

/// What comes from other machines.
///
/// A program linked with Foundation's networking starts 5 ms later, whether it fetches anything or not. So that library is
/// loaded when the first URL needs it; from then on Foundation reads URLs of all kinds as it reads files.
package enum Network {
  package static func data(from url: URL) async throws -> Data {
    guard isLoaded else { throw URLError(.unsupportedURL) }
    return try await withCheckedThrowingContinuation { continuation in
      // Reading blocks, which the threads of tasks must not.
      DispatchQueue.global().async {
        continuation.resume(with: Result { try Data(contentsOf: url) })
      }
    }
  }

  private static let isLoaded: Bool = {
    if hasLoader { return true }
    // A program with Foundation inside it must not get a second one.
    guard dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return false }
    return dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_GLOBAL) != nil && hasLoader
  }()

  /// The class Foundation looks for when it is asked for the contents of a URL; without it, it ends the program.
  private static var hasLoader: Bool { NSClassFromString("FoundationNetworking._NSNonfileURLContentLoader") != nil }
}
