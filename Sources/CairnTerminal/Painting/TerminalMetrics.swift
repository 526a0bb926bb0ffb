import CairnScreen
import CairnValues
import Foundation

/// The metrics of a terminal: whole cells, and the host's marks and frames around content.
@MainActor
package final class TerminalMetrics: Metrics {
  private let cells: CellMetrics
  private let showsPictures: Bool

  /// - Parameters:
  ///   - cell: The size of a cell in points.
  ///   - showsPictures: Whether there are colors to show pictures in, instead of their names.
  package init(cell: CellSize = .usual, showsPictures: Bool = true) {
    self.showsPictures = showsPictures
    cells = CellMetrics(cell: CGSize(width: cell.width, height: cell.height))
  }

  package var pixels: PixelGrid? { cells.pixels }
  package var scrollsOverflow: Bool { true }
  package var scrollBarWidth: CGFloat { cell.width }
  package var cell: CGSize { cells.cell }

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    cells.size(of: text, proposal: proposal)
  }

  package func size(of image: ImageContent) -> CGSize {
    switch image.source {
    case .symbol(let name):
      if let lines = SymbolMosaic.lines(of: image, cell: cell) {
        cells.size(columns: Self.columns(ofSquareWith: lines, cell), lines: lines)
      } else {
        cells.size(columns: Symbols.character(for: name)?.columns ?? 1, lines: 1)
      }
    case .drawing(_, let size): size
    case .named, .data: (showsPictures ? Pictures.size(of: image) : nil) ?? cells.size(columns: 16, lines: 5)
    }
  }

  package func canShow(_ image: ImageContent) -> Bool {
    guard case .symbol(let name) = image.source else { return true }
    return Symbols.character(for: name) != nil || SymbolMosaic.lines(of: image, cell: cell) != nil
  }

  package func firstBaseline(of text: TextContent) -> CGFloat { cells.firstBaseline(of: text) }

  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat { cells.lastBaseline(of: text, size: size) }

  package func spacing(along axis: Axis) -> CGFloat { axis == .horizontal ? 2 * cell.width : 0 }
  package var defaultPadding: EdgeInsets { cells.defaultPadding }
  /// Returns how many columns are as wide as some lines are high.
  private static func columns(ofSquareWith lines: Int, _ cell: CGSize) -> Int {
    max(Int((CGFloat(lines) * cell.height / cell.width).rounded()), 1)
  }

  package var spacerLength: CGFloat { 0 }
  package var loneTitlesShrink: Bool { false }
  /// Headers are one line tall, so that columns start at the same height. A page may ask for more.
  package var firstTitlesAreLarge: Bool { false }
  package var columnsHaveBars: Bool { true }
  package var barHeight: CGFloat { cell.height }
  package var plainButtonsHaveBorders: Bool { true }
  package var controlLabelsWrap: Bool { false }
  package var idealLength: CGFloat { cells.idealLength }
  package var dividerThickness: CGFloat { cells.dividerThickness }

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .bar, .row: cells.insets(leading: 2, trailing: 2)
    case .backButton, .disclosure: cells.insets(leading: 2)
    case .button, .popover, .field, .secureField: cells.insets(leading: 1, trailing: 1)
    // These have a mark after their words instead.
    case .menu, .picker: EdgeInsets()
    // With the extra space, a tab's content fits on one line.
    case .tab: cells.insets(leading: 1, trailing: 1)
    case .toggle: cells.insets(leading: 5)
    case .header: cells.insets(top: 1, leading: 2, trailing: 2)
    case .footer: cells.insets(leading: 2, bottom: 1, trailing: 2)
    case .alert, .dialog: cells.insets(top: 1, leading: 3, bottom: 1, trailing: 3)
    case .text, .image, .shape, .divider, .spacer, .link, .textEditor, .option, .slider, .stepper, .menuItem,
      .datePicker, .colorPicker, .progress, .gauge, .group, .list, .section, .scrollArea, .table, .window, .stack,
      .page, .split, .column, .tabs, .sheet, .inspector, .menuBar:
      cells.insets(of: role)
    }
  }

  package var rowFieldInsets: EdgeInsets? { EdgeInsets() }

  /// Marks at the trailing edge of a row: those of a switch, a stepper, or a menu.
  package func insets(ofLabelled role: Role) -> EdgeInsets? {
    switch role.control {
    case .toggle: cells.insets(trailing: 6)
    case .stepper: cells.insets(trailing: 5)
    case .picker, .menu: cells.insets(trailing: 2)
    case .button, .link, .menuItem, .backButton, .tab, .option, .disclosure, .field, .textEditor, .datePicker,
      .colorPicker, .measure, nil:
      EdgeInsets()
    }
  }

  /// Lines longer than this are hard to read, and values would be far from their labels.
  package func readableWidth(in room: CGFloat) -> CGFloat { min(room, 72 * cell.width) }

  /// One line separates cards from their surroundings.
  package func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
    beforeHeader ? 0 : cell.height
  }
  package func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat { look.hasCards ? cell.height : 0 }

  package func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets {
    // The margin of the list is already above its first card.
    role == .header && isFirst && look.hasCards ? cells.insets(leading: 2, trailing: 2) : insets(of: role)
  }

  /// Rows of several lines, and fields, run together without a line between them.
  package func rowGap(in row: Element, below height: CGFloat) -> CGFloat {
    height > 1.5 * cell.height || row.contains(role: .field) || row.contains(role: .secureField) ? cell.height : 0
  }

  package var columnWidth: CGFloat { 28 * cell.width }
  package var compactWidth: CGFloat { 64 * cell.width }
  package var threeColumnWidth: CGFloat { 110 * cell.width }
  package var editorHeight: CGFloat { 5 * cell.height }
  package var columnGap: CGFloat { cell.width }
  package var pageMarksHeight: CGFloat { cell.height }
  package var tabsStandTogether: Bool { true }

  /// A sheet leaves the surrounding page visible if there is room.
  package func sheetSize(in window: CGSize) -> CGSize {
    let columns = (window.width / cell.width).rounded()
    let lines = (window.height / cell.height).rounded()
    return CGSize(
      width: (columns >= 60 ? min(columns - 8, 96) : max(columns - 2, 1)) * cell.width,
      height: (lines >= 16 ? lines - 3 : max(lines - 1, 1)) * cell.height)
  }

  package func panelWidth(in window: CGSize) -> CGFloat {
    max(min(window.width - 4 * cell.width, 60 * cell.width), cell.width)
  }
}
