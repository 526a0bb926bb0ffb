import CairnFoundation
import Foundation
import Testing

private final class Doubling: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

private final class Names: NSSecureUnarchiveFromDataTransformer {
  override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}

@Suite struct ValueTransformerTests {
  @Test func aTransformerIsFoundByItsName() {
    let name = NSValueTransformerName("Doubling.\(UUID())")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let found = ValueTransformer(forName: name)
    #expect(found?.transformedValue(21) as? Int == 42)
    #expect(found?.reverseTransformedValue(42) as? Int == 21)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test func theNamesOfFoundationAreThere() {
    #expect(ValueTransformer(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool == false)
    #expect(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool == true)
    #expect(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue(1) as? Bool == true)
  }

  @Test func onlyObjectsOfTheClassesThatAreAllowedAreRead() throws {
    let names = Names()
    let data = try #require(names.reverseTransformedValue("Ada" as NSString) as? Data)
    #expect(names.transformedValue(data) as? String == "Ada")
    #expect(names.reverseTransformedValue(NSDate()) == nil)
    let date = try NSKeyedArchiver.archivedData(withRootObject: NSDate(), requiringSecureCoding: true)
    #expect(names.transformedValue(date) == nil)
    #expect(names.transformedValue(Data([1, 2, 3])) == nil)
    let dates = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: [NSDate()]), requiringSecureCoding: true)
    #expect(names.transformedValue(dates) == nil)
    #expect(NSSecureUnarchiveFromDataTransformer().transformedValue(dates) as? [Date] != nil)
  }
}

@Suite struct SortDescriptorTests {
  private final class Task: NSObject {
    let isDone: Bool
    let isUrgent: Bool?
    init(_ isDone: Bool, _ isUrgent: Bool?) { (self.isDone, self.isUrgent) = (isDone, isUrgent) }
  }

  @Test func objectsAreSortedByWhatIsTrueOrFalse() {
    let tasks = [Task(true, false), Task(false, nil), Task(true, nil), Task(false, true)]
    #expect(tasks.sorted(using: SortDescriptor(\Task.isDone)).map(\.isDone) == [false, false, true, true])
    let descending = SortDescriptor(\Task.isDone, order: .reverse)
    #expect(tasks.sorted(using: descending).map(\.isDone) == [true, true, false, false])
    #expect(tasks.sorted(using: SortDescriptor(\Task.isUrgent)).map(\.isUrgent) == [nil, nil, false, true])
  }

  @Test func aPathMayBeUnwrapped() {
    #expect(URL(filePath: "/dev/null")!.path == "/dev/null")
    #expect(URL(filePath: "/dev/null").path == "/dev/null")
  }
}
