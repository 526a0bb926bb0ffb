import CairnValues
import Foundation

/// The sizes a host works with. Core has no number of its own. What an app writes
/// is points on every host; what it leaves open, and how large texts are, comes from here.
@MainActor
package protocol Metrics: AnyObject {
  /// The grid that every frame keeps to; nil where a host shows points as they are.
  var pixels: PixelGrid? { get }
  /// Whether pages and panels scroll where what they hold does not fit, without a scroll view around it.
  var scrollsOverflow: Bool { get }
  /// The room a bar takes beside what scrolls up and down; 0 where bars are drawn over it.
  var scrollBarWidth: CGFloat { get }
  /// The size of a text that may use at most the proposed size, one line at least.
  ///
  /// An unspecified width means no breaking of lines but those in the text; room beyond what the text takes then
  /// must not change the answer. Lines that do not fit the height, or the line limit, are left out.
  func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize
  func size(of image: ImageContent) -> CGSize
  /// Distance from the top of a text to its first baseline.
  func firstBaseline(of text: TextContent) -> CGFloat
  /// Distance from the top of a text to its last baseline, in a size it answered.
  func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat
  /// The gap between two siblings that say nothing about it.
  func spacing(along axis: Axis) -> CGFloat
  /// What `.padding()` adds where no amount is given.
  var defaultPadding: EdgeInsets { get }
  /// The smallest length of a spacer.
  var spacerLength: CGFloat { get }
  /// The length that things which fill their space (a colour, a shape) take where none is proposed.
  var idealLength: CGFloat { get }
  /// How high an editor is where that is left to it.
  var editorHeight: CGFloat { get }
  /// The thickness of a dividing line.
  var dividerThickness: CGFloat { get }
  /// What a control adds around its label.
  func insets(of role: Role) -> EdgeInsets
  /// The same for a control that spans its row, with its label at the one end and its value at the other; nil where none does.
  func insets(ofLabelled role: Role) -> EdgeInsets?
  /// Distance from the top of a picture to what stands on the line of the text beside it; nil for all of it.
  func baseline(of image: ImageContent) -> CGFloat?
  /// The room before the first row of a list and after the last.
  var listMargin: CGFloat { get }
  /// The room before a section of a list that has no header, but follows another.
  var sectionGap: CGFloat { get }
  /// The room between what a dialog says and what can be done, beside that between any two things.
  var dialogGap: CGFloat { get }
  /// The room at the ends of a row for what it is edited with.
  var rowMarkWidth: CGFloat { get }
  /// Whether buttons that say nothing of their style have a border, wherever they stand for themselves.
  var plainButtonsHaveBorders: Bool { get }
  /// The least height of the line at the top of a page, and of a bar at its bottom.
  var barHeight: CGFloat { get }
  /// Whether pages in columns have a bar also where nothing stands in it, so that columns begin side by side.
  var columnsHaveBars: Bool { get }
  /// The room below pages that are turned for the marks that say which one is shown; 0 where the marks lie over the pages.
  var pageMarksHeight: CGFloat { get }
  /// Whether the title of a first page that says nothing of it is large.
  var firstTitlesAreLarge: Bool { get }
  /// Whether a large title shrinks while the content is scrolled also where it has the bar to itself, and nothing is gained.
  var loneTitlesShrink: Bool { get }
  /// How wide a leading column is that asks for nothing.
  var columnWidth: CGFloat { get }
  /// The room between two columns, for the rule that parts them.
  var columnGap: CGFloat { get }
  /// The room a sheet that takes all it can get has in a window.
  func sheetSize(in window: CGSize) -> CGSize
  /// How wide a dialog or a popover may be.
  func panelWidth(in window: CGSize) -> CGFloat
  /// Below this width a scene is compact.
  var compactWidth: CGFloat { get }
  /// From this width on, three columns stand side by side.
  var threeColumnWidth: CGFloat { get }
}

extension Metrics {
  package var pixels: PixelGrid? { nil }
  package var scrollsOverflow: Bool { false }
  package var scrollBarWidth: CGFloat { 0 }
  package func insets(ofLabelled role: Role) -> EdgeInsets? { nil }
  package func baseline(of image: ImageContent) -> CGFloat? { nil }
  package var listMargin: CGFloat { 0 }
  package var sectionGap: CGFloat { 0 }
  package var dialogGap: CGFloat { 0 }
  package var rowMarkWidth: CGFloat { 0 }
  package var plainButtonsHaveBorders: Bool { false }
  package var barHeight: CGFloat { 0 }
  package var columnsHaveBars: Bool { false }
  package var pageMarksHeight: CGFloat { 0 }
  package var editorHeight: CGFloat { idealLength }
  package var firstTitlesAreLarge: Bool { true }
  package var loneTitlesShrink: Bool { true }
  package var columnGap: CGFloat { 0 }
  package func sheetSize(in window: CGSize) -> CGSize { window }
  package func panelWidth(in window: CGSize) -> CGFloat { window.width }
}
