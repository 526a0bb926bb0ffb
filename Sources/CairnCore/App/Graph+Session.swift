import CairnUnsafe

extension Graph {
  /// The session that runs the graph.
  package var session: Session? {
    get { owner.map { downcast($0, to: Session.self) } }
    set {
      owner = newValue
      taskExecutor = { [weak newValue] in newValue?.host.taskExecutor }
    }
  }

  /// Puts the values nearly every view reads first, so that they are found first.
  func setCommonValues() {
    setCommon(TextSurroundingsKey.self, TextSurroundings(), .text)
    setCommon(IsEnabledKey.self, true, .isEnabled)
    setCommon(LocaleKey.self, .current, .locale)
    setCommon(ControlSurroundingsKey.self, ControlSurroundings(), .controls)
    setCommon(ButtonStyleKey.self, .builtIn(.automatic), .buttons)
  }
}
