import CairnScreen

/// The style of one kind of control at one place: one that hosts know, or one of the app's own.
enum StyleChoice<Style, Look: BuiltInLook> {
  case builtIn(Look)
  case own(Style)

  init(_ style: Style, look: Look) { self = look == .custom ? .own(style) : .builtIn(look) }

  var look: Look { if case .builtIn(let look) = self { look } else { .custom } }
}

/// The looks of a kind of control for which apps can make styles.
protocol BuiltInLook: Equatable, Sendable {
  static var automatic: Self { get }
  /// What an app's own style draws.
  static var custom: Self { get }
}

extension _Looks.Button: BuiltInLook {}
extension _Looks.Toggle: BuiltInLook {}
extension _Looks.Menu: BuiltInLook {}
extension _Looks.DatePicker: BuiltInLook {}
extension _Looks.TextField: BuiltInLook {}
extension _Looks.TextEditor: BuiltInLook {}
extension _Looks.Progress: BuiltInLook {}
extension _Looks.Gauge: BuiltInLook {}
