/// `cairn test`: tests the package that is here.
enum TestCommand: Command {
  static let name = "test"
  static let summary = "Tests the package in this folder."
  static let usage = "cairn test [OPTION OF swift test …]"
  static let details =
    "Runs `swift test` with the SDK. Tests can import CairnTesting and drive the app without a display."
  static let example = "cairn test --filter ContentViewTests"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    try AppPackage.here().become("test", arguments.rest())
  }
}
