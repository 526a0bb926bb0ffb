import Foundation
import TestSupport
import Testing

@testable import CoreData

/// The changed objects of a context keep their order, however many leave it.
@MainActor @Suite struct ObjectSetTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func objectsStayInOrder(seed: UInt64) throws {
    let context = try container().viewContext
    let objects = (0..<200).map { _ in Tag(context: context) }
    var random = SeededGenerator(seed: seed)
    var set = ObjectSet()
    var list: [NSManagedObject] = []
    for turn in 0..<1500 {
      let object = objects[random.below(objects.count)]
      if random.below(turn < 700 ? 3 : 2) > 0 {
        set.insert(object)
        if !list.contains(object) { list.append(object) }
      } else {
        set.remove(object)
        list.removeAll { $0 === object }
      }
      if turn % 50 == 0 || list.count < 3 {
        #expect(set.all == list, "seed \(seed)")
        #expect(set.isEmpty == list.isEmpty)
        #expect(objects.allSatisfy { set.contains($0) == list.contains($0) })
      }
    }
    for object in objects { set.remove(object) }
    #expect(set.isEmpty && set.all.isEmpty)
  }
}
