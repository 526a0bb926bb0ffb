/// What an element is in, which decides how hosts show it.
package enum Place {
  case bar(Element)
  case row(Element)
  case header, footer
  case page(Element)
  case panel(Element)
  case window
}

// Where elements are. Hosts ask for a place instead of climbing by themselves.
extension Element {
  package var place: Place {
    for outer in ancestors {
      switch outer.role {
      case .bar: return .bar(outer)
      case .row: return .row(outer)
      case .header: return .header
      case .footer: return .footer
      case .page: return .page(outer)
      case .sheet, .popover, .alert, .dialog: return .panel(outer)
      case .text, .image, .shape, .divider, .spacer, .button, .link, .field, .secureField, .textEditor, .toggle,
        .picker, .option, .slider, .stepper, .menu, .menuItem, .datePicker, .colorPicker, .disclosure, .tab,
        .backButton, .progress, .gauge, .group, .list, .section, .scrollArea, .table, .window, .stack, .split,
        .column, .tabs, .inspector, .menuBar:
        continue
      }
    }
    return .window
  }

  package var isInBar: Bool { if case .bar = place { true } else { false } }
  package var isInRow: Bool { if case .row = place { true } else { false } }

  /// Its place in the top bar of a page, if it is in one.
  package var barPlace: BarPlace? {
    guard case .bar(let bar) = place else { return nil }
    let places = bar.barPlaces
    let index = bar.children.firstIndex { $0 === self || $0.contains(self) }
    return index.flatMap { places.indices.contains($0) ? places[$0] : nil }
  }

  /// The row that it is or is in, if no page is between them.
  package var nearestRow: Element? {
    role == .row ? self : nearestAround(.row, .page).flatMap { $0.role == .row ? $0 : nil }
  }

  /// The list of a row, header or footer.
  package var listAround: Element? {
    nearestAround(.list, .page, .window).flatMap { $0.role == .list ? $0 : nil }
  }

  /// The sheet, popover, alert or dialog that it is or is in.
  package var panelAround: Element? {
    selfAndAncestors.first(where: \.isPresentation)
  }

  /// The control of a list of items that pops up: around the list, or next to it in a bar.
  package var menuOwner: Element? {
    guard popsUp else { return nil }
    for one in ancestors {
      if one.opensItems { return one }
      if one.role == .page || one.role == .bar { break }
    }
    return parent?.children.first { $0.role == .menu }
  }

  /// Whether it is an item inside the element of a menu.
  package var isInMenu: Bool { nearestAround(.menu, .page, .row, .bar)?.role == .menu }

  /// Whether it is the only control of its row, which stands for it.
  package var isPurposeOfItsRow: Bool { if case .row(let row) = place { row.isOneControl } else { false } }

  /// Whether it is the content of a list, which holds the list's rows.
  package var holdsRowsOfList: Bool { parent?.role == .list }
}
