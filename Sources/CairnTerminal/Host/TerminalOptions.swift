extension TerminalHost {
  /// The messages for environment variables whose values mean nothing to a terminal.
  package static func problems(in environment: [String: String]) -> [String] {
    [ThemeName.problem, ColourDepth.problem, CellSize.problem].compactMap { $0(environment) }
  }
}
