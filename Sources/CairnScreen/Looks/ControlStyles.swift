/// The styles of each kind of control.
///
/// Style protocols such as `ButtonStyle` are public, so these types must be public too. The outer type keeps the
/// names out of an app's namespace.
public enum _Looks {
  public enum Button: Sendable {
    case automatic, plain, borderless, bordered, borderedProminent, link, glass, glassProminent, card, accessoryBar
    case accessoryBarAction, custom

    /// Whether the style draws a border around the label.
    package var hasBorder: Bool {
      switch self {
      case .bordered, .borderedProminent, .glass, .glassProminent, .card, .accessoryBar, .accessoryBarAction: true
      case .automatic, .plain, .borderless, .link, .custom: false
      }
    }

    /// Whether the style marks the main action of a page.
    package var isProminent: Bool { self == .borderedProminent || self == .glassProminent }
  }

  public enum Toggle: Sendable { case automatic, `switch`, button, checkbox, custom }

  public enum Menu: Sendable { case automatic, button, borderlessButton, custom }

  public enum Picker: Sendable {
    case automatic, menu, segmented, inline, wheel, palette, radioGroup, navigationLink

    /// Whether all options are always shown.
    package var showsOptions: Bool {
      switch self {
      case .segmented, .inline, .wheel, .palette, .radioGroup: true
      case .automatic, .menu, .navigationLink: false
      }
    }

    /// Whether the options are side by side.
    package var isRow: Bool { self == .segmented || self == .palette }
  }

  public enum DatePicker: Sendable { case automatic, compact, graphical, wheel, field, stepperField, custom }

  public enum TextField: Sendable { case automatic, plain, roundedBorder, squareBorder, custom }

  public enum TextEditor: Sendable { case automatic, plain, roundedBorder, custom }

  public enum Progress: Sendable { case automatic, linear, circular, custom }

  public enum Gauge: Sendable {
    case automatic, linearCapacity, accessoryLinear, accessoryLinearCapacity, accessoryCircular
    case accessoryCircularCapacity, custom

    package var isRound: Bool { self == .accessoryCircular || self == .accessoryCircularCapacity }
  }

  public enum Table: Sendable { case automatic, inset, bordered }
}

/// The style of a control, by its kind. Hosts switch over the kinds they draw, so that a new style does not
/// compile until each host has decided.
package enum ControlStyle: Equatable, Sendable {
  /// A control without styles.
  case automatic
  case button(_Looks.Button)
  case toggle(_Looks.Toggle)
  case menu(_Looks.Menu)
  case picker(_Looks.Picker)
  case datePicker(_Looks.DatePicker)
  case textField(_Looks.TextField)
  case textEditor(_Looks.TextEditor)
  case progress(_Looks.Progress)
  case gauge(_Looks.Gauge)
  case table(_Looks.Table)

  package var isAutomatic: Bool {
    switch self {
    case .automatic: true
    case .button(let look): look == .automatic
    case .toggle(let look): look == .automatic
    case .menu(let look): look == .automatic
    case .picker(let look): look == .automatic
    case .datePicker(let look): look == .automatic
    case .textField(let look): look == .automatic
    case .textEditor(let look): look == .automatic
    case .progress(let look): look == .automatic
    case .gauge(let look): look == .automatic
    case .table(let look): look == .automatic
    }
  }
}

extension Element {
  package var controlLook: ControlLook? { traits?[ControlLookTrait.self] }

  package var buttonLook: _Looks.Button { if case .button(let look)? = controlLook?.style { look } else { .automatic } }
  package var toggleLook: _Looks.Toggle { if case .toggle(let look)? = controlLook?.style { look } else { .automatic } }
  package var menuLook: _Looks.Menu { if case .menu(let look)? = controlLook?.style { look } else { .automatic } }
  package var pickerLook: _Looks.Picker { if case .picker(let look)? = controlLook?.style { look } else { .automatic } }
}
