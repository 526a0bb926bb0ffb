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
}
