import CairnScreen
import CairnUnsafe

/// The commands that scene modifiers add to the menus.
struct SceneCommands {
  /// The commands, from the outermost modifier to the innermost.
  var all: [any Commands] = []
  /// Whether commands from modifiers further inside are ignored.
  var areSettled = false
}

struct SceneCommandsKey: EnvironmentKey {
  static var defaultValue: SceneCommands { SceneCommands() }
}

extension WindowSource {
  var commands: SceneCommands { scope.box(SceneCommandsKey.self).value }
}

/// Changes the commands of the scenes inside.
nonisolated struct SceneCommandsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout SceneCommands) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[SceneCommandsKey.self]) }
}

nonisolated extension Scene {
  func changeCommands(_ change: @escaping (inout SceneCommands) -> Void) -> some Scene {
    ModifiedScene(content: self, modifier: SceneEnvironment(modifier: SceneCommandsModifier(change: change)))
  }

  /// Adds commands whose number is known only when the app runs.
  package func adding(_ commands: [any Commands]) -> some Scene {
    let commands = Handed(commands)
    return changeCommands { if !$0.areSettled { $0.all += commands.value } }
  }
}
