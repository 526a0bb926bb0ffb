extension Graph {
  /// Puts the values nearly every view reads first, so that they are found first.
  func setCommonValues() {
    setCommon(TextSurroundingsKey.self, TextSurroundings(), .text)
    setCommon(IsEnabledKey.self, true, .isEnabled)
    setCommon(LocaleKey.self, .current, .locale)
    setCommon(ControlSurroundingsKey.self, ControlSurroundings(), .controls)
    setCommon(ButtonStyleKey.self, .builtIn(.automatic), .buttons)
  }
}
