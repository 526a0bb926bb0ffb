import Foundation
import GuardCommands
import NavigationCommands
import TestSupport

// RandomCommands [COUNT] [SEED]          runs random commands on everything below and on naive models, in equal parts
// RandomCommands --stack [COUNT] [SEED]  on an app with a stack
// RandomCommands --split [COUNT] [SEED]  on an app with a split view
// RandomCommands --guards [COUNT] [SEED] on an app whose pages ask before they leave, with redirects
// RandomCommands --paths [COUNT] [SEED]  decodes damaged paths
// RandomCommands --files [COUNT] [SEED]  starts an app from damaged files

var arguments = Array(CommandLine.arguments.dropFirst())
let kind = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if kind != nil { arguments.removeFirst() }
let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1

/// Reports the progress twenty times.
final class Progress {
  private let name: String
  private let count: Int
  private var next = 0

  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }

  func report(_ seed: UInt64, _ done: Int) {
    guard done >= next else { return }
    print("\(name): \(done) of \(count), at seed \(seed)")
    // Flush so that a file gets the line immediately: a run takes an hour.
    fflush(nil)
    next = done + max(1, count / 20)
  }
}

@MainActor
func run<Subject: CommandSubject>(_ subject: Subject.Type, _ name: String, commands: Int) async {
  var test = CommandTest<Subject>(commands: commands, seed: seed)
  test.progress = Progress(name, count: commands).report
  if let failure = await test.firstFailure() { fail(failure) }
}

func fail(_ failure: any CustomStringConvertible) -> Never {
  print(failure.description)
  exit(1)
}

switch kind {
case nil:
  await run(TrailSubject.self, "stack", commands: count / 3)
  await run(ShelfSubject.self, "split", commands: count / 3)
  await run(GuardSubject.self, "guards", commands: count / 3)
case "--stack": await run(TrailSubject.self, "stack", commands: count)
case "--split": await run(ShelfSubject.self, "split", commands: count)
case "--guards": await run(GuardSubject.self, "guards", commands: count)
case "--paths":
  var fuzz = PathFuzz()
  fuzz.progress = Progress("paths", count: count).report
  if let failure = fuzz.firstFailure(inputs: count, seed: seed) { fail(failure) }
case "--files":
  var fuzz = try FileFuzz()
  fuzz.progress = Progress("files", count: count).report
  if let failure = try fuzz.firstFailure(inputs: count, seed: seed) { fail(failure) }
default:
  print("There is no kind \(kind ?? "").")
  exit(2)
}
print("All \(count) agree.")
