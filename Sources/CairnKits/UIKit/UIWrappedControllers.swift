import CairnCore
import CairnValues
import Foundation
import UniformTypeIdentifiers

// View controllers that apps make in `makeUIViewController`. They store their properties and are never shown.

/// UIKit's sheet for sharing. Use `ShareLink` instead.
///
/// ```swift
/// UIActivityViewController(activityItems: [url], applicationActivities: nil)
/// ```
open class UIActivityViewController: UIViewController {
  open override class var _missingFramework: String? { "UIKit" }

  /// Creates a sheet for sharing items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The services that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is dismissed. Never called.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// A service of UIKit's sheet for sharing.
///
/// ```swift
/// controller.excludedActivityTypes = [.print]
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of a service.
  ///
  /// ```swift
  /// UIActivity.ActivityType.copyToPasteboard
  /// ```
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a service.
  public override init() { super.init() }
}

/// UIKit's camera and picker of photos. Use `PhotosPicker` instead.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// ```
open class UIImagePickerController: UINavigationController {
  open override class var _missingFramework: String? { "UIKit" }

  /// Where photos come from.
  ///
  /// ```swift
  /// UIImagePickerController.isSourceTypeAvailable(.camera)
  /// ```
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What a picked photo consists of.
  ///
  /// ```swift
  /// info[.originalImage] as? UIImage
  /// ```
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether a picked photo can be cropped.
  open var allowsEditing = false
  /// The types of media.
  open var mediaTypes: [String] = []
  /// The object to notify of the choice. It is never notified.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there is a source. There is none.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Receives the picked photo. None of its methods is called.
///
/// ```swift
/// func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { dismiss() }
/// ```
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Follows the pages of a stack of UIKit. None of its methods is called.
///
/// ```swift
/// class Coordinator: NSObject, UINavigationControllerDelegate {}
/// ```
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// UIKit's picker of files. Use `fileImporter` instead.
///
/// ```swift
/// UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
/// ```
open class UIDocumentPickerViewController: UIViewController {
  open override class var _missingFramework: String? { "UIKit" }

  /// Creates a picker of files to open.
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Creates a picker of a place to save files.
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Whether several files can be picked.
  open var allowsMultipleSelection = false
  /// The object to notify of the choice. It is never notified.
  open weak var delegate: (any UIDocumentPickerDelegate)?
}

/// Receives the picked files. None of its methods is called.
///
/// ```swift
/// func documentPicker(_ picker: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { read(urls) }
/// ```
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
