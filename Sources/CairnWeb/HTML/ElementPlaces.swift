import CairnCore
import CairnScreen
import Foundation

/// An element's position in the tree, as far as it matters for HTML.
extension Element {
  /// Whether the element is inside a control, which contains no other blocks or controls.
  var isInPhrase: Bool {
    var isItem = popsUp
    for outer in ancestors {
      if outer.popsUp { isItem = true }
      switch outer.control {
      case .menu, .picker: if !isItem, !outer.spreadsOptions { return true }
      case .button, .link, .toggle, .option, .tab, .menuItem, .backButton, .disclosure, .datePicker, .colorPicker:
        return true
      case .field, .textEditor, .stepper, .measure: break
      case nil: if [.page, .row, .bar].contains(outer.role) { return false }
      }
    }
    return false
  }

  /// Whether the element is at the end of a row, such as the mark of a link.
  var isAccessory: Bool {
    guard let row = parent, case .row(_, _, let count, let extra) = row.layoutKind.arrangement else { return false }
    return row.children.dropFirst(count).prefix(extra).contains { $0 === self }
  }

  /// Whether it is the first accessory of its row.
  var isFirstAccessory: Bool {
    guard case .row(_, _, let count, let extra)? = parent?.layoutKind.arrangement, extra > 0 else { return false }
    return parent?.children.dropFirst(count).first { !$0.isNotShown } === self
  }

  /// Whether it is the title in the bar of its page.
  var isTitleOfPage: Bool { hasTrait(.header) && isInBar }

  /// Whether its node can be the main landmark.
  var canBeMain: Bool { role == .list || role == .scrollArea || role == .group && !popsUp && !isTapTarget }

  /// Whether it has no focus stop inside.
  var hasNoStops: Bool {
    firstInside { element in
      if element.isNotShown { return false }
      guard element.isRow else { return element.role.isActionable || element.isTapTarget }
      return !element.events.isDisjoint(with: [.activate, .select, .delete, .move])
    } == nil
  }

  /// The events that the script listens for at the element, a letter each.
  var gestureLetters: String? {
    var letters = ""
    if events.contains(.taps) { letters += "t" }
    if events.contains(.hold) { letters += "h" }
    if events.contains(.hover) { letters += "o" }
    if events.contains(.drag) { letters += "d" }
    if events.contains(.magnify) { letters += "m" }
    if events.contains(.rotate) { letters += "r" }
    if hasActionMenu { letters += "c" }
    return letters.isEmpty ? nil : letters
  }

  /// Whether the pointer's other button opens a menu on it. In a row, its button may be over what has the menu.
  private var hasActionMenu: Bool {
    guard isRow else { return hasMenuItems }
    return !RowActions(of: self).isEmpty || events.contains(.move) || rowHasContextMenu
  }

  /// The links in the element's text.
  var links: [URL] {
    guard case .text(let text) = content else { return [] }
    return text.runs.isEmpty ? [text.style.link].compactMap { $0 } : text.runs.compactMap(\.style.link)
  }
}

extension Scribe {
  /// Whether the page around an element is the main content of its window.
  func isMain(_ page: Element) -> Bool {
    if page.panelAround != nil { return false }
    guard let column = page.nearestAround(.column) else { return true }
    return column.parent?.children.last { !$0.isNotShown } === column
  }

  func isTitleOfMain(_ element: Element) -> Bool {
    guard let page = element.nearestAround(.page) else { return true }
    return isMain(page)
  }

  /// Whether an element is the entire content of the main page.
  func isContentOfMain(_ element: Element) -> Bool {
    guard ![.bar, .tabs, .split].contains(element.role), !element.isPresentation, element.part?.isUnseen != true,
      let outer = element.parent,
      !containsPage(element)
    else { return false }
    if outer === element.screen.root { return true }
    if outer.role == .tabs { return outer.panelAround == nil && outer.nearestAround(.page) == nil }
    return outer.role == .page && isMain(outer) && outer.contentBesideBars.first === element
  }

  func containsPage(_ element: Element) -> Bool {
    element.role == .page || element.firstInside { $0.role == .page && !$0.isNotShown } != nil
  }
}
