import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Gestures")
struct GestureTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Draggable: View {
    let log: Log
    @State private var offset = CGSize.zero
    @GestureState private var isHeld = false

    var body: some View {
      Text("Card").frame(width: 100, height: 50)
        .gesture(
          DragGesture()
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { offset = $0.translation }
            .onEnded { log.lines.append("ended at \(Int($0.translation.width))") })
      Text("x \(Int(offset.width))")
      Text(isHeld ? "held" : "free")
    }
  }

  @Test func aDragTellsOfEachChangeAndOfItsEnd() throws {
    let log = Log()
    let host = TestHost { Draggable(log: log) }
    let drag = try host.startDrag("Card")
    try drag.move(by: CGSize(width: 30, height: 0))
    #expect(host.texts == ["Card", "x 30", "held"])
    try drag.move(by: CGSize(width: 15, height: 0))
    #expect(host.texts == ["Card", "x 45", "held"])
    #expect(log.lines.isEmpty)
    try drag.end()
    #expect(log.lines == ["ended at 45"])
    #expect(host.texts == ["Card", "x 45", "free"])
  }

  @Test func aGestureMayBeMissing() throws {
    struct Pinned: View {
      @State private var isFree = false
      @State private var distance = 0.0
      var body: some View {
        Text("Card").frame(width: 100, height: 50)
          .gesture(isFree ? DragGesture().onEnded { distance += $0.translation.width } : nil)
        Button("Turn") { isFree.toggle() }
        Text("x \(Int(distance))")
      }
    }
    let host = TestHost { Pinned() }
    try host.tap("Turn")
    try host.drag("Card", by: CGSize(width: 30, height: 0))
    #expect(host.isVisible("x 30"))
    let drag = try host.startDrag("Card")
    try drag.move(by: CGSize(width: 40, height: 0))
    try host.tap("Turn")
    try? drag.end()
    #expect(host.isVisible("x 30"))
    try host.tap("Turn")
    try host.drag("Card", by: CGSize(width: 5 + 15, height: 0))
    #expect(host.isVisible("x 50"))
  }

  @Test func aDragBeginsOnlyAfterItsMinimumDistance() throws {
    let log = Log()
    let host = TestHost { Draggable(log: log) }
    let drag = try host.startDrag("Card")
    try drag.move(by: CGSize(width: 9, height: 0))
    #expect(host.texts == ["Card", "x 0", "free"])
    try drag.end()
    #expect(log.lines.isEmpty)
  }

  @Test func aDragThatIsInterruptedEndsInNothingAndFreesItsState() throws {
    let log = Log()
    let host = TestHost { Draggable(log: log) }
    let drag = try host.startDrag("Card")
    try drag.move(by: CGSize(width: 30, height: 0))
    try drag.cancel()
    #expect(log.lines.isEmpty)
    #expect(host.texts == ["Card", "x 30", "free"])
  }

  @Test func whereADragWouldComeToRestDependsOnItsSpeed() throws {
    let log = Log()
    let host = TestHost {
      Text("Ball").frame(width: 40, height: 40)
        .gesture(DragGesture().onEnded { log.lines.append("\($0.predictedEndTranslation)") })
    }
    let drag = try host.startDrag("Ball")
    try drag.move(by: CGSize(width: 20, height: 0))
    try drag.end(velocity: CGSize(width: 400, height: 0))
    // A quarter of a second at 400 points per second adds 100 points.
    #expect(log.lines == ["\(CGSize(width: 120, height: 0))"])
  }

  @Test func placesAreMeasuredInTheSpaceTheGestureNames() throws {
    let log = Log()
    let host = TestHost(width: 200, height: 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Text("Pad").frame(width: 200, height: 80)
          .gesture(
            DragGesture(coordinateSpace: .named("board")).onEnded { log.lines.append("board \($0.startLocation.y)") }
          )
          .simultaneousGesture(DragGesture().onEnded { log.lines.append("local \($0.startLocation.y)") })
          .simultaneousGesture(
            DragGesture(coordinateSpace: .global).onEnded { log.lines.append("global \($0.startLocation.y)") })
      }
      .coordinateSpace(.named("board"))
    }
    try host.drag("Pad", by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["board 60.0", "local 40.0", "global 60.0"])
  }

  @Test func aSimultaneousTapRunsBesideTheLinkItIsOn() throws {
    let log = Log()
    let host = TestHost {
      NavigationStack {
        NavigationLink("Mint") { Text("Fresh").navigationTitle("Mint") }
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("tapped") })
      }
    }
    try host.tap("Mint")
    #expect(log.lines == ["tapped"])
    #expect(host.title == "Mint")
  }

  @Test func aTapOfHighPriorityComesBeforeTheButtonInside() throws {
    let log = Log()
    let host = TestHost {
      Button("Press") { log.lines.append("button") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("gesture") })
    }
    try host.tap("Press")
    #expect(log.lines == ["gesture"])
  }

  @Test func aPlainGestureGivesWayToTheButtonInside() throws {
    let log = Log()
    let host = TestHost {
      VStack {
        Button("Press") { log.lines.append("button") }
        Text("Beside")
      }
      .gesture(TapGesture().onEnded { log.lines.append("gesture") })
    }
    try host.tap("Press")
    try host.tap("Beside")
    #expect(log.lines == ["button", "gesture"])
  }

  @Test func aDragAfterALongPressBeginsOnlyThen() throws {
    let log = Log()
    let host = TestHost {
      Text("Tile").frame(width: 80, height: 80)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
              switch value {
              case .first: log.lines.append("pressed")
              case .second(_, let drag): log.lines.append("drag \(drag.map { Int($0.translation.width) } ?? 0)")
              }
            }
            .onEnded { _ in log.lines.append("ended") })
    }
    try host.drag("Tile", by: CGSize(width: 30, height: 0))
    #expect(log.lines.isEmpty)
    try host.longPress("Tile")
    #expect(log.lines == ["pressed", "drag 0"])
  }

  @Test func twoTapsAreMeantBeforeOne() throws {
    let log = Log()
    let host = TestHost {
      Text("Photo")
        .gesture(
          TapGesture(count: 2).onEnded { log.lines.append("two") }
            .exclusively(before: TapGesture().onEnded { log.lines.append("one") }))
    }
    try host.doubleTap("Photo")
    try host.tap("Photo")
    #expect(log.lines == ["two", "one"])
  }

  @Test func turningAndMagnifyingGoTogether() throws {
    let log = Log()
    let host = TestHost {
      Text("Photo").frame(width: 100, height: 100)
        .gesture(
          RotationGesture().simultaneously(with: MagnificationGesture())
            .onEnded { log.lines.append("\($0.first.map { Int($0.degrees.rounded()) } ?? 0) \($0.second ?? 0)") })
    }
    try host.rotate("Photo", by: .degrees(90))
    try host.magnify("Photo", by: 2)
    #expect(log.lines == ["90 0.0", "0 2.0"])
  }

  @Test func aDisabledGestureHearsNothing() throws {
    let host = TestHost {
      Text("Off").gesture(DragGesture().onEnded { _ in Issue.record("heard") }, isEnabled: false)
      Text("Masked").gesture(DragGesture().onEnded { _ in Issue.record("heard") }, including: .subviews)
      Text("Disabled").gesture(DragGesture().onEnded { _ in Issue.record("heard") }).disabled(true)
    }
    for label in ["Off", "Masked", "Disabled"] {
      #expect(throws: TestHostError.self) { try host.drag(label, by: CGSize(width: 50, height: 0)) }
    }
  }

  private struct Flick: Gesture {
    let action: () -> Void
    var body: some Gesture { DragGesture(minimumDistance: 40).onEnded { _ in action() } }
  }

  @Test func anAppsOwnGestureIsItsBody() throws {
    let log = Log()
    let host = TestHost { Text("Card").gesture(Flick { log.lines.append("flick") }) }
    try host.drag("Card", by: CGSize(width: 20, height: 0))
    try host.drag("Card", by: CGSize(width: 60, height: 0))
    #expect(log.lines == ["flick"])
  }

  @Test func aGestureOfAnyTypeBeginsAnewWhenItsTypeChanges() throws {
    struct Switching: View {
      let log: Log
      @State private var taps = false
      var body: some View {
        let gesture =
          taps
          ? AnyGesture(TapGesture().onEnded { log.lines.append("tap") }.map { 0 })
          : AnyGesture(DragGesture().onEnded { _ in log.lines.append("drag") }.map { _ in 0 })
        Text("Card").gesture(gesture)
        Button("Switch") { taps.toggle() }
      }
    }
    let log = Log()
    let host = TestHost { Switching(log: log) }
    try host.drag("Card", by: CGSize(width: 30, height: 0))
    try host.tap("Switch")
    try host.tap("Card")
    #expect(log.lines == ["drag", "tap"])
  }
}
