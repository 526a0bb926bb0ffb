import CairnTesting
import SwiftUI
import Testing

private struct Point: Equatable {
  var x = 0
  var y = 0
  /// A property that is computed.
  var sum: Int {
    get { x + y }
    set { x = newValue - y }
  }
}

private struct First: View {
  @Binding var number: Int
  var body: some View { Button("first \(number)") { number += 1 } }
}

private struct Second: View {
  @Binding var number: Int
  var body: some View { Button("second \(number)") { number += 1 } }
}

private struct Whole: View {
  @Binding var points: [Point]
  var body: some View { Text("all \(points.map(\.sum).reduce(0, +))") }
}

private struct Elements: View {
  @State private var numbers = [0, 0]
  @State private var showsSecond = true
  var body: some View {
    First(number: $numbers[0])
    if showsSecond { Second(number: $numbers[1]) }
    Button("both") { numbers = [10, 20] }
    Button("toggle") { showsSecond.toggle() }
  }
}

private struct Properties: View {
  @State private var point = Point()
  var body: some View {
    First(number: $point.x)
    Second(number: $point.y)
  }
}

private struct Nested: View {
  @State private var points = [Point(), Point()]
  var body: some View {
    First(number: $points[1].x)
    Second(number: $points[1].y)
    Whole(points: $points)
  }
}

private struct Computed: View {
  @State private var point = Point()
  var body: some View {
    First(number: $point.x)
    Second(number: $point.sum)
  }
}

private struct Reader: View {
  @Binding var numbers: [Int]
  var body: some View { Text("read \((0..<10).map { $numbers[$0].wrappedValue }.reduce(0, +))") }
}

private struct ManyElements: View {
  @State private var numbers = Array(repeating: 1, count: 10)
  var body: some View {
    Reader(numbers: $numbers)
    Button("last") { numbers[9] += 1 }
    Button("first") { numbers[0] += 1 }
  }
}

/// An object without observation.
private final class Box {
  var number = 0
}

private struct Boxes: View {
  struct State {
    var box = Box()
    var other = 0
  }
  @SwiftUI.State private var state = State()

  var body: some View {
    Contents(box: $state.box)
    Button("change") {
      state.box.number += 1
      state.other += 1
    }
  }

  struct Contents: View {
    @Binding var box: Box
    var body: some View { Text("box \(box.number)") }
  }
}

/// Takes a binding out of a view. Sendable: set once, before another thread reads it.
private final class Handle: @unchecked Sendable {
  var binding: Binding<[Int]>?
}

private struct Shared: View {
  let handle: Handle
  @State private var numbers = [0, 0]
  var body: some View {
    let _ = handle.binding = $numbers
    First(number: $numbers[0])
    Second(number: $numbers[1])
  }
}

@MainActor
@Suite("A part of state")
struct StatePartTests {
  @Test func aReaderOfAnElementIgnoresTheOthers() throws {
    let host = TestHost { Elements() }
    try host.tap("first 0")
    try host.tap("first 1")
    #expect(host.bodyRuns(of: First.self) == 3)
    #expect(host.bodyRuns(of: Second.self) == 1)
    #expect(host.bodyRuns(of: Elements.self) == 1)
    try host.tap("both")
    #expect(host.texts.prefix(2) == ["first 10", "second 20"])
  }

  @Test func aReaderThatComesBackFollowsItsElement() throws {
    let host = TestHost { Elements() }
    try host.tap("toggle")
    try host.tap("both")
    try host.tap("toggle")
    try host.tap("second 20")
    try host.tap("both")
    #expect(host.texts.prefix(2) == ["first 10", "second 20"])
  }

  @Test func aReaderOfAPropertyIgnoresTheOthers() throws {
    let host = TestHost { Properties() }
    try host.tap("second 0")
    #expect(host.texts == ["first 0", "second 1"])
    #expect(host.bodyRuns(of: First.self) == 1)
    #expect(host.bodyRuns(of: Second.self) == 2)
  }

  @Test func aPropertyOfAnElementIsAPart() throws {
    let host = TestHost { Nested() }
    try host.tap("second 0")
    try host.tap("second 1")
    #expect(host.texts == ["first 0", "second 2", "all 2"])
    #expect(host.bodyRuns(of: First.self) == 1)
    #expect(host.bodyRuns(of: Second.self) == 3)
    #expect(host.bodyRuns(of: Whole.self) == 3)
  }

  @Test func aComputedPropertyDependsOnTheWhole() throws {
    let host = TestHost { Computed() }
    try host.tap("first 0")
    #expect(host.texts == ["first 1", "second 1"])
    try host.tap("second 1")
    #expect(host.texts == ["first 2", "second 2"])
  }

  @Test func aReaderOfManyElementsFollowsEachOfThem() throws {
    let host = TestHost { ManyElements() }
    try host.tap("last")
    #expect(host.isVisible("read 11"))
    try host.tap("first")
    try host.tap("last")
    #expect(host.isVisible("read 13"))
  }

  @Test func anObjectThatChangesUnseenDependsOnTheWhole() throws {
    let host = TestHost { Boxes() }
    try host.tap("change")
    #expect(host.isVisible("box 1"))
  }

  @Test func aWriteFromAnotherThreadReachesTheReadersOfWhatChanged() async {
    let handle = Handle()
    let host = TestHost { Shared(handle: handle) }
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        handle.binding?.wrappedValue = [0, 5]
        done.resume()
      }
    }
    #expect(host.texts == ["first 0", "second 5"])
    #expect(host.bodyRuns(of: First.self) == 1)
    #expect(host.bodyRuns(of: Second.self) == 2)
  }
}
