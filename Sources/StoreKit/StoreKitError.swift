import Foundation

/// Why the App Store did not do what an app asked.
///
/// ```swift
/// catch StoreKitError.userCancelled {}
/// ```
public enum StoreKitError: LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  /// A message for users.
  public var errorDescription: String? { "Nothing can be bought here." }
}
