import CairnCore
import CairnScreen
import CoreTransferable

/// Images are received as encoded data. They cannot be sent: they are names or data that only the host understands.
extension Image: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Image> {
    _PlainRepresentation(item: { content in
      guard case .data(let data) = content, let image = UIImage(data: data) else { return nil }
      return Image(uiImage: image)
    })
  }
}
