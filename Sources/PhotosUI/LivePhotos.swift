// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnKits
import CairnPlatform
import Foundation

/// A photo that moves, which exists only on Apple's systems. Requests for one fail.
public final class PHLivePhoto: NSObject, Sendable {
  /// Passes no photo, and the reason under `PHLivePhotoInfoErrorKey`.
  @discardableResult
  public static func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    MissingFramework.reportCall("PHLivePhoto.request", from: "Photos", outcome: "It fails. Show the still picture.")
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    return PHLivePhotoRequestIDInvalid
  }
  /// Does nothing, as no request lasts.
  public static func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The number of a request.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of the reason why there is no photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a better photo follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the request was ended.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// How a picture fits into its place.
public enum PHImageContentMode: Int, Sendable {
  /// Whole, or without room around it.
  case aspectFit, aspectFill
  /// It fits in.
  public static let `default` = PHImageContentMode.aspectFit
}

/// UIKit's view of a photo that moves. A placeholder is shown.
open class PHLivePhotoView: UIView {
  open override class var _missingFramework: String? { "PhotosUI" }
  /// The photo to show. There is none.
  public var livePhoto: PHLivePhoto?
  /// Whether its sound is off.
  public var isMuted = false
}
