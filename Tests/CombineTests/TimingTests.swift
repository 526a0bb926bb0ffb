import Combine
import Testing

@Suite struct TimingTests {
  private let clock = VirtualClock()
  private let subject = PassthroughSubject<Int, Failed>()

  @Test func receiveOnDeliversInOrderWhenTheSchedulerRuns() {
    let recorder = subject.receive(on: clock).record()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    clock.advance(milliseconds: 0)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func receiveOnDropsWhatIsUnderWayWhenCancelled() {
    let recorder = subject.receive(on: clock).record()
    subject.send(1)
    recorder.subscription?.cancel()
    clock.advance(milliseconds: 0)
    #expect(recorder.values.isEmpty)
  }

  @Test func receiveOnRespectsDemand() {
    let recorder = (1...5).publisher.receive(on: clock).record(asking: .max(2))
    clock.advance(milliseconds: 0)
    #expect(recorder.values == [1, 2])
  }

  @Test func subscribeOnSubscribesWhenTheSchedulerRuns() {
    let recorder = Just(1).subscribe(on: clock).record()
    #expect(recorder.subscription == nil)
    clock.advance(milliseconds: 0)
    #expect(recorder.values == [1])
  }

  @Test func delayMovesEverythingInTime() {
    let recorder = subject.delay(for: 100, scheduler: clock).record()
    subject.send(1)
    clock.advance(milliseconds: 60)
    subject.send(2)
    subject.send(completion: .finished)
    clock.advance(milliseconds: 40)
    #expect(recorder.values == [1])
    clock.advance(milliseconds: 60)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func debounceWaitsForAPause() {
    let recorder = subject.debounce(for: 100, scheduler: clock).record()
    subject.send(1)
    clock.advance(milliseconds: 50)
    subject.send(2)
    clock.advance(milliseconds: 99)
    #expect(recorder.values.isEmpty)
    clock.advance(milliseconds: 1)
    #expect(recorder.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    clock.advance(milliseconds: 0)
    #expect(recorder.values == [2, 3])
    #expect(recorder.isFinished)
    clock.advance(milliseconds: 200)
    #expect(recorder.values == [2, 3])
  }

  @Test(arguments: [(true, [1, 4, 5]), (false, [1, 2, 5])])
  func throttleLetsOneThrough(latest: Bool, expected: [Int]) {
    let recorder = subject.throttle(for: 100, scheduler: clock, latest: latest).record()
    subject.send(1)
    clock.advance(milliseconds: 0)
    #expect(recorder.values == [1])
    for value in 2...4 {
      clock.advance(milliseconds: 20)
      subject.send(value)
    }
    clock.advance(milliseconds: 39)
    #expect(recorder.values == [1])
    clock.advance(milliseconds: 1)
    #expect(recorder.values.count == 2)
    clock.advance(milliseconds: 500)
    subject.send(5)
    clock.advance(milliseconds: 0)
    #expect(recorder.values == expected)
  }

  @Test func timeoutEndsASilentStream() {
    let recorder = subject.timeout(100, scheduler: clock, customError: { Failed(code: 9) }).record()
    clock.advance(milliseconds: 90)
    subject.send(1)
    clock.advance(milliseconds: 90)
    #expect(recorder.values == [1])
    #expect(recorder.completion == nil)
    clock.advance(milliseconds: 10)
    #expect(recorder.failure == Failed(code: 9))
  }

  @Test func timeoutLeavesAFinishedStreamAlone() {
    let recorder = subject.timeout(100, scheduler: clock).record()
    subject.send(completion: .failure(Failed(code: 1)))
    clock.advance(milliseconds: 200)
    #expect(recorder.failure == Failed(code: 1))
  }

  @Test func immediateSchedulerRunsOnTheSpot() {
    #expect((1...3).publisher.receive(on: ImmediateScheduler.shared).record().values == [1, 2, 3])
  }
}
