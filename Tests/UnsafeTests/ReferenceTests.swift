import CairnUnsafe
import Testing

private class Animal {}
private final class Cat<Name>: Animal {
  var name: Name
  init(_ name: Name) { self.name = name }
}

@Suite("References and casts")
struct ReferenceTests {
  @Test func anObjectIsWhatItIsKnownToBe() {
    let animal: Animal = Cat("Tom")
    #expect(downcast(animal, to: Cat<String>.self).name == "Tom")
    #expect(checkedDowncast(animal, to: Animal.self) === animal)
    #expect(downcast(class: Cat<String>.self, to: Animal.self) == Cat<String>.self)
  }

  #if DEBUG
    @Test func anObjectOfAnotherClassStopsTheProgram() async {
      await #expect(processExitsWith: .failure) { _ = downcast(Cat("Tom"), to: Cat<Int>.self) }
      await #expect(processExitsWith: .failure) { _ = downcast(class: Animal.self, to: Cat<Int>.self) }
    }

    @Test func aReferenceThatLeadsNowhereStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let reference = Uncounted(Animal())
        _ = reference.object
      }
    }

    @MainActor @Test func aCallFromAnotherThreadStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let call = mainCall { (_: Int, _: Int) in }
        await Task.detached { call(1, 2) }.value
      }
    }
  #endif

  @Test func aValueOfAnotherTypeStopsTheProgram() async {
    #expect(same(7, as: Int.self) == 7)
    await #expect(processExitsWith: .failure) { _ = same(7, as: UInt.self) }
  }

  @Test func aReferenceHoldsNothing() {
    var animal: Animal? = Animal()
    weak let seen = animal
    let reference = animal.map { Uncounted($0) }
    #expect(reference?.object === animal)
    #expect(reference?.with { $0 === animal } == true)
    animal = nil
    #expect(seen == nil)
  }

  @Test func aReferenceKnowsItsObjectEvenWhenThatHasGone() {
    let identity: ObjectIdentifier
    let reference: Uncounted<Animal>
    do {
      let animal = Animal()
      identity = ObjectIdentifier(animal)
      reference = Uncounted(animal)
      #expect(reference.leads(to: animal))
      #expect(!reference.leads(to: Animal()))
    }
    #expect(reference.leads(toObjectAt: identity))
  }

  @Test func aHashableValueCanBeSentAgain() {
    let sendable = sendableAgain("id")
    #expect(AnyHashable(sendable) == AnyHashable("id"))
  }

  @Test func aFunctionIsFoundByANameThatSaysItsType() {
    #expect(failureReporter(named: "$s6XCTest9NoSuchOneySS_s12StaticStringVSutF") == nil)
    #expect(failureReporter(named: "strlen") == nil)
  }

  @MainActor @Test func workOfTheMainActorIsDoneAtOnce() {
    final class Place { var value = 0 }
    let place = Place()
    let result = onMainActor(place) { place in
      place.value = 7
      return place
    }
    #expect(result === place)
    #expect(place.value == 7)
    mainCall { (place: Handed<Place>, value: Int) in place.value.value = value }(Handed(place), 8)
    #expect(place.value == 8)
  }
}
