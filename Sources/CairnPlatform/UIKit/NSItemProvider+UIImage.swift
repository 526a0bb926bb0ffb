import CairnFoundation
import CairnScreen
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  private static let pictures = [
    "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image",
  ]

  /// Returns whether the item is a picture.
  public func canLoadObject(ofClass aClass: UIImage.Type) -> Bool {
    Self.pictures.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads a picture.
  ///
  /// ```swift
  /// provider.loadObject(ofClass: UIImage.self) { image, error in show(image) }
  /// ```
  @discardableResult
  public func loadObject(
    ofClass aClass: UIImage.Type, completionHandler: @escaping @Sendable (UIImage?, (any Error)?) -> Void
  ) -> Progress {
    let type = Self.pictures.first(where: hasItemConformingToTypeIdentifier) ?? "public.image"
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let image = UIImage(data: data)
      completionHandler(image, image == nil ? CocoaError(.fileReadCorruptFile) : nil)
    }
  }

  /// Creates an item of a picture, which is empty unless the picture is PNG or JPEG.
  public convenience init(object: UIImage) {
    self.init()
    for (type, data) in [("public.png", object.pngData()), ("public.jpeg", object.jpegData(compressionQuality: 1))] {
      guard let data else { continue }
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(data, nil)
        return nil
      }
    }
  }
}
