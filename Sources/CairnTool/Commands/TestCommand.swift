/// `cairn test`: tests the package that is here.
enum TestCommand: Command {
  static let name = "test"
  static let summary = "Tests the package in this folder."
  static let usage = "cairn test [--as ios] [OPTION OF swift test …]"
  static let details = """
    Runs `swift test` with the SDK. Tests can import CairnTesting and drive the app without a display.

    --as ios    compiles what `#if os(iOS)` guards
    """
  static let example = "cairn test --filter ContentViewTests"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let isPhone = try arguments.takePhone()
    try AppPackage.here(isPhone: isPhone).become("test", arguments.rest())
  }
}
