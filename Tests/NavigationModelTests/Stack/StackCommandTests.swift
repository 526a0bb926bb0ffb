import Testing
import TestSupport

@testable import CairnNavigation

@Suite struct StackCommandTests {
  @Test func aStackOnANavigationPathAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<NavigationPath>.self)
  }

  @Test func aStackOnAnArrayAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<TypedPath<[TestValue]>>.self)
  }

  @Test func aStackOnACollectionOfTheAppAgreesWithTheNaiveOne() {
    expectNoFailure(of: StackSubject<TypedPath<Scattered<TestValue>>>.self)
  }

  private func expectNoFailure<Subject: CommandSubject>(of subject: Subject.Type) {
    if let failure = CommandTest<Subject>().firstFailure() { Issue.record("\(failure)") }
  }
}
