import CairnFoundation
import CairnKits
import Foundation
import UniformTypeIdentifiers

/// UIKit's picker of photos, which opens the dialog for files, as `PhotosPicker` does.
///
/// ```swift
/// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
/// ```
public final class PHPickerViewController: UIViewController {
  /// The choices.
  public let configuration: PHPickerConfiguration
  /// The object to notify of the choice. It gets no photos if the user cancels.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view, which opens the dialog.
  public override func loadView() {
    let limit = configuration.selectionLimit
    view = FileChooserView(
      FileChooser(types: (configuration.filter ?? .everything).types, allowsMany: limit != 1) { [weak self] files in
        guard let self else { return }
        // Apple counts 0 as no limit.
        let chosen = limit > 0 ? Array(files.prefix(limit)) : files
        delegate?.picker(self, didFinishPicking: chosen.map { PHPickerResult(file: $0) })
      })
  }
}

/// The choices in UIKit's photo picker.
///
/// ```swift
/// configuration.selectionLimit = 1
/// ```
public struct PHPickerConfiguration: Sendable {
  /// The kinds of media.
  public var filter: PHPickerFilter?
  /// The most photos that can be chosen, or 0 for any number.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init(photoLibrary: PHPhotoLibrary = .shared()) {}
}

/// A photo chosen in UIKit's picker.
///
/// ```swift
/// result.itemProvider.canLoadObject(ofClass: UIImage.self)
/// ```
public struct PHPickerResult {
  /// Loads the photo.
  public let itemProvider: NSItemProvider
  /// The photo's name in a photo library, which does not exist here.
  public let assetIdentifier: String?

  init(file: URL) {
    let provider = NSItemProvider()
    provider.suggestedName = file.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: file.pathExtension) ?? .image
    provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
      do { done(try Data(contentsOf: file), nil) } catch { done(nil, error) }
      return nil
    }
    itemProvider = provider
    assetIdentifier = nil
  }
}

/// Receives the choice in UIKit's photo picker.
///
/// ```swift
/// func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { load(results) }
/// ```
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
