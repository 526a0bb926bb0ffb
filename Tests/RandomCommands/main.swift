import Foundation
import NavigationCommands
import TestSupport

// RandomCommands [COUNT] [SEED]          runs random commands on an app with a stack beside a naive one
// RandomCommands --paths [COUNT] [SEED]  reads damaged encoded paths
// RandomCommands --files [COUNT] [SEED]  starts an app from damaged files

var arguments = Array(CommandLine.arguments.dropFirst())
let mode = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if mode != nil { arguments.removeFirst() }
let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1

/// Says twenty times on the way how far it is.
final class Progress {
  private let count: Int
  private var next = 0

  init(count: Int) { self.count = count }

  func report(_ seed: UInt64, _ done: Int) {
    guard done >= next else { return }
    print("\(done) of \(count), at seed \(seed)")
    // A file has the line at once, too: a run takes an hour.
    fflush(nil)
    next = done + max(1, count / 20)
  }
}

let progress = Progress(count: count)
let failure: (any CustomStringConvertible)?
switch mode {
case "--paths":
  var fuzz = PathFuzz()
  fuzz.progress = progress.report
  failure = fuzz.firstFailure(inputs: count, seed: seed)
case "--files":
  var fuzz = try FileFuzz()
  fuzz.progress = progress.report
  failure = try fuzz.firstFailure(inputs: count, seed: seed)
default:
  var test = CommandTest<TrailSubject>(commands: count, seed: seed)
  test.progress = progress.report
  failure = test.firstFailure()
}
if let failure {
  print(failure.description)
  exit(1)
}
print("All \(count) agree.")
