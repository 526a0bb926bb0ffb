import Combine
import Dispatch
import Foundation
import Testing

@Suite struct FoundationTests {
  private struct User: Codable, Equatable {
    var name: String
  }

  @Test func decodesAndEncodes() {
    let data = Just(User(name: "Ada")).encode(encoder: JSONEncoder()).record().values
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == [#"{"name":"Ada"}"#])
    let users = data.publisher.decode(type: User.self, decoder: JSONDecoder()).record()
    #expect(users.values == [User(name: "Ada")])
    let broken = Just(Data("x".utf8)).decode(type: User.self, decoder: JSONDecoder()).record()
    #expect(broken.failure is DecodingError)
  }

  @Test func notificationsArriveUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    let recorder = center.publisher(for: name).map { $0.userInfo?["id"] as? Int }.record()
    center.post(name: name, object: nil, userInfo: ["id": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["id": 2])
    recorder.subscription?.cancel()
    center.post(name: name, object: nil, userInfo: ["id": 3])
    #expect(recorder.values == [1])
  }

  @Test func lengthsOfTimeMeanWhatTheySay() {
    typealias Dispatched = DispatchQueue.SchedulerTimeType.Stride
    #expect(Dispatched.seconds(2).magnitude == 2_000_000_000)
    #expect(Dispatched.milliseconds(3).magnitude == 3_000_000)
    #expect((0.5 as Dispatched).magnitude == 500_000_000)
    #expect((1 as Dispatched) == .seconds(1))
    #expect(Dispatched.seconds(.max).magnitude == .max)
    #expect(Dispatched.seconds(-Double.infinity).magnitude == .min)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(time.advanced(by: .nanoseconds(500)).distance(to: time) == .nanoseconds(-500))
  }

  @Test func queuesDeliverWhatTheyAreGiven() async {
    let queue = DispatchQueue(label: "values")
    var received: [Int] = []
    for await value in (1...100).publisher.receive(on: queue).collect().values { received = value }
    #expect(received == Array(1...100))
  }

  @Test func operationQueuesDeliverInOrder() async {
    let queue = OperationQueue()
    var received: [Int] = []
    for await value in (1...100).publisher.receive(on: queue).values { received.append(value) }
    #expect(received == Array(1...100))
  }

  @MainActor @Test func theMainRunLoopIsServedByTheMainQueue() async {
    var received: [Int] = []
    for await value in (1...3).publisher.receive(on: RunLoop.main).values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @MainActor @Test func timersTickOnTheMainRunLoop() async {
    var ticks = 0
    for await _ in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(3).values { ticks += 1 }
    #expect(ticks == 3)
  }
}
