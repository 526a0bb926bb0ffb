import Combine
import Testing

@Suite struct CoreTests {
  @Test func demandAddsUpAndStopsAtItsEnds() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    #expect(Demand.max(3) + .unlimited == .unlimited)
    #expect(Demand.unlimited + .unlimited == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(3) * 4 == .max(12))
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.max(3) + -5 == .none)
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.max(1) > 0)
    #expect(Demand.unlimited != Int.max)
    #expect(Demand.none == 0)
    #expect(Demand.none > -1)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(7).max == 7)
    #expect("\(Demand.max(7)) \(Demand.unlimited)" == "max(7) unlimited")
  }

  @Test func cancellableRunsOnceWhenCancelledOrFreed() {
    var runs = 0
    let cancellable = AnyCancellable { runs += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(runs == 1)
    do {
      let other = AnyCancellable { runs += 1 }
      withExtendedLifetime(other) {}
    }
    #expect(runs == 2)
  }

  @Test func cancellablesAreStoredInSetsAndArrays() {
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    subject.sink { sum += $0 }.store(in: &set)
    subject.sink { sum += $0 }.store(in: &array)
    subject.send(1)
    #expect(sum == 2)
    set.removeAll()
    subject.send(1)
    #expect(sum == 3)
    array.removeAll()
    subject.send(1)
    #expect(sum == 3)
  }

  @Test func sinkReceivesTheEnd() {
    let subject = PassthroughSubject<Int, Failed>()
    var events: [String] = []
    let link = subject.sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    subject.send(1)
    subject.send(completion: .failure(Failed(code: 2)))
    #expect(events == ["1", "failure(CombineTests.Failed(code: 2))"])
    withExtendedLifetime(link) {}
  }

  @Test func sinkFreesItsClosuresWhenDone() {
    final class Held {}
    let subject = PassthroughSubject<Int, Never>()
    weak var afterCancel: Held?
    weak var afterEnd: Held?
    var links: [AnyCancellable] = []
    do {
      let held = Held()
      afterCancel = held
      let link = subject.sink { _ in withExtendedLifetime(held) {} }
      link.cancel()
      links.append(link)
    }
    #expect(afterCancel == nil)
    do {
      let held = Held()
      afterEnd = held
      links.append(subject.sink { _ in withExtendedLifetime(held) {} })
    }
    #expect(afterEnd != nil)
    subject.send(completion: .finished)
    #expect(afterEnd == nil)
  }

  @Test func assignWritesToAnObjectUntilCancelled() {
    final class Label { var text = "" }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    let link = subject.assign(to: \.text, on: label)
    subject.send("a")
    #expect(label.text == "a")
    link.cancel()
    subject.send("b")
    #expect(label.text == "a")
  }

  @Test func erasedPublishersBehaveAsBefore() {
    let subject = PassthroughSubject<Int, Never>()
    let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher()
    let recorder = erased.eraseToAnyPublisher().record()
    subject.send(1)
    #expect(recorder.values == [1])
  }

  @Test func anySubscriberTakesClosures() {
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: {
        values.append($0)
        return .none
      })
    (1...5).publisher.subscribe(subscriber)
    #expect(values == [1, 2])
  }

  @Test func constrainedProtocolsCompile() {
    func lengths(of names: some Publisher<String, Never>) -> any Publisher<Int, Never> { names.map(\.count) }
    let subject: any Subject<String, Never> = PassthroughSubject<String, Never>()
    subject.send("x")
    #expect(lengths(of: ["ab"].publisher) is Publishers.MapKeyPath<Publishers.Sequence<[String], Never>, Int>)
  }
}
