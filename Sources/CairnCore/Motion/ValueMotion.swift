import CairnScreen
import CairnValues
import Foundation

/// The way of an animatable value from what it was to what it is to be.
@MainActor
struct ValueMotion<Data: VectorArithmetic> {
  /// Where the value is now.
  private(set) var shown: Data
  private var target: Data
  /// What is still on its way; several run beside each other if none takes over from the one before.
  private var runs: [(run: AnimationRun<Data>, start: TimeInterval)] = []

  init(_ start: Data) {
    shown = start
    target = start
  }

  var isOver: Bool { runs.isEmpty }

  /// Goes to another value: with an animation on the way, at once without.
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

  /// Goes on to where the value is at a time.
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
