import Foundation

/// A host whose users' devices play the app's films and sounds, and need an address for each file.
@MainActor
package protocol MediaHost: AnyObject {
  /// Offers a file to the user who is using the app, and returns its address, or throws if the app may not read the file.
  func offerMedia(_ file: URL) throws -> String
  /// Takes back an offer.
  func withdrawMedia(_ address: String)
}
