import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A photo that the user chose.
///
/// ```swift
/// if let data = try await item.loadTransferable(type: Data.self) { photo = data }
/// ```
public struct PhotosPickerItem: Hashable, Identifiable, Sendable {
  /// How a photo is converted before it is loaded. Photos are never converted here.
  ///
  /// ```swift
  /// PhotosPicker("Photo", selection: $item, preferredItemEncoding: .compatible)
  /// ```
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }

  private let file: URL

  package init(file: URL) { self.file = file }

  /// Identifies the photo among those chosen.
  public var id: String { file.absoluteString }
  /// The photo's name in a photo library, which does not exist here.
  public var itemIdentifier: String? { nil }

  /// The types in which the photo can be loaded.
  public var supportedContentTypes: [UTType] { [UTType(filenameExtension: file.pathExtension) ?? .image] }

  /// Loads the photo as a type, such as `Data`, `Image`, or one that the app declares as transferable. Returns `nil` if the
  /// type does not accept photos.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { try await T.received(file) }

  /// Loads the photo as a type, and calls a closure with it.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}
