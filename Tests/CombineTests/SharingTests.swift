import Combine
import Testing

@Suite struct SharingTests {
  @Test func shareSubscribesOnceAndLeavesWithTheLast() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscribe") }, receiveCancel: { events.append("cancel") }
    ).share()
    let first = shared.record()
    let second = shared.record()
    subject.send(1)
    #expect(first.values == [1])
    #expect(second.values == [1])
    first.subscription?.cancel()
    #expect(events == ["subscribe"])
    second.subscription?.cancel()
    #expect(events == ["subscribe", "cancel"])
    let third = shared.record()
    subject.send(2)
    #expect(third.values == [2])
    #expect(events == ["subscribe", "cancel", "subscribe"])
    third.subscription?.cancel()
  }

  @Test func shareEndsForAll() {
    let subject = PassthroughSubject<Int, Failed>()
    let shared = subject.share()
    let first = shared.record()
    subject.send(completion: .failure(Failed(code: 1)))
    #expect(first.failure == Failed(code: 1))
    #expect(shared.record().failure == Failed(code: 1))
  }

  @Test func aConnectableHoldsBack() {
    let connectable = (1...3).publisher.makeConnectable()
    let first = connectable.record()
    let second = connectable.record()
    #expect(first.values.isEmpty)
    let connection = connectable.connect()
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [1, 2, 3])
    connection.cancel()
  }

  @Test func multicastUsesTheSubjectGiven() {
    let source = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: CurrentValueSubject<Int, Never>(0))
    let recorder = multicast.record()
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(recorder.values == [0, 1])
  }

  @Test func sharingLeavesNothingBehind() {
    final class Held {}
    weak var held: Held?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let object = Held()
      held = object
      let link = subject.map { [object] value in (object, value) }.share().sink { _ in }
      subject.send(1)
      link.cancel()
    }
    #expect(held == nil)
  }

  @Test func whatHasEndedIsNotStartedAgain() {
    var starts = 0
    let source = Deferred { () -> Just<Int> in
      starts += 1
      return Just(starts)
    }
    let shared = source.multicast { PassthroughSubject() }.autoconnect()
    #expect(shared.record().values == [1])
    let late = shared.record()
    #expect(starts == 1)
    #expect(late.values.isEmpty)
    #expect(late.isFinished)
  }

  @Test func ignoredOutputHasNoValues() {
    let ignored: Publishers.IgnoreOutput<Publishers.Sequence<ClosedRange<Int>, Never>> = (1...3).publisher
      .ignoreOutput()
    func output<P: Publisher>(of publisher: P) -> Any.Type { P.Output.self }
    #expect(ObjectIdentifier(output(of: ignored)) == ObjectIdentifier(Never.self))
    let recorder = ignored.record()
    #expect(recorder.isFinished)
    // Code that only cares about the end may then ask for any kind of value.
    #expect((1...3).publisher.ignoreOutput().map { (_: Never) -> String in }.record().values == [])
  }
}
