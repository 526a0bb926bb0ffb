import Combine
import Testing

@Suite struct JoiningTests {
  private let a = PassthroughSubject<Int, Failed>()
  private let b = PassthroughSubject<Int, Failed>()
  private let c = PassthroughSubject<Int, Failed>()

  @Test func mergePassesOnAllAndEndsWithTheLast() {
    let recorder = a.merge(with: b, c).record()
    a.send(1)
    b.send(2)
    c.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    c.send(4)
    #expect(!recorder.isFinished)
    c.send(completion: .finished)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.isFinished)
  }

  @Test func mergeFailsWithTheFirst() {
    let recorder = Publishers.MergeMany(a, b, c).record()
    a.send(1)
    b.send(completion: .failure(Failed(code: 5)))
    a.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.failure == Failed(code: 5))
  }

  @Test func mergeRespectsDemandAndLosesNothing() {
    let recorder = (1...3).publisher.merge(with: (11...13).publisher).record(asking: .max(2))
    #expect(recorder.values.count == 2)
    recorder.subscription?.request(.max(2))
    #expect(recorder.values.count == 4)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values.sorted() == [1, 2, 3, 11, 12, 13])
    #expect(recorder.isFinished)
  }

  @Test func mergeOfEndlessSequencesStops() {
    #expect((1...).publisher.merge(with: (1...).publisher).prefix(3).record().values == [1, 2, 3])
  }

  @Test func mergeOfNothingFinishes() {
    #expect(Publishers.MergeMany([PassthroughSubject<Int, Never>]()).record().isFinished)
  }

  @Test func combineLatestWaitsForAllThenFollowsEach() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    a.send(5)
    a.send(completion: .finished)
    b.send(6)
    #expect(recorder.values == ["23", "24", "54", "56"])
    #expect(!recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func combineLatestOfFour() {
    let sum = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record()
    #expect(sum.values == [10])
    #expect(sum.isFinished)
  }

  @Test func combineLatestEndsWhenOneCanNeverHaveAValue() {
    let recorder = a.combineLatest(b).record()
    b.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func combineLatestKeepsTheNewestUntilAskedFor() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.record(asking: .max(1))
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(recorder.values == ["12"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == ["12", "32"])
  }

  @Test func combineLatestSurvivesASinkThatSends() {
    let first = CurrentValueSubject<Int, Never>(0)
    let second = CurrentValueSubject<Int, Never>(0)
    var seen: [String] = []
    let link = first.combineLatest(second).sink { x, y in
      seen.append("\(x)\(y)")
      if x == 1, y == 0 { second.send(1) }
    }
    first.send(1)
    #expect(seen == ["00", "10", "11"])
    withExtendedLifetime(link) {}
  }

  @Test func zipPairsInOrder() {
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    b.send(30)
    #expect(recorder.values.map { [$0, $1] } == [[1, 10], [2, 20]])
    a.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func zipEndsWhenTheEndedSideIsUsedUp() {
    let recorder = (1...2).publisher.setFailureType(to: Failed.self).zip(a, b) { $0 + $1 + $2 }.record()
    a.send(10)
    b.send(100)
    #expect(recorder.values == [111])
    #expect(!recorder.isFinished)
    b.send(200)
    a.send(20)
    #expect(recorder.values == [111, 222])
    #expect(recorder.isFinished)
  }

  @Test func zipRespectsDemand() {
    let recorder = (1...3).publisher.zip((1...3).publisher) { $0 * $1 }.record(asking: .max(2))
    #expect(recorder.values == [1, 4])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 4, 9])
    #expect(recorder.isFinished)
  }

  @Test func flatMapRunsAsManyAsAllowed() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var started: [Int] = []
    let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(2)) { index in
      started.append(index)
      return subjects[index]
    }.record()
    #expect(started == [0, 1])
    subjects[1].send(1)
    subjects[0].send(completion: .finished)
    #expect(started == [0, 1, 2])
    subjects[2].send(2)
    subjects[1].send(completion: .finished)
    #expect(!recorder.isFinished)
    subjects[2].send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func flatMapMixesFailureTypes() {
    let failing = Just(1).flatMap { _ in Fail<Int, Failed>(error: Failed(code: 3)) }.record()
    #expect(failing.failure == Failed(code: 3))
    let both = a.flatMap { Just($0 * 2) }.record()
    a.send(4)
    #expect(both.values == [8])
    #expect((1...2).publisher.flatMap { [$0, $0 * 10].publisher }.record().values == [1, 10, 2, 20])
  }

  @Test func flatMapFailureEndsTheRest() {
    let recorder = a.flatMap { _ in b }.record()
    a.send(0)
    b.send(completion: .failure(Failed()))
    c.send(1)
    #expect(recorder.failure == Failed())
  }

  @Test func switchToLatestLeavesTheOneBefore() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Failed>, Failed>()
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(!recorder.isFinished)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 3])
    #expect(recorder.isFinished)
  }

  @Test func switchToLatestCarriesDemandOver() {
    let outer = PassthroughSubject<Publishers.Sequence<ClosedRange<Int>, Never>, Never>()
    let recorder = outer.switchToLatest().record(asking: .max(3))
    outer.send((1...2).publisher)
    outer.send((11...19).publisher)
    #expect(recorder.values == [1, 2, 11])
  }

  @Test func appendsAndPrepends() {
    let recorder = [3].publisher.prepend(1, 2).append([4, 5]).append(Just(6)).record()
    #expect(recorder.values == [1, 2, 3, 4, 5, 6])
    #expect(recorder.isFinished)
    #expect([2, 3].publisher.prepend(1).record(asking: .max(2)).values == [1, 2])
  }

  @Test func catchGoesOnWithAnother() {
    let recorder = a.catch { error in [error.code, 8].publisher }.record()
    a.send(1)
    a.send(completion: .failure(Failed(code: 7)))
    #expect(recorder.values == [1, 7, 8])
    #expect(recorder.isFinished)
    let again = Fail<Int, Failed>(error: Failed()).tryCatch { _ -> Just<Int> in throw Failed(code: 2) }.record()
    #expect(again.failure as? Failed == Failed(code: 2))
  }

  @Test func retrySubscribesAgain() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Failed>(error: Failed(code: attempts)).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }
    #expect(publisher.retry(5).record().values == [3])
    attempts = 0
    #expect(publisher.retry(1).record().failure == Failed(code: 2))
    #expect(attempts == 2)
  }

  @Test func manyRetriesNeedNoStack() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return Fail<Int, Failed>(error: Failed())
    }
    #expect(publisher.retry(100_000).record().failure == Failed())
    #expect(attempts == 100_001)
  }

  @Test func cancellingCancelsAll() {
    var cancelled: [String] = []
    func watched(_ name: String, _ subject: PassthroughSubject<Int, Failed>) -> some Publisher<Int, Failed> {
      subject.handleEvents(receiveCancel: { cancelled.append(name) })
    }
    watched("a", a).merge(with: watched("b", b)).record().subscription?.cancel()
    #expect(cancelled.sorted() == ["a", "b"])
    cancelled = []
    watched("a", a).combineLatest(watched("b", b)).record().subscription?.cancel()
    #expect(cancelled.sorted() == ["a", "b"])
    cancelled = []
    let mapped = watched("a", a).flatMap { _ in watched("b", b) }.record()
    a.send(1)
    mapped.subscription?.cancel()
    #expect(cancelled.sorted() == ["a", "b"])
    cancelled = []
    let switched = watched("a", a).map { _ in watched("b", b) }.switchToLatest().record()
    a.send(1)
    switched.subscription?.cancel()
    #expect(cancelled.sorted() == ["a", "b"])
  }
}
