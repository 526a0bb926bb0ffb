// What elements mean to a user, where that is more than a role.
extension Element {
  package var isRow: Bool { role == .row }

  /// Whether pressing it leads to another page: a link, or a row with one.
  package var leadsOn: Bool { role == .link || isRow && contains(role: .link) }

  /// Whether a press turns it on or chooses it.
  package var isChoice: Bool { role == .option || role == .toggle }

  /// Whether it opens a list of items.
  package var opensItems: Bool { role == .menu || role == .picker }

  /// Whether it asks the user a question: an alert or a confirmation dialog.
  package var isDialog: Bool { role == .alert || role == .dialog }

  /// Whether it is a field for searching.
  package var isSearchField: Bool { role == .field && events.contains(.dismiss) }

  /// Whether it is a bar with the tabs of its container.
  package var holdsTabs: Bool { role == .bar && children.contains { $0.role == .tab } }

  /// The bars inside, and everything else, as pages and tabs show them.
  package var bars: [Element] { children.filter { $0.role == .bar } }
  package var contentBesideBars: [Element] { children.filter { $0.role != .bar } }

  package func contains(role: Role) -> Bool { firstInside { $0.role == role } != nil }

  /// The menu that a row stands for.
  package var menuOfRow: Element? {
    standsForItsContent ? firstInside { $0.role == .menu && !$0.events.isEmpty } : nil
  }

  /// Whether it is the only action of an empty state.
  package var isOnlyActionOfEmptyState: Bool {
    for one in ancestors {
      if one.role != .group { break }
      if one.traits?[RowLookTrait.self]?.isEmptyState == true { return one.actionsInside.count == 1 }
    }
    return false
  }

  // MARK: Headings

  /// The text in the header of a section.
  package var heading: String? {
    guard let header = children.first(where: { $0.role == .header }) else { return nil }
    let text = header.textsInside.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The heading of the section that a control is in, which names it if nothing else does.
  package var headingAround: String? { nearestAround(.section, .page)?.heading }

  /// The level of a heading: of a page, of a section, or of a part of one. `nil` for any other text.
  package var headingLevel: Int? {
    guard role == .text else { return nil }
    for one in selfAndAncestors {
      if one.role == .header { return one.firstInside(where: \.role.isActionable) == nil ? 2 : nil }
      if one.role != .text, one.role != .group { break }
    }
    guard hasTrait(.header) else { return nil }
    return isInBar ? 1 : nearestAround(.section, .page)?.role == .section ? 3 : 2
  }

  // MARK: Pickers

  /// The picker whose options it holds, all of them visible. It may be the picker itself.
  package var pickerOfSpreadOptions: Element? {
    if role == .picker { return !children.isEmpty && children.allSatisfy { $0.role == .option } ? self : nil }
    guard role == .group, let picker = parent, picker.role == .picker else { return nil }
    return picker.spreadsOptions && picker.children.last === self && !children.isEmpty ? picker : nil
  }
}

// MARK: Roles with what belongs to them

/// A kind of presentation over a page.
package enum Panel: Equatable {
  case sheet(coversWindow: Bool)
  case popover, alert, dialog
}

/// A control, by how it is shown and operated.
package enum Control {
  case button, link, menu, menuItem, backButton, tab, option, toggle, disclosure
  case field(isSecret: Bool)
  case textEditor
  case picker, datePicker, colorPicker, stepper
  case measure(Measure)
}

/// A control with a value on a track.
package enum Measure: Equatable { case slider, progress, gauge }

extension Element {
  package var panel: Panel? {
    switch role {
    case .sheet: .sheet(coversWindow: frame.width >= screen.size.width && frame.height >= screen.size.height)
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    case .text, .image, .shape, .divider, .spacer, .button, .link, .field, .secureField, .textEditor, .toggle, .picker,
      .option, .slider, .stepper, .menu, .menuItem, .datePicker, .colorPicker, .disclosure, .tab, .backButton, .row,
      .progress, .gauge, .group, .list, .section, .header, .footer, .scrollArea, .table, .window, .stack, .page, .bar,
      .split, .column, .tabs, .inspector, .menuBar:
      nil
    }
  }

  package var control: Control? { role.control }

  /// What it measures, if it is a control with a value on a track.
  package var measure: Measure? { if case .measure(let measure)? = control { measure } else { nil } }

  /// Whether it is a single-line field that is not for searching.
  package var isEntry: Bool { if case .field? = control { !isSearchField } else { false } }
}

extension Role {
  package var control: Control? {
    switch self {
    case .button: .button
    case .link: .link
    case .menu: .menu
    case .menuItem: .menuItem
    case .backButton: .backButton
    case .tab: .tab
    case .option: .option
    case .toggle: .toggle
    case .disclosure: .disclosure
    case .field: .field(isSecret: false)
    case .secureField: .field(isSecret: true)
    case .textEditor: .textEditor
    case .picker: .picker
    case .datePicker: .datePicker
    case .colorPicker: .colorPicker
    case .stepper: .stepper
    case .slider: .measure(.slider)
    case .progress: .measure(.progress)
    case .gauge: .measure(.gauge)
    case .text, .image, .shape, .divider, .spacer, .row, .group, .list, .section, .header, .footer, .scrollArea, .table,
      .window, .stack, .page, .bar, .split, .column, .tabs, .sheet, .popover, .alert, .dialog, .inspector, .menuBar:
      nil
    }
  }
}
