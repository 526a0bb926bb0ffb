import CairnValues
import Foundation

/// The lengths of an iPhone's lists and bars at its usual text size.
@MainActor
package enum PhonePoints {
  /// The margin at the sides of a page, and again inside cards.
  package static let side: CGFloat = 16
  package nonisolated static let rowHeight: CGFloat = 56
  package nonisolated static let barHeight: CGFloat = 64
  /// The height of a large title below the line of its bar, whatever its font.
  package static let largeTitleHeight: CGFloat = 52.5
  /// The space inside a section without a header at its top, and without a footer at its end.
  private nonisolated static let sectionMargin: CGFloat = 17.5
  /// The space before the first row of a list and after the last, and between sections without headers and footers.
  package nonisolated static let listMargin = sectionMargin * 2

  /// The margin between rows and the sides of the page.
  package static func rowSide(in look: ListLook) -> CGFloat { look.hasCards ? side * 2 : side }

  package static func rowInsets(in look: ListLook) -> EdgeInsets {
    EdgeInsets(top: 15, leading: rowSide(in: look), bottom: 15, trailing: rowSide(in: look))
  }

  package static func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets {
    let side = rowSide(in: look)
    if role == .footer { return EdgeInsets(top: 8, leading: side, bottom: 6, trailing: side) }
    guard look.hasCards else { return EdgeInsets(top: 32, leading: side, bottom: 10, trailing: side) }
    // The first heading begins above the margin that a first row has.
    return EdgeInsets(top: isFirst ? 10 - listMargin : 10, leading: side, bottom: 10, trailing: side)
  }

  /// Returns the usual font in a header or footer.
  package static func font(of part: Element?) -> Font? {
    switch part?.role {
    case .header: .headline
    case .footer: .footnote
    default: nil
    }
  }

  package static func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat {
    look.hasCards && !isBelowLargeTitle ? listMargin : 0
  }

  package static func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
    // Headers of plain lists include their margin.
    guard look.hasCards else { return beforeHeader ? 0 : sectionMargin }
    return (afterFooter ? 0 : sectionMargin) + (beforeHeader ? 0 : sectionMargin)
  }
}
