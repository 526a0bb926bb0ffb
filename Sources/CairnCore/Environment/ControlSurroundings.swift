import CairnScreen
import CairnValues

/// What the environment says of the look of all controls, in one value and one word: a control reads one key, not three,
/// and where nothing is said there is nothing to look at.
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

  /// Nil where nothing is said.
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

  /// Nil for the host's own.
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

  /// How large controls are.
  public var controlSize: ControlSize {
    get { controls.size }
    set { controls.size = newValue }
  }
}
