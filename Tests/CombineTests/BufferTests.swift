import Combine
import Testing

@Suite struct BufferTests {
  @Test func theNewestIsKeptUntilItIsAskedFor() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).record(asking: .none)
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [3])
    subject.send(4)
    subject.send(5)
    #expect(recorder.values == [3, 4])
    recorder.subscription?.request(.unlimited)
    subject.send(6)
    #expect(recorder.values == [3, 4, 5, 6])
  }

  @Test func theOldestAreKeptWhereTheNewestIsDropped() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(asking: .none)
    for value in 1...4 { subject.send(value) }
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 2])
  }

  @Test func aFullBufferMayFail() {
    let subject = PassthroughSubject<Int, Failed>()
    let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Failed(code: 7) })
      .record(asking: .none)
    subject.send(1)
    #expect(recorder.failure == nil)
    subject.send(2)
    #expect(recorder.failure == Failed(code: 7))
  }

  @Test func theEndComesAfterWhatWasKept() {
    let recorder = (1...3).publisher.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).record(asking: .none)
    #expect(recorder.values.isEmpty && !recorder.isFinished)
    recorder.subscription?.request(.max(3))
    #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
  }

  @Test func aBufferThatKeepsFullAsksAhead() {
    var asked: [Subscribers.Demand] = []
    let recorder = (1...10).publisher.handleEvents(receiveRequest: { asked.append($0) })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(asking: .none)
    #expect(asked == [.max(3)])
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [1, 2])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == Array(1...10) && recorder.isFinished)
  }

  @Test func changesOfAModelCanBeAwaitedThroughABuffer() async {
    final class Model: ObservableObject { @Published var path: [Int] = [] }
    let model = Model()
    let changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> =
      model.objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    var iterator = changes.makeAsyncIterator()
    model.path = [1]
    model.path = [1, 2]
    #expect(await iterator.next() != nil)
    #expect(model.path == [1, 2])
  }
}
