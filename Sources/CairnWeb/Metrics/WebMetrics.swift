import CairnScreen
import CairnValues
import Foundation

/// The metrics of the style sheet, in CSS pixels: the engine's estimates for a page that the browser lays out.
///
/// The fonts are the browser's, so widths of texts are estimates; heights are those of the style sheet. Every number
/// here is also in `StyleSheet`, and a test compares them.
@MainActor
package final class WebMetrics: Metrics {
  package nonisolated static let plainSize: CGFloat = 16
  package nonisolated static let gap: CGFloat = 8
  package nonisolated static let rowSide: CGFloat = 16
  /// The space above and below the content of a row, and the least height of a row: for fingers, and for a mouse.
  package nonisolated static let rowRise: (finger: CGFloat, mouse: CGFloat) = (15, 5)
  package nonisolated static let rowHeight: (finger: CGFloat, mouse: CGFloat) = (PhonePoints.rowHeight, 32)
  package nonisolated static let barHeight: (finger: CGFloat, mouse: CGFloat) = (PhonePoints.barHeight, 56)
  /// The space before the first row of a list and after the last, and the space above a section without a header.
  package nonisolated static let listMargin: (finger: CGFloat, mouse: CGFloat) = (PhonePoints.listMargin, 16)
  package nonisolated static let sectionGap: (finger: CGFloat, mouse: CGFloat) = (PhonePoints.listMargin, 24)

  private let look: BrowserLook
  /// The user's text size, in parts of the usual one.
  private let scale: CGFloat

  init(_ look: BrowserLook) {
    self.look = look
    scale = CGFloat(look.scale)
  }

  package convenience init() { self.init(BrowserLook()) }

  /// Returns the size of a font in CSS pixels. In the browser, text styles also follow the user's text size.
  package nonisolated static func size(of font: Font?) -> CGFloat {
    guard let font else { return plainSize }
    let resolved = font.resolved()
    guard resolved.pointSize > 0, resolved.pointSize < 10_000 else { return plainSize }
    return resolved.style == nil ? resolved.pointSize : (resolved.pointSize * plainSize / 17 * 2).rounded() / 2
  }

  /// Returns the height of a line.
  package nonisolated static func line(of size: CGFloat) -> CGFloat { size * (size > 20 ? 1.2 : 1.375) }

  /// Returns the height of a line in a font of this size on the screen.
  private func line(of size: CGFloat) -> CGFloat { Self.line(of: size / scale) * scale }

  /// The largest font of a text determines the height of all its lines.
  private func pointSize(of text: TextContent) -> CGFloat {
    var size = Self.size(of: text.style.font)
    for run in text.runs {
      if let font = run.style.font { size = max(size, Self.size(of: font)) }
    }
    return size * scale
  }

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    let size = pointSize(of: text)
    let (advance, line) = (size * CGFloat(look.advance), line(of: size))
    var room: Int?
    if let width = proposal.width { room = Self.whole(width / advance + 1e-6) }
    var limit = text.lineLimit
    let look = text.style.values
    let spacing = max(look.lineSpacing, 0)
    if let height = proposal.height, height < 1e9 {
      limit = min(max(Self.whole((height + spacing) / (line + spacing) + 1e-6), 1), limit ?? .max)
    }
    let extent = TextLines.extent(of: text, room: room, limit: limit)
    let lines = CGFloat(max(extent.lines, min(look.reservedLines, limit ?? .max)))
    return CGSize(width: CGFloat(extent.columns) * advance, height: lines * line + max(lines - 1, 0) * spacing)
  }

  private nonisolated static func whole(_ length: CGFloat) -> Int { length >= 0 ? Int(min(length, 1e9)) : 0 }

  /// Returns the edge of the square that a symbol fills.
  package nonisolated static func symbolSize(of image: ImageContent) -> CGFloat {
    let scale: CGFloat =
      switch image.scale {
      case .small: 0.75
      case .medium: 1
      case .large: 1.3
      case .emblem: 2.4
      }
    return min(max((size(of: image.font) * 1.25 * scale).rounded(), 8), 512)
  }

  package func size(of image: ImageContent) -> CGSize {
    switch image.source {
    case .symbol:
      let edge = Self.symbolSize(of: image) * scale
      return CGSize(width: edge, height: edge)
    case .drawing(_, let size): return size
    case .named, .data: return Pictures.size(of: image) ?? CGSize(width: 24, height: 24)
    }
  }

  /// Symbols are centered on the capitals of adjacent text.
  package func baseline(of image: ImageContent) -> CGFloat? {
    guard case .symbol = image.source else { return nil }
    return (Self.symbolSize(of: image) * scale * 0.78).rounded()
  }

  package func firstBaseline(of text: TextContent) -> CGFloat {
    let size = pointSize(of: text)
    return (line(of: size) - size) / 2 + size * 0.82
  }

  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
    max(size.height - line(of: pointSize(of: text)), 0) + firstBaseline(of: text)
  }

  package func spacing(along axis: Axis) -> CGFloat { Self.gap }
  package var defaultPadding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  package var spacerLength: CGFloat { 8 }
  package var idealLength: CGFloat { 10 }
  package var editorHeight: CGFloat { 112 }
  package var dividerThickness: CGFloat { 1 }
  package func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat { length(Self.listMargin) }
  package func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
    beforeHeader ? 0 : length(Self.sectionGap)
  }
  package var dialogGap: CGFloat { 12 }
  package var rowMarkWidth: CGFloat { 36 }
  package func rowActionsWidth(withGrip hasGrip: Bool) -> CGFloat { Self.rowActionWidth * (hasGrip ? 2 : 1) }
  /// The width of the button for a row's actions, and of its grip.
  package nonisolated static let rowActionWidth: CGFloat = 28

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .button, .link, .option: EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)
    case .menu: EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 34)
    case .picker, .datePicker:
      EdgeInsets(top: look.hasMouse ? 7 : 11, leading: 0, bottom: look.hasMouse ? 7 : 11, trailing: 44)
    case .colorPicker: EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 44)
    case .tab: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    case .field, .secureField: EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11)
    case .toggle: EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 56)
    case .stepper:
      look.hasMouse
        ? EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 80)
        : EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 96)
    case .row:
      EdgeInsets(
        top: length(Self.rowRise), leading: Self.rowSide, bottom: length(Self.rowRise), trailing: Self.rowSide)
    case .header: EdgeInsets(top: 24, leading: 16, bottom: 8, trailing: 16)
    case .footer: EdgeInsets(top: 8, leading: 16, bottom: 12, trailing: 16)
    case .bar: EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
    case .alert, .dialog: EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)
    case .popover: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case .disclosure: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 24)
    case .text, .image, .shape, .divider, .spacer, .textEditor, .slider, .menuItem, .backButton, .progress, .gauge,
      .group, .list, .section, .scrollArea, .table, .window, .stack, .page, .split, .column, .tabs, .sheet,
      .inspector, .menuBar:
      EdgeInsets()
    }
  }

  package func insets(ofButton look: ControlLook?) -> EdgeInsets {
    switch look?.size ?? .regular {
    case .mini, .small: EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10)
    case .regular: insets(of: .button)
    case .large, .extraLarge: EdgeInsets(top: 11, leading: 18, bottom: 11, trailing: 18)
    }
  }

  /// In rows, controls extend over the rows' insets.
  package func insets(ofLabelled role: Role) -> EdgeInsets? {
    var insets = insets(of: role)
    switch role.control {
    case .option: return EdgeInsets()
    case .toggle: return insets
    case .button, .link, .menu, .menuItem, .backButton, .tab, .disclosure, .field, .textEditor, .picker, .datePicker,
      .colorPicker, .stepper, .measure, nil:
      (insets.top, insets.bottom) = (0, 0)
      return insets
    }
  }

  package var rowFieldInsets: EdgeInsets? { EdgeInsets() }
  package var plainButtonsHaveBorders: Bool { true }
  package var barHeight: CGFloat { length(Self.barHeight) }
  package var columnsHaveBars: Bool { true }
  package var barLabelsAreIcons: Bool { true }
  package var tabsStandInPageBars: Bool { true }
  package var pageMarksHeight: CGFloat { 36 }
  package var firstTitlesAreLarge: Bool { false }
  package var loneTitlesShrink: Bool { false }
  package var columnWidth: CGFloat { (300 * (1 + max(scale - 1, 0) / 2)).rounded() }
  package var columnGap: CGFloat { 1 }
  /// Media queries of the style sheet have these in `em`, which follows the text size.
  package var compactWidth: CGFloat { 640 * scale }
  package var threeColumnWidth: CGFloat { 1_024 * scale }

  package var closeButtonHeight: CGFloat { 48 }

  package func sheetSize(in window: CGSize) -> CGSize {
    if window.width < compactWidth { return CGSize(width: window.width, height: max(window.height - 24, 1)) }
    return CGSize(width: min(window.width - 48, 600), height: min(window.height - 64, 720))
  }

  package nonisolated static let readableWidth: CGFloat = 704

  /// Rows keep a margin at both sides.
  package func readableWidth(in room: CGFloat) -> CGFloat { max(min(room - 32, Self.readableWidth * scale), 1) }
  package func rowHeight(in look: ListLook) -> CGFloat { length(Self.rowHeight) }

  /// A header at the top is nearer to it than a row.
  package func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets {
    var insets = insets(of: role)
    if isFirst, look.hasCards || look == .sidebar { insets.top += Self.listMargin.mouse - length(Self.listMargin) }
    return insets
  }

  /// For fingers, lists and bars have an iPhone's lengths.
  private func length(_ lengths: (finger: CGFloat, mouse: CGFloat)) -> CGFloat {
    look.hasMouse ? lengths.mouse : lengths.finger
  }

  /// The width of an item on the line of a bar. Back is as narrow as its arrow, because it gives up its label first.
  package func lineWidth(of item: Element) -> CGFloat {
    let parts = item.role == .group ? item.children.filter { !$0.isNotShown } : []
    if !parts.isEmpty { return parts.reduce(-Self.gap) { $0 + lineWidth(of: $1) + Self.gap } }
    if item.role == .backButton { return Self.barButton }
    let width = item.size(for: .unspecified).width
    return max(width + (item.role.isActionable ? 2 * Self.barButtonSide : 0), Self.barButton)
  }

  /// The button of the app's menus, and what a title needs beyond the third of the bar that it always has.
  package func reservedWidth(on bar: Element) -> CGFloat {
    let titles = zip(bar.children, bar.barPlaces).filter { $0.1 == .centre && !bar.hasTitleBelow }
    // Its letters are bold.
    let title = titles.reduce(0) { $0 + $1.0.size(for: .unspecified).width * 1.1 }
    let room = bar.frame.width - insets(of: .bar).horizontal
    let reserved = Self.barButton + 3 * Self.gap + min(max(title - room / 3, 0), room / 3)
    guard let tabs = bar.nearestAround(.tabs, .column, .sheet, .popover), let width = width(ofTabsInBarOf: tabs) else {
      return reserved
    }
    // Tabs in the middle leave half of the rest to the items, however little the other half needs.
    let leading = zip(bar.children, bar.barPlaces).filter { $0.1 == .leading }
    let before = leading.reduce(title) { $0 + lineWidth(of: $1.0) + Self.gap }
    return Self.barButton + 3 * Self.gap + width + max((room - width) / 2 - before, 0)
  }

  /// Tabs share the line of a page's bar if titles and items have enough room beside them.
  package func lineHasRoom(forTabs tabs: [Element], in width: CGFloat) -> Bool { self.width(of: tabs) <= width * 0.55 }

  /// Returns the width of tabs that share the line of the page's bar, or `nil` for tabs at the bottom.
  package func width(ofTabsInBarOf tabs: Element) -> CGFloat? {
    guard tabs.tabsStandInPageBar, let bar = tabs.children.first else { return nil }
    return width(of: bar.children).rounded()
  }

  private func width(of tabs: some Sequence<Element>) -> CGFloat {
    tabs.reduce(16) {
      $0 + $1.size(for: .unspecified).width + ($1.semantics?.value == nil ? 1 : 2) * Self.tabIcon
    }
  }

  /// What the icon beside a tab's label takes, or its badge.
  private nonisolated static let tabIcon: CGFloat = 28

  private nonisolated static let barButton: CGFloat = 44
  private nonisolated static let barButtonSide: CGFloat = 10

  package func panelWidth(in window: CGSize) -> CGFloat { max(min(window.width - 32, 420), 1) }
}
