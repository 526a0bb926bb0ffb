extension TerminalHost {
  /// Returns messages for environment variables with values that a terminal does not support.
  package static func problems(in environment: [String: String]) -> [String] {
    [ThemeName.problem, ColourDepth.problem, CellSize.problem].compactMap { $0(environment) }
  }
}
