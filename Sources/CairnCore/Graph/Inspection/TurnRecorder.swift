import CairnScreen

/// Records the turns of a graph and their causes.
@MainActor
protocol TurnRecorder: AnyObject {
  /// A source has invalidated a node.
  func note(_ source: _Source, on node: Node)
  /// A property of an observable object has invalidated a node.
  func noteObject(_ name: String, on node: Node)
  func beginTurn()
  func willRun(_ node: Node)
  func willCommit(_ screens: [Screen])
  /// The screens show the turn's result, and its effects have run.
  func endTurn()
}
