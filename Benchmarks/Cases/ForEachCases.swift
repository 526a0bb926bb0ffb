import Measuring
import SwiftUI

extension Case {
  static let forEachCases = [
    Case(
      name: "foreach-insert", about: "an element inserted in the middle of 10,000", count: 20,
      work: edit { numbers, round in
        numbers.insert(10_000 + round, at: 5_000)
      }),
    Case(
      name: "foreach-move", about: "an element moved halfway through 10,000", count: 20,
      work: edit { numbers, round in
        if round.isMultiple(of: 2) {
          numbers.insert(numbers.remove(at: 7_499), at: 2_500)
        } else {
          numbers.insert(numbers.remove(at: 2_500), at: 7_499)
        }
      }),
    Case(
      name: "foreach-delete", about: "an element removed from the middle of 10,000", count: 20,
      work: edit { numbers, _ in
        numbers.remove(at: 5_000)
      }),
    Case(
      name: "foreach-replace", about: "one of 10,000 elements replaced by another", count: 20,
      work: edit { numbers, round in
        numbers[5_000] = 10_000 + round
      }),
    Case(
      name: "foreach-one-100", about: "an element inserted in the middle of 100 and removed", count: 500,
      work: insertAndRemove(in: 100)),
    Case(
      name: "foreach-one-1000", about: "an element inserted in the middle of 1,000 and removed", count: 50,
      work: insertAndRemove(in: 1_000)),
  ]

  private static func insertAndRemove(in count: Int) -> Work {
    .changes {
      let remote = Remote<[Int]>()
      let without = Array(0..<count)
      var with = without
      with.insert(count, at: count / 2)
      let subject = Subject(Numbers(remote: remote, numbers: without))
      return Changes(subject: subject) { _ in
        remote.set(with)
        subject.runTurns()
        remote.set(without)
        subject.runTurns()
      } check: { _ in
        let shown = subject.first(.group).children.map { $0.label ?? "" }
        precondition(shown == without.map { String($0) }, "The rows are not what they should be.")
      }
    }
  }

  private static func edit(_ change: @escaping (inout [Int], Int) -> Void) -> Work {
    .changes {
      let remote = Remote<[Int]>()
      var numbers = Array(0..<10_000)
      let subject = Subject(Numbers(remote: remote, numbers: numbers))
      return Changes(subject: subject) { round in
        change(&numbers, round)
        remote.set(numbers)
        subject.runTurns()
      } check: { _ in
        let shown = subject.first(.group).children.map { $0.label ?? "" }
        precondition(shown == numbers.map { String($0) }, "The rows are not what they should be.")
      }
    }
  }
}

private struct Numbers: View {
  let remote: Remote<[Int]>
  @State var numbers: [Int]

  var body: some View {
    let _ = remote.connect({ numbers = $0 })
    VStack { ForEach(numbers, id: \.self) { NumberRow(number: $0) } }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text(verbatim: String(number)) }
}
