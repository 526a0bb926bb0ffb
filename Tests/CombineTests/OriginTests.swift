import Combine
import Testing

@Suite struct OriginTests {
  @Test func justWaitsForDemand() {
    let recorder = Just(3).record(asking: .none)
    #expect(recorder.values.isEmpty)
    #expect(!recorder.isFinished)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [3])
    #expect(recorder.isFinished)
  }

  @Test func emptyFinishesAtOnceOrNever() {
    #expect(Empty<Int, Never>().record().isFinished)
    #expect(!Empty<Int, Never>(completeImmediately: false).record().isFinished)
  }

  @Test func failFails() {
    #expect(Fail<Int, Failed>(error: Failed(code: 1)).record().failure == Failed(code: 1))
  }

  @Test func sequenceRespectsDemandAndFinishesAfterTheLast() {
    let recorder = (1...3).publisher.record(asking: .max(2))
    #expect(recorder.values == [1, 2])
    #expect(!recorder.isFinished)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isFinished)
  }

  @Test func emptySequenceFinishesWithoutDemand() {
    #expect([Int]().publisher.record(asking: .none).isFinished)
  }

  @Test func endlessSequenceStopsWhenCancelled() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = {
      if $0 == 1_000 { recorder.subscription?.cancel() }
      return .none
    }
    (1...).publisher.subscribe(recorder)
    #expect(recorder.values.count == 1_000)
  }

  @Test func aSubscriberThatAsksOneByOneNeedsNoStack() {
    let recorder = Recorder<Int, Never>(asking: .max(1))
    recorder.onValue = { _ in
      recorder.subscription?.request(.max(1))
      return .none
    }
    (1...100_000).publisher.subscribe(recorder)
    #expect(recorder.values.count == 100_000)
    #expect(recorder.isFinished)
  }

  @Test func optionalAndResultPublishWhatTheyHold() {
    #expect(Optional(1).publisher.record().values == [1])
    #expect(Optional<Int>.none.publisher.record().isFinished)
    #expect(Result<Int, Failed>.success(2).publisher.record().values == [2])
    #expect(Result<Int, Failed>.failure(Failed()).publisher.record().failure == Failed())
  }

  @Test func futureRunsOnceAndServesAll() {
    var runs = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    let early = future.record()
    promise?(.success(9))
    promise?(.success(10))
    let late = future.record()
    #expect(runs == 1)
    #expect(early.values == [9])
    #expect(early.isFinished)
    #expect(late.values == [9])
  }

  @Test func deferredMakesOnePublisherForEach() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
  }
}
