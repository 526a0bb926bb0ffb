nonisolated extension View {
  /// On Apple's systems, prints what changed before a body runs. Has no effect; in tests, `TestHost.bodyRuns(of:)` counts
  /// bodies.
  public static func _printChanges() {}

  /// On Apple's systems, logs what changed before a body runs. Has no effect.
  public static func _logChanges() {}
}
