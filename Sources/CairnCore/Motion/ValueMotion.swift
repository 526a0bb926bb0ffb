import CairnScreen
import CairnValues
import Foundation

/// The animation of a value towards its target.
@MainActor
struct ValueMotion<Data: VectorArithmetic> {
  /// The current value.
  private(set) var shown: Data
  private var target: Data
  /// The animations in progress. Several run in parallel if none takes over from the one before.
  private var runs: [(run: AnimationRun<Data>, start: TimeInterval)] = []

  init(_ start: Data) {
    shown = start
    target = start
  }

  var isOver: Bool { runs.isEmpty }

  /// Sets a new target, with an animation or at once.
  mutating func go(to new: Data, with animation: Animation?, at time: TimeInterval) {
    guard new != target else { return }
    let way = new - target
    target = new
    guard let animation else {
      runs = []
      shown = new
      return
    }
    if let last = runs.last,
      let run = last.run.merged(into: animation, way: new - shown, at: max(time - last.start, 0))
    {
      runs = [(run, time)]
    } else {
      runs.append((AnimationRun(animation, way: way), time))
    }
  }

  /// Advances the value to a time.
  mutating func move(to time: TimeInterval) {
    var rest = Data.zero
    for index in runs.indices.reversed() {
      if let done = runs[index].run.position(at: max(time - runs[index].start, 0)) {
        rest += runs[index].run.way - done
      } else {
        runs.remove(at: index)
      }
    }
    shown = runs.isEmpty ? target : target - rest
  }
}
