import CairnCore
import CairnValues
import Foundation

/// UIKit's view of an image, shown as an `Image`.
///
/// ```swift
/// UIImageView(image: UIImage(named: "photo"))
/// ```
open class UIImageView: UIView {
  override class func blank() -> UIView { UIImageView() }
  /// The image.
  @_Noted open var image: UIImage?
  /// The image while the view is highlighted.
  @_Noted open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  @_Noted open var isHighlighted = false

  /// Creates a view of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Creates a view of no image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  override var content: AnyView? { AnyView(ImageContent(view: self)) }
}

private struct ImageContent: View {
  let view: UIImageView

  var body: some View {
    let _ = view.parts.changes.read()
    if let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image {
      switch view.contentMode {
      case .scaleAspectFit: Image(uiImage: image).resizable().scaledToFit()
      case .scaleAspectFill: Image(uiImage: image).resizable().scaledToFill()
      case .scaleToFill, .redraw: Image(uiImage: image).resizable()
      default: Image(uiImage: image)
      }
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}
