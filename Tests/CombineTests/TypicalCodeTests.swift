import Combine
import Foundation
import Testing

/// A typical model of a SwiftUI program.
@MainActor private class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isEmpty = true
  @Published var user: String?
  let refresh = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  init<S: Scheduler>(scheduler: S) {
    $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { query in
        Future<[String], any Error> { promise in
          promise(query == "bad" ? .failure(Failed()) : .success([query, query.uppercased()]))
        }
        .catch { _ in Just([]) }
      }
      .switchToLatest()
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $results.map(\.isEmpty).assign(to: &$isEmpty)
    refresh.sink { [weak self] in self?.results = [] }.store(in: &cancellables)
  }
}

@MainActor private final class CountingModel: SearchModel {
  @Published var visits = 0
}

@MainActor @Suite struct TypicalCodeTests {
  private let clock = VirtualClock()

  @Test func aSearchModelFollowsWhatIsTyped() {
    let model = SearchModel(scheduler: clock)
    model.query = "a"
    clock.advance(milliseconds: 100)
    model.query.append("b")
    #expect(model.isEmpty)
    clock.advance(milliseconds: 300)
    #expect(model.results == ["ab", "AB"])
    #expect(!model.isEmpty)
    model.query = "bad"
    clock.advance(milliseconds: 300)
    #expect(model.results == [])
    model.query = "c"
    clock.advance(milliseconds: 300)
    model.refresh.send()
    #expect(model.results == [])
    #expect(model.isEmpty)
  }

  @Test func everyPropertyOfASubclassAnnounces() {
    let model = CountingModel(scheduler: clock)
    var announcements = 0
    let link = model.objectWillChange.sink { announcements += 1 }
    model.visits += 1
    model.user = "Ada"
    model.query = "x"
    #expect(announcements == 3)
    // One for the results, one for the consequences.
    clock.advance(milliseconds: 300)
    #expect(announcements == 5)
    withExtendedLifetime(link) {}
  }

  @Test func modelsAreFreed() {
    weak var freed: CountingModel?
    do {
      let model = CountingModel(scheduler: clock)
      freed = model
      model.query = "x"
      clock.advance(milliseconds: 300)
      #expect(model.results == ["x", "X"])
    }
    #expect(freed == nil)
  }

  @Test func theUsualTypesHaveTheirNames() {
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
    let delayed: AnyPublisher<Int, Never> = Just(1).delay(for: .seconds(0.5), scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main, options: nil).eraseToAnyPublisher()
    let latest: Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<String>> = Publishers.CombineLatest3(
      Just(1), Just(2), Just("c"))
    let merged: Publishers.Merge<Just<Int>, Just<Int>> = Just(1).merge(with: Just(2))
    let decoded: Publishers.Decode<Just<Data>, [String], JSONDecoder> = Just(Data()).decode(
      type: [String].self, decoder: JSONDecoder())
    let saved: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .init("saved"))
    withExtendedLifetime((timer, delayed, latest, merged, decoded, saved)) {}
  }
}
