import CairnCore
import CairnPlatform
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an image to the user's photos. Reports that there are none, and calls nothing.
///
/// ```swift
/// UIImageWriteToSavedPhotosAlbum(photo, nil, nil, nil)
/// ```
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: Never?
) {
  MissingFramework.reportCall(
    "UIImageWriteToSavedPhotosAlbum", from: "UIKit",
    outcome: "The image was not saved. Offer it with ShareLink or fileExporter.")
}
