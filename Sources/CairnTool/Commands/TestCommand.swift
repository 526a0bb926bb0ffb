/// `cairn test`: tests the package that is here.
enum TestCommand: Command {
  static let name = "test"
  static let summary = "Tests the package in this folder."
  static let usage = "cairn test [--as ios | --as macos] [OPTION OF swift test …]"
  static let details = """
    Runs `swift test` with the SDK. Tests can import CairnTesting and drive the app without a display. In an Xcode project, the
    tests of its local packages run after its own.

    --as ios, --as macos    compiles what `#if os(iOS)` or `#if os(macOS)` guards
    """
  static let example = "cairn test --filter ContentViewTests"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let platform = try arguments.takePlatform()
    let package = try AppPackage.here(as: platform)
    let options = arguments.rest()
    guard !package.testedPackages.isEmpty else { try package.become("test", options) }
    try package.testWithLocalPackages(options)
  }
}
