import CairnValues
import Foundation

/// The meaning of a layout, for hosts with other means to arrange elements, such as a browser's style sheets.
///
/// Such a host switches over it without a default, as over the roles. If it has no means for a case, it places the
/// children by their frames.
package enum Arrangement {
  /// One child, which gets all the room. The default.
  case plain
  /// Only the engine knows where the children go.
  case computed

  // Leaves
  case text, image, field
  /// Fills the proposed size.
  case filling
  case editor, canvas, divider
  case spacer(minLength: CGFloat?)
  /// A bar for a value, or a ring.
  case track(isRound: Bool)

  // Around a child
  case padding(EdgeInsets)
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  case flexibleFrame(FlexibleFrameElementLayout.Limits, FlexibleFrameElementLayout.Limits, Alignment)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(CGFloat?, ContentMode)
  case offset(CGSize)
  case position(CGPoint)
  /// As large as the engine says, which knows the surrounding container.
  case relativeFrame(Axis.Set, Alignment)
  case geometry
  case scroll(Axis.Set, margins: EdgeInsets)

  // Around several
  case stack(Axis, alignment: AlignmentKey, spacing: CGFloat?)
  case layers(Alignment)
  /// One main child, and others before or behind it.
  case attachment(Alignment, isBehind: Bool)
  case inset(Edge, alignment: AlignmentKey, spacing: CGFloat?, isBarFirst: Bool)
  /// The parts of a control side by side or in a column.
  case control(EdgeInsets, Axis)
  /// A label and a value at the ends of a row.
  case labelled(EdgeInsets)
  /// Rows of cells in common columns, with gaps across and along the rows' direction.
  case grid(Alignment, across: CGFloat?, along: CGFloat?)
  case gridRow(VerticalAlignment?)
  /// Children of which some are not on the screen.
  case choice
  case popUp
  case lazyStack(Axis, alignment: AlignmentKey, spacing: CGFloat?)
  case section(before: CGFloat, after: CGFloat)
  case row(EdgeInsets, minHeight: CGFloat, contentCount: Int, accessoryCount: Int)

  // Parts of a window
  case bar, shares, columns, page, window, sheet, panel
}
