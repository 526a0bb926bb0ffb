import Testing
import TestSupport

@testable import CairnNavigation

@Suite struct StackCommandTests {
  @Test func aStackOnANavigationPathAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<MixedPaths>.self)
  }

  @Test func aStackOnAnArrayAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<TypedPaths<[TestValue]>>.self)
  }

  @Test func aStackOnACollectionOfTheAppAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<TypedPaths<Scattered<TestValue>>>.self)
  }

  private func expectNoFailure<Subject: CommandSubject>(of subject: Subject.Type) {
    if let failure = CommandTest<Subject>().firstFailure() { Issue.record("\(failure)") }
  }
}
