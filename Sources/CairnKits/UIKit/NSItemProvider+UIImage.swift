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

  /// Creates an item of a picture, which is empty unless the picture is PNG or JPEG. The file is made when it is asked for.
  public convenience init(object: UIImage) {
    self.init()
    for kind in object.fileKinds {
      let isPNG = kind == .png
      registerDataRepresentation(forTypeIdentifier: isPNG ? "public.png" : "public.jpeg", visibility: .all) { done in
        let data = isPNG ? object.pngData() : object.jpegData(compressionQuality: 1)
        done(data, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
        return nil
      }
    }
  }
}
