nonisolated extension View {
  /// On Apple's systems, prints what changed before a body runs. Here bodies are counted in tests: `TestHost.bodyRuns(of:)`.
  public static func _printChanges() {}

  /// On Apple's systems, logs what changed before a body runs.
  public static func _logChanges() {}
}
