import Combine
import Testing

@Suite struct StageTests {
  @Test func mapsFiltersAndCompacts() {
    #expect((1...4).publisher.map { $0 * 10 }.record().values == [10, 20, 30, 40])
    #expect(["a", "bcd"].publisher.map(\.count).record().values == [1, 3])
    #expect((1...5).publisher.filter { $0 % 2 == 0 }.record().values == [2, 4])
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.record().values == [1, 3])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
    let pairs = [(1, "a"), (2, "b")].publisher.map(\.1, \.0).record().values
    #expect(pairs.map { "\($0)\($1)" } == ["a1", "b2"])
  }

  @Test func whatIsThrownEndsTheStream() {
    let recorder = (1...4).publisher.tryMap { value -> Int in
      if value == 3 { throw Failed(code: value) }
      return value
    }.record()
    #expect(recorder.values == [1, 2])
    #expect(recorder.failure as? Failed == Failed(code: 3))
  }

  @Test func whatIsThrownCancelsUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true })
      .tryFilter { _ in throw Failed() }.record()
    subject.send(1)
    #expect(isCancelled)
    #expect(recorder.failure is Failed)
  }

  @Test func operatorsSubscribeBeforeTheyPassTheirSubscriptionOn() {
    func events<P: Publisher>(_ operation: (AnyPublisher<Int, Failed>) -> P) -> [String] {
      var events: [String] = []
      let upstream = Deferred {
        events.append("upstream")
        return Just(1).setFailureType(to: Failed.self)
      }
      let recorder = operation(upstream.eraseToAnyPublisher())
        .handleEvents(receiveSubscription: { _ in events.append("subscription") })
        .record()
      #expect(recorder.isFinished)
      return events
    }
    let order = ["upstream", "subscription"]
    #expect(events { $0.prefix(untilOutputFrom: Empty<Void, Never>(completeImmediately: false)) } == order)
    #expect(events { $0.catch { _ in Just(2) } } == order)
    #expect(events { $0.tryCatch { _ in Just(2).setFailureType(to: Failed.self) } } == order)
    #expect(events { $0.retry(1) } == order)
    #expect(events { $0.replaceError(with: 2) } == order)
    #expect(events { $0.replaceEmpty(with: 2) } == order)
    #expect(events { $0.append(2) } == order)
    // Where several publishers take part, the subscription comes first.
    #expect(events { $0.merge(with: $0) } == ["subscription", "upstream", "upstream"])
  }

  @Test func aStreamWhoseEndCameFirstEndsAfterItsSubscription() {
    let recorder = PassthroughSubject<Int, Never>().prefix(untilOutputFrom: Just(())).record()
    #expect(recorder.isFinished)
    #expect(recorder.values.isEmpty)
  }

  @Test func leftOutValuesDoNotUseUpDemand() {
    let recorder = (1...10).publisher.filter { $0 % 2 == 0 }.record(asking: .max(2))
    #expect(recorder.values == [2, 4])
    #expect(!recorder.isFinished)
  }

  @Test func removesDuplicatesNextToEachOther() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
    #expect(
      ["a", "A", "b"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() }.record().values == ["a", "b"])
  }

  @Test func stateBelongsToEachSubscription() {
    let sums = (1...3).publisher.scan(0, +)
    #expect(sums.record().values == [1, 3, 6])
    #expect(sums.record().values == [1, 3, 6])
  }

  @Test func reducesWhenAllHasCome() {
    #expect((1...4).publisher.reduce(1, *).record().values == [24])
    #expect((1...3).publisher.collect().record().values == [[1, 2, 3]])
    #expect((1...5).publisher.count().record().values == [5])
    #expect([3, 1, 2].publisher.min().record().values == [1])
    #expect([3, 1, 2].publisher.max().record().values == [3])
    #expect((1...3).publisher.ignoreOutput().record().isFinished)
    let withoutDemand = (1...4).publisher.reduce(0, +).record(asking: .none)
    #expect(withoutDemand.values.isEmpty)
    withoutDemand.subscription?.request(.max(1))
    #expect(withoutDemand.values == [10])
    #expect(withoutDemand.isFinished)
  }

  @Test func collectsInGroups() {
    let recorder = (1...5).publisher.collect(2).record()
    #expect(recorder.values == [[1, 2], [3, 4], [5]])
    #expect(recorder.isFinished)
    #expect((1...5).publisher.collect(2).record(asking: .max(1)).values == [[1, 2]])
  }

  @Test func answersAsEarlyAsPossible() {
    let subject = PassthroughSubject<Int, Never>()
    let contains = subject.contains(2).record()
    let all = subject.allSatisfy { $0 < 2 }.record()
    subject.send(1)
    #expect(contains.values.isEmpty)
    subject.send(2)
    #expect(contains.values == [true])
    #expect(contains.isFinished)
    #expect(all.values == [false])
    #expect((1...3).publisher.contains { $0 > 3 }.record().values == [false])
  }

  @Test func selectsByPosition() {
    #expect((1...9).publisher.first().record().values == [1])
    #expect((1...9).publisher.first { $0 > 4 }.record().values == [5])
    #expect((1...9).publisher.last().record().values == [9])
    #expect((1...9).publisher.last { $0 < 4 }.record().values == [3])
    #expect((1...).publisher.prefix(3).record().values == [1, 2, 3])
    #expect((1...9).publisher.prefix { $0 < 3 }.record().values == [1, 2])
    #expect((1...5).publisher.dropFirst(3).record().values == [4, 5])
    #expect((1...5).publisher.drop { $0 < 4 }.record().values == [4, 5])
    #expect((1...9).publisher.output(at: 2).record().values == [3])
    #expect((1...9).publisher.output(in: 2...3).record().values == [3, 4])
    #expect((1...3).publisher.prefix(0).record().isFinished)
  }

  @Test func theLastValueWantedCancelsUpstreamBeforeTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let link = subject.handleEvents(receiveCancel: { events.append("cancel") }).prefix(2)
      .sink(receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
    for value in 1...3 { subject.send(value) }
    #expect(events == ["1", "cancel", "2", "end"])
    withExtendedLifetime(link) {}
  }

  @Test func aSinkThatSendsIntoFirstReceivesOneValue() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let link = subject.first().sink {
      values.append($0)
      subject.send($0 + 1)
    }
    subject.send(1)
    #expect(values == [1])
    withExtendedLifetime(link) {}
  }

  @Test func waitsForAnotherPublisher() {
    let values = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    let until = values.prefix(untilOutputFrom: signal).record()
    let after = values.drop(untilOutputFrom: signal).record()
    values.send(1)
    signal.send()
    values.send(2)
    #expect(until.values == [1])
    #expect(until.isFinished)
    #expect(after.values == [2])
  }

  @Test func changesAndReplacesErrors() {
    let failing = Fail<Int, Failed>(error: Failed(code: 1))
    #expect(failing.mapError { Failed(code: $0.code + 1) }.record().failure == Failed(code: 2))
    #expect(failing.replaceError(with: 7).record().values == [7])
    #expect(Just(1).setFailureType(to: Failed.self).record().isFinished)
    #expect(Empty<Int, Never>().replaceEmpty(with: 5).record().values == [5])
    #expect(Just(1).replaceEmpty(with: 5).record().values == [1])
    let late = failing.replaceError(with: 7).record(asking: .none)
    #expect(late.values.isEmpty)
    late.subscription?.request(.max(1))
    #expect(late.values == [7])
    #expect(late.isFinished)
  }

  @Test func handleEventsSeesEverything() {
    var events: [String] = []
    let link = (1...2).publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).sink { _ in }
    #expect(events == ["subscription", "unlimited", "value 1", "value 2", "finished"])
    withExtendedLifetime(link) {}
  }

  @Test func printsInTheKnownForm() {
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    let recorder = Recorder<Int, Never>(asking: .max(1))
    recorder.onValue = { $0 == 1 ? .max(1) : .none }
    let subject = PassthroughSubject<Int, Never>()
    subject.print("p", to: page).subscribe(recorder)
    subject.send(1)
    recorder.subscription?.cancel()
    #expect(
      page.text == """
        p: receive subscription: (PassthroughSubject)
        p: request max: (1)
        p: receive value: (1)
        p: request max: (1) (synchronous)
        p: receive cancel

        """)
  }
}
