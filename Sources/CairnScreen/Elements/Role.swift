/// The engine's short name. It stays inside the package, so that an app may have a type named `Role`.
package typealias Role = ElementRole

/// The part an element plays on the screen: a button, a row, a sheet.
///
/// ```swift
/// try host.tap("Mint", role: .link)
/// ```
public enum ElementRole: String, Sendable, Hashable, CaseIterable {
  // Leaves
  case text, image, shape, divider, spacer
  // Actionable elements
  case button, link, field, secureField, textEditor, toggle, picker, option, slider, stepper, menu, menuItem
  case datePicker, colorPicker, disclosure, tab, backButton, row, progress, gauge
  // Containers
  case group, list, section, header, footer, scrollArea, table
  case window, stack, page, bar, split, column, tabs, sheet, popover, alert, dialog, inspector, menuBar

  /// Whether a user can act on an element of this role, instead of only reading it.
  package var isActionable: Bool {
    switch self {
    case .button, .link, .field, .secureField, .textEditor, .toggle, .picker, .option, .slider, .stepper, .menu,
      .menuItem, .datePicker, .colorPicker, .disclosure, .tab, .backButton, .row:
      true
    case .text, .image, .shape, .divider, .spacer, .progress, .gauge, .group, .list, .section, .header, .footer,
      .scrollArea, .table, .window, .stack, .page, .bar, .split, .column, .tabs, .sheet, .popover, .alert, .dialog,
      .inspector, .menuBar:
      false
    }
  }
}
