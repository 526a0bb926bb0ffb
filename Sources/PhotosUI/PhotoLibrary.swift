import CairnFoundation
import CairnKits
import CairnPlatform
import Foundation

/// The user's photo library, which does not exist here. Offer photos with `PhotosPicker`, and save one with `ShareLink` or
/// `fileExporter`.
///
/// ```swift
/// PhotosPicker("Photo", selection: $item, photoLibrary: .shared())
/// ```
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  /// Returns the library.
  public static func shared() -> PHPhotoLibrary { only }

  /// The app's access: none. The user is not asked.
  public static func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus {
    .restricted
  }
  /// Answers at once that there is no access.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel = .readWrite, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.restricted) }
  /// Answers at once that there is no access.
  public static func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.restricted)
  }
  /// Returns at once, without access.
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .restricted }

  /// Changes nothing, and passes an error.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.report("performChanges")
    completionHandler?(false, PHPhotosError(.accessRestricted))
  }
  /// Changes nothing, and throws.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Self.report("performChanges")
    throw PHPhotosError(.accessRestricted)
  }

  private static func report(_ name: String) {
    MissingFramework.reportCall(
      "PHPhotoLibrary.\(name)", from: "Photos",
      outcome: "Nothing was saved. Offer the photo with ShareLink or fileExporter.")
  }
}

/// The access that an app has to the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Here it is always restricted.
  case notDetermined, restricted, denied, authorized, limited
}

/// The access that an app asks for.
public enum PHAccessLevel: Int, Sendable {
  /// To add photos.
  case addOnly = 1
  /// To see them, too.
  case readWrite = 2
}

/// Why something was not done in the photo library.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The user, the system or a file stood in the way.
    case userCancelled = 3072
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case invalidResource = 3302
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
