import CairnUnsafe
import Testing

private struct Pair: Equatable {
  var number: Int8
  var text: String
}

@Suite("Values in place")
struct ValuePlaceTests {
  private let textOffset = MemoryLayout<Pair>.offset(of: \.text)!

  @Test func aPartIsReadAndChangedInItsPlace() {
    var pair = Pair(number: 1, text: "one")
    let old = ValuePlace.of(&pair) { place in
      place.part(at: textOffset).use(as: String.self) { text in
        defer { text = "changed" }
        return text
      }
    }
    #expect(old == "one")
    #expect(pair == Pair(number: 1, text: "changed"))
  }

  @Test func membersOfATupleAreFoundWhereverTheyLie() {
    let tuple: (Int8, String, Bool, Double, [Int]) = (1, "two", true, 4, [5])
    ValuePlace.of(constant: tuple) { place in
      var places = TupleMemberPlaces(in: place)
      #expect(places.next(Int8.self).use(as: Int8.self) { $0 } == 1)
      #expect(places.next(String.self).use(as: String.self) { $0 } == "two")
      #expect(places.next(Bool.self).use(as: Bool.self) { $0 })
      #expect(places.next(Double.self).use(as: Double.self) { $0 } == 4)
      #expect(places.next([Int].self).use(as: [Int].self) { $0 } == [5])
    }
  }

  @Test func valuesAreComparedWhereTheyAre() {
    var (a, b) = (Pair(number: 1, text: "one"), Pair(number: 1, text: "two"))
    #expect(!alike(&a, &b))
    b.text = "one"
    #expect(alike(&a, &b))
    #expect(haveSameBytes(&a, &b))
  }

  /// A value that lies in one place is not changed from two sides at once.
  @Test func aValueIsAlikeItselfUnasked() {
    var a = Pair(number: 1, text: "one")
    let isAlike = ValuePlace.of(&a) { ValuePlace.areAlike($0, $0, as: Pair.self) { _, _ in false } }
    #expect(isAlike)
  }

  @Test func listsAreComparedElementByElement() {
    func alike(_ a: [String], _ b: [String]) -> Bool {
      ValuePlace.areAlike(a, b) { ValuePlace.areAlike($0, $1, as: String.self) { $0 == $1 } }
    }
    #expect(alike(["a", "b"], ["a", "b"]))
    #expect(!alike(["a", "b"], ["a", "c"]))
    #expect(!alike(["a"], ["a", "b"]))
    #expect(alike([], []))
  }

  #if DEBUG
    @Test func whatLiesBeyondAValueIsNotReached() async {
      await #expect(processExitsWith: .failure) {
        var number = 1
        ValuePlace.of(&number) { _ = $0.part(at: 4).use(as: Int.self) { $0 } }
      }
      await #expect(processExitsWith: .failure) {
        var (a, b) = (1, 1)
        ValuePlace.of(&a) { a in ValuePlace.of(&b) { b in _ = ValuePlace.haveSameBytes(a, b, in: 4..<12) } }
      }
    }
  #endif

  private func alike(_ a: inout Pair, _ b: inout Pair) -> Bool {
    ValuePlace.of(&a) { a in ValuePlace.of(&b) { b in ValuePlace.areAlike(a, b, as: Pair.self) { $0 == $1 } } }
  }
}
