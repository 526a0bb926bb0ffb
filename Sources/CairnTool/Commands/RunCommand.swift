/// `cairn run`: builds the app that is here, and runs it.
enum RunCommand: Command {
  static let name = "run"
  static let summary = "Builds the app in this folder and runs it."
  static let usage =
    "cairn run [--terminal | --window | --web [ADDRESS] | --text] [--as ios | --as macos] [--release] [PRODUCT] [-- ARGUMENT …]"
  static let details = """
    Without an option, the app opens a window if there is a display and libadwaita, and otherwise runs in the terminal.

    --terminal         in the terminal
    --window           in a window
    --web [ADDRESS]    in a browser, at 127.0.0.1:8080 or the address
    --text             prints the first screen
    --as ios           compiles what `#if os(iOS)` guards, and runs the app on a phone's screen
    --as macos         compiles what `#if os(macOS)` guards
    --release          builds with optimization
    PRODUCT            the program to run, in a package or a project with several
    """
  static let example = "cairn run --web 9000"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    var environment: [String: String] = [:]
    for host in ["terminal", "window", "text"] where arguments.takeFlag("--\(host)") {
      environment["CAIRN_HOST"] = host
    }
    if let web = arguments.takeOptionalValue("--web", where: \.isAddress) {
      environment["CAIRN_HOST"] = "web"
      environment["CAIRN_WEB"] = web
    }
    let platform = try arguments.takePlatform()
    var options = arguments.takeFlag("--release") ? ["-c", "release"] : []
    var rest = arguments.rest()
    let end = rest.firstIndex(of: "--")
    let own = end.map { Array(rest[..<$0]) } ?? rest
    rest = end.map { Array(rest[($0 + 1)...]) } ?? []
    guard own.count <= 1, own.first?.hasPrefix("-") != true else {
      throw .usage(
        "`cairn run` does not take \"\(own.first { $0.hasPrefix("-") } ?? own[1])\". Arguments of the app follow after `--`."
      )
    }
    guard !own.isEmpty || rest.isEmpty else {
      throw .usage(
        "Name the product before the app's arguments: `cairn run PRODUCT -- \(rest.joined(separator: " "))`.")
    }
    let package = try AppPackage.here(app: own.first, as: platform)
    options += (package.product.map { [$0] } ?? own) + rest
    try package.become("run", options, environment: environment.merging(package.environment) { $1 })
  }
}

extension String {
  /// Whether this is where to serve an app, and not the name of a product.
  var isAddress: Bool { hasPrefix("unix:") || wholeMatch(of: /([0-9A-Za-z.\-]+:|\[[0-9a-f:]+\]:)?[0-9]+/) != nil }
}
