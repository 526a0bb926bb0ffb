import Measuring
import SwiftUI

extension Case {
  static let environmentCases = [
    Case(
      name: "environment-1", about: "an environment value with 1 reader among 1,000 views", count: 1_000,
      work: caption(1)),
    Case(
      name: "environment-1000", about: "an environment value with 1,000 readers", count: 200, work: caption(1_000)),
  ]

  private static func caption(_ readers: Int) -> Work {
    .changes {
      let remote = Remote<Int>()
      let subject = Subject(Captioned(remote: remote, readers: readers))
      return Changes(subject: subject) { round in
        remote.set(round % 10)
        subject.runTurns()
      } check: { rounds in
        subject.expectText("\(rounds % 10)")
        subject.expectBodyRuns(of: Reader.self, (rounds + 1) * readers)
        subject.expectBodyRuns(of: Bystander.self, 1_000 - readers)
      }
    }
  }
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct Captioned: View {
  let remote: Remote<Int>
  let readers: Int
  @State private var number = 10

  var body: some View {
    let _ = remote.connect({ number = $0 })
    Readers(count: readers).environment(\.benchmarkNumber, number)
  }
}

extension EnvironmentValues {
  fileprivate var benchmarkNumber: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Readers: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { _ in Reader() }
      ForEach(count..<1_000) { _ in Bystander() }
    }
  }
}

private struct Reader: View {
  @Environment(\.benchmarkNumber) private var number
  var body: some View { Text(verbatim: String(number)) }
}

private struct Bystander: View {
  var body: some View { Text(verbatim: "here") }
}
