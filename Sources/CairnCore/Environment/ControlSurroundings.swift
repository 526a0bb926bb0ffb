import CairnScreen
import CairnValues

/// The environment's settings for the look of all controls, in one value of one word: a control reads one key
/// instead of three, and without settings there is nothing to compare.
struct ControlSurroundings: Equatable, Sendable {
  private struct Said: Equatable, Sendable {
    var size = ControlSize.regular
    var borderShape = ButtonBorderShape.automatic
    var tint: Paint?
  }

  private final class Shared: Sendable {
    let said: Said
    init(_ said: Said) { self.said = said }
  }

  /// `nil` if nothing is set.
  private var shared: Shared?

  var sayNothing: Bool { shared == nil }

  private var said: Said {
    get { shared?.said ?? Said() }
    set { shared = newValue == Said() ? nil : Shared(newValue) }
  }

  var size: ControlSize {
    get { said.size }
    set { said.size = newValue }
  }

  var borderShape: ButtonBorderShape {
    get { said.borderShape }
    set { said.borderShape = newValue }
  }

  /// The tint, or `nil` for the host's own.
  var tint: Paint? {
    get { shared?.said.tint }
    set { said.tint = newValue }
  }

  static func == (a: ControlSurroundings, b: ControlSurroundings) -> Bool { a.shared === b.shared || a.said == b.said }
}

struct ControlSurroundingsKey: EnvironmentKey {
  static var defaultValue: ControlSurroundings { ControlSurroundings() }
}

extension EnvironmentValues {
  var controls: ControlSurroundings {
    get { self[ControlSurroundingsKey.self] }
    set { self[ControlSurroundingsKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { controls.size }
    set { controls.size = newValue }
  }
}
