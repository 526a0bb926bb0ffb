import CairnValues
import Foundation

/// A host's metrics. The core contains no numbers: lengths in an app are points on every host, and everything
/// the app leaves open, including text sizes, comes from here.
@MainActor
package protocol Metrics: AnyObject {
  /// The grid that every frame aligns to, or `nil` if the host uses points as they are.
  var pixels: PixelGrid? { get }
  /// Whether pages and panels scroll content that does not fit, even without a scroll view.
  var scrollsOverflow: Bool { get }
  /// The width of a vertical scroll bar beside its content, or 0 if bars overlay it.
  var scrollBarWidth: CGFloat { get }
  /// Returns the size of a text, which must not exceed the proposed size but has at least one line.
  ///
  /// An unspecified width means no line breaks except those in the text; an answer must not change when more
  /// room is available than the text takes. Lines beyond the height or the line limit are omitted.
  func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize
  /// Returns the size of an element's text, which a host may draw in another weight there, for example on a button.
  func size(of text: TextContent, in element: Element, proposal: ProposedViewSize) -> CGSize
  func size(of image: ImageContent) -> CGSize
  /// Whether the host has a picture of a symbol. Otherwise a word stands for it, unless there is one beside it.
  func canShow(_ image: ImageContent) -> Bool
  /// Returns the distance from the top of a text to its first baseline.
  func firstBaseline(of text: TextContent) -> CGFloat
  /// Returns the distance from the top of a text to its last baseline, in a size that `size(of:proposal:)`
  /// returned.
  func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat
  /// Returns the gap between two siblings that do not specify one.
  func spacing(along axis: Axis) -> CGFloat
  /// Returns the vertical gaps around a text, or is `nil` where texts have those of any view.
  var textGaps: (@MainActor (TextContent) -> TextGaps?)? { get }
  /// Returns the height of capitals in a text, at whose middle the icons of labels are, or `nil` to put icons on the
  /// baseline.
  func capitalHeight(of text: TextContent) -> CGFloat?
  /// The padding of `.padding()` without an amount.
  var defaultPadding: EdgeInsets { get }
  /// The minimum length of a spacer.
  var spacerLength: CGFloat { get }
  /// The length of views that fill their space (a color, a shape) when none is proposed.
  var idealLength: CGFloat { get }
  /// The default height of a text editor.
  var editorHeight: CGFloat { get }
  /// The thickness of a divider.
  var dividerThickness: CGFloat { get }
  /// Returns the insets of a control around its label.
  func insets(of role: Role) -> EdgeInsets
  /// Returns the insets of a button with a border around its label.
  func insets(ofButton look: ControlLook?) -> EdgeInsets
  /// Returns the insets of a control that spans its row, with the label at one end and the value at the other,
  /// or `nil` if this host has no such controls.
  func insets(ofLabelled role: Role) -> EdgeInsets?
  /// The gap between the label of such a control and the value below it, if both do not fit side by side.
  var gapBelowLabel: CGFloat { get }
  /// The insets of a field that is all the content of its row, or `nil` for those of any field.
  var rowFieldInsets: EdgeInsets? { get }
  /// Returns the distance from the top of a picture to the part that sits on the baseline of adjacent text, or
  /// `nil` for its whole height.
  func baseline(of image: ImageContent) -> CGFloat?
  /// Whether the labels of controls with a border break into lines. Otherwise they are truncated.
  var controlLabelsWrap: Bool { get }
  /// Whether the buttons of bottom bars and beside search fields have a border, and the first and the last button of a
  /// bottom bar are at its ends. Otherwise each is centered in an equal share.
  var barButtonsHaveBorders: Bool { get }
  /// Whether bars show only the icons of labels, unless the app asks for more.
  var barLabelsAreIcons: Bool { get }
  /// Whether the items of bottom bars, and those above a phone's keyboard, are on the line at the top of a page. Compact
  /// windows have room for them at the bottom only.
  var bottomItemsJoinTop: Bool { get }
  /// Returns the width of an item on the line of a page's bar, which may be wider than its label.
  func lineWidth(of item: Element) -> CGFloat
  /// Returns the width of what a window adds to the line of a page's bar, such as the buttons that close it.
  func reservedWidth(on bar: Element) -> CGFloat
  /// How a message that there is no content looks.
  var emptyStateLook: EmptyStateLook { get }
  /// Returns the insets of the rows of a list around their content.
  func rowInsets(in look: ListLook) -> EdgeInsets
  /// Returns the insets of the header or footer of a section. Nothing comes before the first header of a list.
  func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets
  /// The room beside the title of a section that opens and closes, for what the host draws there.
  var sectionMarkInsets: EdgeInsets { get }
  /// Returns the space before the first row of a list and after the last.
  func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat
  /// The space above a list section that follows another and has no header.
  func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat
  /// The space between a dialog's message and its actions, in addition to the usual gap.
  var dialogGap: CGFloat { get }
  /// Whether the buttons of alerts and dialogs, which look alike then, are in a row, with the canceling one first, if
  /// they fit.
  var alertActionsStandInRow: Bool { get }
  /// The space between a dialog's title and its message, or 0 for the usual gap.
  var dialogTitleGap: CGFloat { get }
  /// How far the buttons of an alert reach beyond the sides of its text.
  var alertActionReach: CGFloat { get }
  /// The gap between the buttons of an alert, in a column and, as a minimum, in a row.
  var alertActionGap: CGFloat { get }
  /// The font of an alert's title.
  var alertTitleFont: Font { get }
  /// Returns the minimum height of the rows of a list, unless the app sets one.
  func rowHeight(in look: ListLook) -> CGFloat
  /// Returns the empty space at the end of a row whose content has a height, which sets tall rows apart.
  func rowGap(in row: Element, below height: CGFloat) -> CGFloat
  /// The space for editing controls at the ends of a row.
  var rowMarkWidth: CGFloat { get }
  /// Returns the space at the end of a row for a button that shows the row's actions, and for a grip if it can be moved. It is
  /// 0 where a host shows them only on request.
  func rowActionsWidth(withGrip hasGrip: Bool) -> CGFloat
  /// The diameter of a round gauge with its value inside, or 0 for a ring of one line beside its value.
  var dialLength: CGFloat { get }
  /// Whether independent buttons without an explicit style have a border.
  var plainButtonsHaveBorders: Bool { get }
  /// The minimum height of the line at the top of a page, and of a bottom bar.
  var barHeight: CGFloat { get }
  /// Whether pages in columns have a bar even when it is empty, so that columns start at the same height.
  var columnsHaveBars: Bool { get }
  /// Whether tabs above a stack are on the line of its pages' bars, instead of on a separate line.
  var tabsStandInPageBars: Bool { get }
  /// Whether tabs in a separate bar stand together at its leading edge, instead of sharing its width.
  var tabsStandTogether: Bool { get }
  /// Returns whether tabs fit on that line in a width. Otherwise they are at the bottom.
  func lineHasRoom(forTabs tabs: [Element], in width: CGFloat) -> Bool
  /// The space below turned pages for the marks that show the current page, or 0 if the marks overlay the pages.
  var pageMarksHeight: CGFloat { get }
  /// Whether the title of a root page is large by default.
  var firstTitlesAreLarge: Bool { get }
  /// Whether a large title shrinks during scrolling even when it has the bar to itself, and no space is gained.
  var loneTitlesShrink: Bool { get }
  /// The width of a leading column that does not request one.
  var columnWidth: CGFloat { get }
  /// The gap between two columns, for the line that separates them.
  var columnGap: CGFloat { get }
  /// Returns the size available to a full-size sheet in a window.
  func sheetSize(in window: CGSize) -> CGSize
  /// Returns whether sheets are in the middle of a window. Otherwise they rise from its bottom.
  func centresSheets(in window: CGSize) -> Bool
  /// The height at the top of a sheet without a bar that its close button takes.
  var closeButtonHeight: CGFloat { get }
  /// Returns the maximum width of a dialog or popover.
  func panelWidth(in window: CGSize) -> CGFloat
  /// Returns how wide the rows of lists and forms are in a room, and what stands below the line of a page's bar. Longer
  /// lines are hard to read, and labels would be far from their values.
  func readableWidth(in room: CGFloat) -> CGFloat
  /// A scene narrower than this is compact.
  var compactWidth: CGFloat { get }
  /// At this width or above, three columns stand side by side.
  var threeColumnWidth: CGFloat { get }
}

extension Metrics {
  package var pixels: PixelGrid? { nil }
  package var scrollsOverflow: Bool { false }
  package var scrollBarWidth: CGFloat { 0 }
  package var textGaps: (@MainActor (TextContent) -> TextGaps?)? { nil }
  package func capitalHeight(of text: TextContent) -> CGFloat? { nil }
  package func size(of text: TextContent, in element: Element, proposal: ProposedViewSize) -> CGSize {
    size(of: text, proposal: proposal)
  }
  package func canShow(_ image: ImageContent) -> Bool { true }
  package func insets(ofButton look: ControlLook?) -> EdgeInsets { insets(of: .button) }
  package func insets(ofLabelled role: Role) -> EdgeInsets? { nil }
  package var gapBelowLabel: CGFloat { 0 }
  package var rowFieldInsets: EdgeInsets? { nil }
  package func baseline(of image: ImageContent) -> CGFloat? { nil }
  package var controlLabelsWrap: Bool { true }
  package var barButtonsHaveBorders: Bool { false }
  package var barLabelsAreIcons: Bool { false }
  package var bottomItemsJoinTop: Bool { false }
  package func lineWidth(of item: Element) -> CGFloat { item.size(for: .unspecified).width }
  package func reservedWidth(on bar: Element) -> CGFloat { 0 }
  package var emptyStateLook: EmptyStateLook { EmptyStateLook() }
  package func rowInsets(in look: ListLook) -> EdgeInsets { insets(of: .row) }
  package func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets { insets(of: role) }
  package var sectionMarkInsets: EdgeInsets { EdgeInsets() }
  package func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat { 0 }
  package func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat { 0 }
  package var dialogGap: CGFloat { 0 }
  package var dialogTitleGap: CGFloat { 0 }
  package var alertActionsStandInRow: Bool { false }
  package var alertActionReach: CGFloat { 0 }
  package var alertActionGap: CGFloat { spacing(along: .vertical) }
  package var alertTitleFont: Font { .headline }
  package func centresSheets(in window: CGSize) -> Bool { false }
  package func rowHeight(in look: ListLook) -> CGFloat { 0 }
  package func rowGap(in row: Element, below height: CGFloat) -> CGFloat { 0 }
  package var rowMarkWidth: CGFloat { 0 }
  package func rowActionsWidth(withGrip hasGrip: Bool) -> CGFloat { 0 }
  package var dialLength: CGFloat { 0 }
  package var plainButtonsHaveBorders: Bool { false }
  package var barHeight: CGFloat { 0 }
  package var columnsHaveBars: Bool { false }
  package var tabsStandInPageBars: Bool { false }
  package var tabsStandTogether: Bool { false }
  package func lineHasRoom(forTabs tabs: [Element], in width: CGFloat) -> Bool { true }
  package var pageMarksHeight: CGFloat { 0 }
  package var editorHeight: CGFloat { idealLength }
  package var firstTitlesAreLarge: Bool { true }
  package var loneTitlesShrink: Bool { true }
  package var columnGap: CGFloat { 0 }
  package func sheetSize(in window: CGSize) -> CGSize { window }
  package var closeButtonHeight: CGFloat { 0 }
  package func panelWidth(in window: CGSize) -> CGFloat { window.width }
  package func readableWidth(in room: CGFloat) -> CGFloat { room }
}

extension Element {
  /// Returns the host's readable width in a room, which is at most the room.
  func readableWidth(in room: CGFloat) -> CGFloat {
    guard room > 0, room < .infinity else { return room }
    return min(size(Proposal.length(screen.metrics.readableWidth(in: room)), .horizontal), room)
  }
}
