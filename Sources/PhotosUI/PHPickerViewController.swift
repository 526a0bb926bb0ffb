import CairnFoundation
import CairnKits
import Foundation

/// UIKit's picker of photos, which is never shown. Use `PhotosPicker` instead.
///
/// ```swift
/// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
/// ```
public final class PHPickerViewController: UIViewController {
  public override class var _missingFramework: String? { "PhotosUI" }

  /// The choices.
  public let configuration: PHPickerConfiguration
  /// The object to notify of the choice. It is never notified.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}

/// The choices in UIKit's photo picker.
///
/// ```swift
/// configuration.selectionLimit = 1
/// ```
public struct PHPickerConfiguration: Sendable {
  /// The kinds of media.
  public var filter: PHPickerFilter?
  /// The most photos that can be chosen.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init(photoLibrary: PHPhotoLibrary = .shared()) {}
}

/// A photo chosen in UIKit's picker. None is ever made.
///
/// ```swift
/// result.itemProvider.canLoadObject(ofClass: UIImage.self)
/// ```
public struct PHPickerResult {
  /// Loads the photo.
  public let itemProvider: NSItemProvider
  /// The photo's name in the library.
  public let assetIdentifier: String?
  private init?() { return nil }
}

/// Receives the choice in UIKit's photo picker. Its method is never called.
///
/// ```swift
/// func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { load(results) }
/// ```
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
