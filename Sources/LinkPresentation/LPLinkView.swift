import CairnKits
import Foundation

/// UIKit's preview of a link, which is never shown. Use `Link`.
///
/// ```swift
/// func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
/// ```
open class LPLinkView: UIView {
  open override class var _missingFramework: String? { "LinkPresentation" }

  /// The title and the pictures of the page.
  open var metadata: LPLinkMetadata

  /// Creates a preview of a link.
  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.url = URL
    super.init(frame: .zero)
  }
  /// Creates a preview of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  /// Creates an empty preview.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}
