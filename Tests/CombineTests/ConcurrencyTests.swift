import Combine
import Dispatch
import CairnLocks
import Testing

/// A subject that tests use from several threads.
private final class Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

private final class Tally: Sendable {
  private let number = Atomic(0)
  var count: Int { number.load(ordering: .relaxed) }
  func add() { number.wrappingAdd(1, ordering: .relaxed) }
}

@Suite struct ConcurrencyTests {
  @Test func valuesAreAwaitedOneByOne() async throws {
    var received: [Int] = []
    for await value in (1...5).publisher.values { received.append(value) }
    #expect(received == [1, 2, 3, 4, 5])
    let failing = Fail<Int, Failed>(error: Failed(code: 1)).values
    await #expect(throws: Failed(code: 1)) { for try await _ in failing {} }
  }

  @Test func leavingTheLoopCancels() async {
    let isCancelled = Tally()
    let publisher = (1...).publisher.handleEvents(receiveCancel: { isCancelled.add() })
    for await value in publisher.values where value == 3 { break }
    #expect(isCancelled.count == 1)
  }

  @Test func cancellingTheTaskEndsTheLoop() async {
    let task = Task {
      for await _ in Empty<Int, Never>(completeImmediately: false).values {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func futuresAreAwaited() async throws {
    let value = await Future<Int, Never> { $0(.success(4)) }.value
    #expect(value == 4)
    await #expect(throws: Failed(code: 2)) {
      _ = try await Future<Int, Failed> { $0(.failure(Failed(code: 2))) }.value
    }
  }

  @Test func sendsFromManyThreadsAreSerializedAndComplete() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    var first: [Int] = []
    var second: [Int] = []
    var isEntered = false
    var overlaps = 0
    let links = [
      subject.value.sink {
        if isEntered { overlaps += 1 }
        isEntered = true
        first.append($0)
        isEntered = false
      },
      subject.value.sink { second.append($0) },
    ]
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<500 { subject.value.send(thread * 1_000 + index) }
    }
    #expect(overlaps == 0)
    #expect(first == second)
    #expect(first.count == 4_000)
    for thread in 0..<8 {
      #expect(first.filter { $0 / 1_000 == thread } == (0..<500).map { thread * 1_000 + $0 })
    }
    withExtendedLifetime(links) {}
  }

  @Test func theLastValuePublishedIsTheOneHeld() {
    let subject = Shared(CurrentValueSubject<Int, Never>(0))
    let recorder = subject.value.record()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<500 { subject.value.send(thread * 1_000 + index) }
    }
    #expect(recorder.values.count == 4_001)
    #expect(recorder.values.last == subject.value.value)
  }

  @Test func publishedPropertiesMayBeWrittenFromManyThreads() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var items: [Int] = []
    }
    let model = Model()
    let announcements = Tally()
    let link = model.objectWillChange.sink { announcements.add() }
    let recorder = model.$items.record()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<200 { model.items = [thread, index] }
    }
    #expect(announcements.count == 1_600)
    #expect(recorder.values.last == model.items)
    withExtendedLifetime(link) {}
  }

  @Test func subscribersMayComeAndGoWhileOthersSend() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let kept = Tally()
    let link = subject.value.sink { _ in kept.add() }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<200 {
        if thread % 2 == 0 {
          subject.value.send(index)
        } else {
          subject.value.map { $0 + 1 }.sink { _ in }.cancel()
        }
      }
    }
    #expect(kept.count == 800)
    withExtendedLifetime(link) {}
  }
}
