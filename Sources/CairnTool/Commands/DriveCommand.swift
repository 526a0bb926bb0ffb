import Foundation

/// `cairn drive`: lets another program use the app.
enum DriveCommand: Command {
  static let name = "drive"
  static let summary = "Runs the app without a display, for a program that uses it by lines of JSON."
  static let usage = "cairn drive [--mcp] [--as ios | --as macos] [PRODUCT]"
  static let details = """
    Each line of standard input is a request, each line of standard output its reply with what is on the screen then.

      {"id": 1, "do": "tap", "name": "Shopping"}

    what to do      with
    screen          nothing: the title, pages and texts
    elements        nothing: the semantic tree with roles, values, states and frames
    tree            nothing: the semantic tree as text
    tap             name, index (of several)
    type            name (of the field), text
    submit, toggle, select, delete, scroll    name
    pick            name (of the picker), option
    back, dismiss   nothing
    press           key, such as "return" or "command+n"
    open            url
    resize          width, height
    wait            seconds, of the app's own clock
    inspect         what: "views" with their state, "stacks" with values, or "turns": who ran since the last action, and why
    set             name, such as "Counter.count", and value: sets a state or a binding
    screenshot      path, scale; needs libadwaita and a display such as xvfb-run's
    diagnostics, quit    nothing

    --mcp         speaks the Model Context Protocol instead, so that a coding agent can use the app
    --as ios      compiles what `#if os(iOS)` guards, on a phone's screen
    --as macos    compiles what `#if os(macOS)` guards
    """
  static let example = "echo '{\"do\": \"tree\"}' | cairn drive"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let speaksMCP = arguments.takeFlag("--mcp")
    let platform = try arguments.takePlatform()
    let product = arguments.next()
    try arguments.expectEnd(of: "drive")
    let package = try AppPackage.here(app: product, as: platform)
    var program = try package.build(product: product)
    program.environment.merge(package.environment) { $1 }
    program.environment["CAIRN_HOST"] = "drive"
    guard speaksMCP else { try program.become([]) }
    try MCPServer(app: DrivenApp(program)).run()
  }
}
