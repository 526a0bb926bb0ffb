import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passthroughReachesThoseSubscribed() {
    let subject = PassthroughSubject<Int, Failed>()
    subject.send(1)
    let recorder = subject.record()
    subject.send(2)
    subject.send(3)
    subject.send(completion: .failure(Failed(code: 4)))
    subject.send(5)
    #expect(recorder.values == [2, 3])
    #expect(recorder.failure == Failed(code: 4))
  }

  @Test func aLateSubscriberReceivesOnlyTheEnd() {
    let subject = CurrentValueSubject<Int, Failed>(1)
    subject.send(completion: .finished)
    let recorder = subject.record()
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
    #expect(recorder.subscription != nil)
  }

  @Test func passthroughDropsWhatWasNotAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(asking: .max(2))
    for value in 1...4 { subject.send(value) }
    #expect(recorder.values == [1, 2])
    recorder.subscription?.request(.max(1))
    subject.send(5)
    subject.send(6)
    #expect(recorder.values == [1, 2, 5])
  }

  @Test func demandReturnedWithAValueCounts() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(asking: .max(1))
    recorder.onValue = { $0 < 3 ? .max(1) : .none }
    subject.subscribe(recorder)
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func currentValueIsGivenFirstAndKept() {
    let subject = CurrentValueSubject<String, Never>("a")
    subject.send("b")
    let recorder = subject.record()
    subject.value = "c"
    #expect(recorder.values == ["b", "c"])
    #expect(subject.value == "c")
  }

  @Test func currentValueKeepsTheNewestUntilAskedFor() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record(asking: .none)
    subject.send(1)
    subject.send(2)
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [2])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [2])
    subject.send(3)
    #expect(recorder.values == [2, 3])
  }

  @Test func aSinkThatSendsKeepsTheOrderForAll() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    let links = [
      subject.sink { value in
        first.append(value)
        if value < 3 { subject.send(value + 1) }
      },
      subject.sink { second.append($0) },
    ]
    subject.send(1)
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
    withExtendedLifetime(links) {}
  }

  @Test func aSinkThatEndsTheSubjectLosesNothing() {
    let subject = PassthroughSubject<Int, Never>()
    let link = subject.sink { _ in subject.send(completion: .finished) }
    let recorder = subject.record()
    subject.send(1)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    withExtendedLifetime(link) {}
  }

  @Test func aSinkThatCancelsAnotherStopsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var other: AnyCancellable?
    var otherValues: [Int] = []
    let link = subject.sink { if $0 == 2 { other?.cancel() } }
    other = subject.sink { otherValues.append($0) }
    for value in 1...3 { subject.send(value) }
    #expect(otherValues == [1])
    withExtendedLifetime(link) {}
  }

  @Test func aSinkThatCancelsItselfStops() {
    let subject = PassthroughSubject<Int, Never>()
    var link: AnyCancellable?
    var values: [Int] = []
    link = subject.sink {
      values.append($0)
      link?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test func aSubscriberWhoComesWhileSendingHearsTheNextValue() {
    let subject = PassthroughSubject<Int, Never>()
    var late: Recorder<Int, Never>?
    let link = subject.sink { _ in if late == nil { late = subject.record() } }
    subject.send(1)
    subject.send(2)
    #expect(late?.values == [2])
    withExtendedLifetime(link) {}
  }

  @Test func manySubscribersKeepTheirOrderWhenSomeLeave() {
    let subject = PassthroughSubject<Void, Never>()
    var heard: [Int] = []
    var links: [AnyCancellable?] = (0..<20).map { index in subject.sink { heard.append(index) } }
    for index in 0..<15 where index != 7 { links[index] = nil }
    let added = subject.sink { heard.append(20) }
    subject.send()
    #expect(heard == [7, 15, 16, 17, 18, 19, 20])
    withExtendedLifetime((links, added)) {}
  }

  @Test func aSubjectFedByAPublisherStopsWhenCancelled() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    let link = source.subscribe(subject)
    source.send(1)
    link.cancel()
    source.send(2)
    #expect(recorder.values == [1])
  }

  @Test func cancellingFreesTheSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    weak var recorder: Recorder<Int, Never>?
    do {
      let made = subject.record()
      recorder = made
      made.subscription?.cancel()
    }
    #expect(recorder == nil)
  }

  @Test func endingFreesTheSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    weak var recorder: Recorder<Int, Never>?
    do {
      let made = subject.record()
      recorder = made
      subject.send(completion: .finished)
    }
    #expect(recorder == nil)
  }
}
