import CairnCore
import CairnValues

/// The title and the picture of a button or of an item in a menu.
struct TitleLabel: View {
  let title: String
  let image: UIImage?

  var body: some View {
    if let image, title.isEmpty {
      Image(uiImage: image)
    } else if let image {
      Label {
        Text(verbatim: title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: title)
    }
  }
}
