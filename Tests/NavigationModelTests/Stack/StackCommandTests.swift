import Testing
import TestSupport

@testable import CairnNavigation

@Suite struct StackCommandTests {
  @Test func aStackOnANavigationPathAgreesWithTheNaiveOne() async {
    await expectNoFailure(of: StackSubject<MixedPaths>.self)
  }

  @Test func aStackOnAnArrayAgreesWithTheNaiveOne() async {
    await expectNoFailure(of: StackSubject<TypedPaths<[TestValue]>>.self)
  }

  @Test func aStackOnACollectionOfTheAppAgreesWithTheNaiveOne() async {
    await expectNoFailure(of: StackSubject<TypedPaths<Scattered<TestValue>>>.self)
  }

  @Test func aStackOnAnArrayOfAnythingAgreesWithTheNaiveOne() async {
    await expectNoFailure(of: StackSubject<AnyPaths>.self)
  }

  private func expectNoFailure<Subject: CommandSubject>(of subject: Subject.Type) async {
    if let failure = await CommandTest<Subject>().firstFailure() { Issue.record("\(failure)") }
  }
}
