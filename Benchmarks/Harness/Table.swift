import Foundation
import Glibc
import Measuring

/// The time and memory of every case, for people. Times vary with the machine; instruction counts do not.
@MainActor
enum Table {
  static func printAll(_ cases: [Case]) {
    print(line("case", "least", "median", "memory", "what"))
    for one in cases {
      print(row(one))
      fflush(nil)
    }
  }

  private static func row(_ one: Case) -> String {
    switch one.work {
    case .changes(let prepare):
      let changes = prepare()
      for round in 1...10 { changes.make(round) }
      let times = (1...one.count).map { round in time { changes.make(10 + round) } }.sorted()
      changes.check(10 + one.count)
      changes.subject.end()
      return line(one.name, duration(times[0]), duration(times[times.count / 2]), "", "a change: \(one.about)")
    case .build(let build):
      return built(one) { build($0) }
    case .life(let build):
      return built(one) {
        build($0).end()
        return nil
      }
    }
  }

  private static func built(_ one: Case, _ build: (Int) -> (any Ending)?) -> String {
    build(one.count / 10)?.end()
    var times: [Double] = []
    var bytes = Int.max
    for _ in 0..<5 {
      let before = Memory.allocated
      var subject: (any Ending)?
      times.append(time { subject = build(one.count) } / Double(one.count))
      bytes = min(bytes, Memory.allocated - before)
      subject?.end()
    }
    times.sort()
    let memory = "\(bytes / one.count) B"
    return line(one.name, duration(times[0]), duration(times[times.count / 2]), memory, "a view: \(one.about)")
  }

  private static func time(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(work).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  private static func duration(_ seconds: Double) -> String {
    let micros = seconds * 1e6
    return micros < 1_000 ? String(format: "%.2f us", micros) : String(format: "%.2f ms", micros / 1_000)
  }

  private static func line(_ name: String, _ least: String, _ median: String, _ memory: String, _ about: String)
    -> String
  {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return name.padding(toLength: 18, withPad: " ", startingAt: 0) + right(least, 11) + right(median, 11)
      + right(memory, 9)
      + "  " + about
  }
}
