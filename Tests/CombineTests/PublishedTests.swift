import Combine
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published private(set) var name = "a"

  func rename() { name = "b" }
}

private class Base: ObservableObject {
  @Published var first = 1
}

private final class Derived: Base {
  @Published var second = 2
}

private class Bare: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class PublishedOnTop: Bare {
  @Published var added = 1
}

private final class OwnPublisher: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class OwnSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var count = 0
}

private final class Plain {
  @Published var count = 0
}

private final class LazyPublisher: ObservableObject {
  var link: AnyCancellable?
  @Published var count = 0
  lazy var objectWillChange: ObservableObjectPublisher = {
    let publisher = ObservableObjectPublisher()
    link = $count.sink { _ in }
    return publisher
  }()
}

@MainActor private final class OnMain: ObservableObject {
  @Published var count = 0
}

private final class Generic<Value>: ObservableObject {
  @Published var value: Value
  @Published var missing: Value?

  init(_ value: Value) { self.value = value }
}

@Suite struct PublishedTests {
  @Test func announcesBeforeTheValueChanges() {
    let counter = Counter()
    var seen: [Int] = []
    let link = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 5
    counter.count = 6
    #expect(seen == [0, 5])
    #expect(counter.count == 6)
    link.cancel()
    counter.count = 7
    #expect(seen == [0, 5])
  }

  @Test func publishesTheCurrentValueThenEachNewOneBeforeItIsStored() {
    let counter = Counter()
    counter.count = 1
    var seen: [[Int]] = []
    let link = counter.$count.sink { seen.append([$0, counter.count]) }
    counter.count = 2
    counter.count = 3
    #expect(seen == [[1, 1], [2, 1], [3, 2]])
    withExtendedLifetime(link) {}
  }

  @Test func privateSetterPublishesToo() {
    let counter = Counter()
    var seen: [String] = []
    let link = counter.$name.sink { seen.append($0) }
    counter.rename()
    #expect(seen == ["a", "b"])
    withExtendedLifetime(link) {}
  }

  @Test func anEqualValueIsStillAChange() {
    let counter = Counter()
    var announcements = 0
    let link = counter.objectWillChange.sink { announcements += 1 }
    counter.count = 0
    #expect(announcements == 1)
    withExtendedLifetime(link) {}
  }

  @Test func propertiesOfASubclassAnnounceThroughTheBase() {
    let derived = Derived()
    let base: Base = derived
    var announcements = 0
    let link = base.objectWillChange.sink { announcements += 1 }
    derived.first = 10
    derived.second = 20
    #expect(announcements == 2)
    withExtendedLifetime(link) {}
  }

  @Test func aClassWithoutPublishedPropertiesAnnouncesByHand() {
    let bare = Bare()
    var seen: [Int] = []
    let link = bare.objectWillChange.sink { seen.append(bare.count) }
    bare.count = 1
    bare.count = 2
    #expect(seen == [0, 1])
    withExtendedLifetime(link) {}
  }

  @Test func handMadeAndPublishedAnnouncementsShareOnePublisher() {
    let object = PublishedOnTop()
    var announcements = 0
    let link = object.objectWillChange.sink { announcements += 1 }
    object.count = 1
    object.added = 2
    #expect(announcements == 2)
    withExtendedLifetime(link) {}
  }

  @Test func anObjectsOwnPublisherIsUsed() {
    let own = OwnPublisher()
    let subject = OwnSubject()
    var announcements: [String] = []
    let links = [
      own.objectWillChange.sink { announcements.append("own \(own.count)") },
      subject.objectWillChange.sink { announcements.append("subject \(subject.count)") },
    ]
    own.count = 1
    subject.count = 1
    own.objectWillChange.send()
    #expect(announcements == ["own 0", "subject 0", "own 1"])
    withExtendedLifetime(links) {}
  }

  @Test func aLazyPublisherThatReadsThePropertyIsNoLoop() {
    let object = LazyPublisher()
    var announcements = 0
    let value = object.$count.sink { _ in }
    let link = object.objectWillChange.sink { announcements += 1 }
    object.count = 1
    #expect(announcements == 1)
    withExtendedLifetime((value, link)) {}
  }

  @Test func aClassThatIsNotObservablePublishesValues() {
    let plain = Plain()
    let recorder = plain.$count.record()
    plain.count = 4
    #expect(recorder.values == [0, 4])
    recorder.subscription?.cancel()
  }

  @MainActor @Test func mainActorObjectsWork() {
    let object = OnMain()
    var seen: [Int] = []
    let link = object.objectWillChange.sink { seen.append(object.count) }
    object.count = 3
    #expect(seen == [0])
    withExtendedLifetime(link) {}
  }

  @Test func genericObjectsWork() {
    let object = Generic("a")
    var announcements = 0
    let link = object.objectWillChange.sink { announcements += 1 }
    object.value = "b"
    object.missing = "c"
    #expect(announcements == 2)
    #expect(object.value == "b")
    #expect(object.missing == "c")
    withExtendedLifetime(link) {}
  }

  @Test func twoObjectsDoNotHearEachOther() {
    let one = Bare()
    let other = Bare()
    var heard = 0
    let link = one.objectWillChange.sink { heard += 1 }
    other.count = 1
    #expect(heard == 0)
    one.count = 1
    #expect(heard == 1)
    withExtendedLifetime(link) {}
  }

  @Test func thePublisherStaysTheSameWhileItIsUsed() {
    let bare = Bare()
    let publisher = bare.objectWillChange
    #expect(bare.objectWillChange === publisher)
    let counter = Counter()
    counter.count = 1
    #expect(counter.objectWillChange === counter.objectWillChange)
  }

  @Test func nothingOutlivesTheObject() {
    weak var publisher: ObservableObjectPublisher?
    weak var object: Bare?
    do {
      let bare = Bare()
      object = bare
      let link = bare.objectWillChange.sink {}
      publisher = bare.objectWillChange
      bare.count = 1
      #expect(publisher != nil)
      link.cancel()
    }
    #expect(object == nil)
    #expect(publisher == nil)
  }

  @Test func anObjectWithPublishedPropertiesFreesEverything() {
    weak var publisher: ObservableObjectPublisher?
    weak var object: Counter?
    do {
      let counter = Counter()
      object = counter
      counter.count = 1
      publisher = counter.objectWillChange
      let link = counter.$count.sink { _ in }
      #expect(publisher != nil)
      withExtendedLifetime(link) {}
    }
    #expect(object == nil)
    #expect(publisher == nil)
  }

  @Test func anObjectAtTheAddressOfADeadOneHasItsOwnPublisher() {
    var heard = 0
    var links: [AnyCancellable] = []
    for _ in 0..<100 {
      let bare = Bare()
      bare.objectWillChange.sink { heard += 1 }.store(in: &links)
    }
    let bare = Bare()
    bare.count = 1
    #expect(heard == 0)
  }

  @Test func aWriteMadeWhilePublishingWins() {
    let counter = Counter()
    var first: [Int] = []
    var second: [Int] = []
    let links = [
      counter.$count.sink { value in
        first.append(value)
        if value > 10 { counter.count = 10 }
      },
      counter.$count.sink { second.append($0) },
    ]
    counter.count = 50
    #expect(counter.count == 10)
    #expect(first == [0, 50, 10])
    #expect(second == [0, 50, 10])
    withExtendedLifetime(links) {}
  }

  @Test func assignWritesAndAnnounces() {
    let counter = Counter()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = counter.objectWillChange.sink { seen.append(counter.count) }
    source.assign(to: &counter.$count)
    source.send(7)
    source.send(8)
    #expect(counter.count == 8)
    #expect(seen == [0, 7])
    withExtendedLifetime(link) {}
  }

  @Test func assignEndsWithTheProperty() {
    let source = PassthroughSubject<Int, Never>()
    var cancelled = false
    do {
      let counter = Counter()
      source.handleEvents(receiveCancel: { cancelled = true }).assign(to: &counter.$count)
      source.send(1)
      #expect(counter.count == 1)
    }
    #expect(cancelled)
  }

  @Test func aPropertyMadeAnewStillAnnounces() {
    final class Model: ObservableObject {
      @Published var first = 1
      @Published var second = 2
      func makeAnew() { _first = Published(initialValue: 10) }
    }
    let model = Model()
    var announcements = 0
    let link = model.objectWillChange.sink { announcements += 1 }
    model.makeAnew()
    model.first = 11
    model.second = 12
    #expect(model.first == 11)
    #expect(announcements == 2)
    withExtendedLifetime(link) {}
  }

  @Test func announcingWhileTheObjectDiesIsHarmless() {
    final class Dying: ObservableObject {
      @Published var count = 0
      deinit {
        count = 1
        objectWillChange.send()
      }
    }
    do { _ = Dying() }
    do {
      let dying = Dying()
      let link = dying.objectWillChange.sink {}
      dying.count = 5
      link.cancel()
    }
  }
}
