import CairnCore
import CairnPlatform
import CairnValues
import Foundation
import UniformTypeIdentifiers

/// UIKit's picker of photos, which opens the dialog for files. There is no camera.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// ```
open class UIImagePickerController: UINavigationController {
  override var shownView: AnyView {
    guard sourceType != .camera else {
      return AnyView(MissingView(String(describing: type(of: self)), from: "UIKit"))
    }
    let wanted = mediaTypes.compactMap { UTType($0) }
    return AnyView(
      FileChooser(types: wanted.isEmpty ? [.image] : wanted, allowsMany: false) { [weak self] files in
        guard let self, let delegate else { return }
        if let file = files.first {
          delegate.imagePickerController(self, didFinishPickingMediaWithInfo: Self.info(of: file))
        } else {
          delegate.imagePickerControllerDidCancel(self)
        }
      })
  }

  private static func info(of file: URL) -> [InfoKey: Any] {
    let type = UTType(filenameExtension: file.pathExtension) ?? .image
    guard !type.conforms(to: .movie) else { return [.mediaType: UTType.movie.identifier, .mediaURL: file] }
    var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .imageURL: file]
    info[.originalImage] = UIImage(contentsOfFile: file.path)
    return info
  }

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
  /// Whether a picked photo can be cropped. Has no effect.
  open var allowsEditing = false
  /// The types of media, as identifiers. Without any, images.
  open var mediaTypes: [String] = []
  /// The object to notify of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether there is a source: files, but no camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Receives the picked photo.
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

/// UIKit's picker of files, which opens the same dialog as `fileImporter` and `fileExporter`.
///
/// ```swift
/// UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
/// ```
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  private let purpose: Purpose

  /// Creates a picker of files to open.
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    purpose = .opening(types)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of places for copies of files, one after the other.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .exporting(urls)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  override var shownView: AnyView {
    switch purpose {
    case .opening(let types):
      AnyView(FileChooser(types: types, allowsMany: allowsMultipleSelection) { [weak self] in self?.picked($0) })
    case .exporting(let files): AnyView(FileSaver(files: files) { [weak self] in self?.picked($0) })
    }
  }

  private func picked(_ files: [URL]) {
    if files.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: files)
    }
  }

  /// Whether several files can be picked.
  open var allowsMultipleSelection = false
  /// The object to notify of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
}

/// Receives the picked files.
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
