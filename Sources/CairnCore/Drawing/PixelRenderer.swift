import CairnValues
import Foundation

/// What renders views to pixels in this process: a host that has them.
@MainActor
package enum PixelRenderer {
  package typealias Render =
    @MainActor (
      _ content: AnyView, _ proposal: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool
    ) -> CGImage?

  package static var render: Render?
  /// Looks for something that renders, when the first image is asked for. It may load a library.
  package static var find: (@MainActor () -> Void)?
}
