import CairnCore
import CairnScreen
import Foundation

/// One action that a user can perform on a screen.
@MainActor
package struct Deed {
  package let element: Element
  package let event: ElementEvent
  /// The role and the label, and a number if several on the screen share them.
  package let name: String

  var scrolls: Bool {
    if case .scroll = event { true } else { false }
  }

  /// Whether a walk tries the element separately.
  static func isPossible(on element: Element) -> Bool {
    // The surrounding row represents it.
    if let row = element.row, row !== element, row.events.contains(.activate) { return false }
    return isUsable(element)
  }

  /// Whether a user can use an element at all.
  static func isUsable(_ element: Element) -> Bool {
    if element.hasTrait(.disabled) || element.role == .backButton || element.isBlank { return false }
    if element.outwards.contains(where: \.isUnseen) { return false }
    // An element without hit testing cannot be tapped.
    return !element.events.contains(.activate) || element.answering(.activate) != nil
  }

  /// The events to try on an element: its main one first, then a long press and a double tap.
  static func events(for element: Element) -> [ElementEvent] {
    var events = event(for: element).map { [$0] } ?? []
    guard element.isTapTarget else { return events }
    if element.events.contains(.hold) { events.append(.hold) }
    if element.events.contains(.taps) { events.append(.taps(2)) }
    return events
  }

  private static func event(for element: Element) -> ElementEvent? {
    if element.role == .tab, element.hasTrait(.selected) { return nil }
    switch element.role {
    case .field, .secureField, .textEditor: return element.events.contains(.edit) ? .edit("Cairn") : nil
    case .slider: return element.events.contains(.adjust) ? middle(of: element) : nil
    case .tabs:
      guard let pages = element.turnedPages, pages.shown + 1 < pages.count else { return nil }
      return .step(1)
    case .stepper, .datePicker: return element.events.contains(.step) ? .step(1) : nil
    case .scrollArea, .list, .table:
      guard element.events.contains(.scroll) else { return nil }
      let size = element.frame.size
      return .scroll(CGPoint(x: element.scrollOffset.x, y: element.scrollOffset.y + size.height))
    default: return element.events.contains(.activate) ? .activate : nil
    }
  }

  /// The suffix that distinguishes a long press and a double tap from a tap.
  static func suffix(for event: ElementEvent) -> String {
    switch event {
    case .hold: ", held down"
    case .taps: ", tapped twice"
    default: ""
    }
  }

  private static func middle(of element: Element) -> ElementEvent? {
    guard case .range(let range) = element.content else { return nil }
    return .adjust((range.bounds.lowerBound + range.bounds.upperBound) / 2)
  }
}

extension TestHost {
  /// The possible actions on the front layer, in reading order, and whether `limit` excluded no rows.
  package func deeds(inFirstRows limit: Int) -> (deeds: [Deed], isAll: Bool) {
    var deeds: [Deed] = []
    var isAll = true
    var count: [String: Int] = [:]
    var rows = 0
    for element in (root?.layers.first ?? []).flatMap(\.inside) {
      if element.role == .row { rows += 1 }
      if rows > limit, element.row != nil {
        isAll = false
        continue
      }
      guard Deed.isPossible(on: element) else { continue }
      let events = Deed.events(for: element)
      if events.isEmpty { continue }
      let label = element.label ?? element.semantics?.identifier ?? ""
      let base = "\(element.role.rawValue) \"\(label)\""
      let number = count[base, default: 0] + 1
      count[base] = number
      for event in events {
        let name = number == 1 ? base : "\(base) \(number)"
        deeds.append(Deed(element: element, event: event, name: name + Deed.suffix(for: event)))
      }
    }
    return (deeds, isAll)
  }

  /// Performs an action, and runs the resulting turns.
  package func perform(_ deed: Deed) {
    _ = session.send(deed.event, to: deed.element)
    session.runTurns()
  }
}
