import Foundation

/// `cairn dev`: shows each edit in the running app.
enum DevCommand: Command {
  static let name = "dev"
  static let summary = "Runs the app, and shows each edit where the user is."
  static let usage =
    "cairn dev [--terminal | --window | --web [ADDRESS]] [--preview [NAME]] [--as ios | --as macos] [PRODUCT]"
  static let details = """
    Watches the package. After each save it builds, and starts the app again on the same page, with the same state, scroll
    position, focus and fields. Errors appear above the running app. How long each edit took is in .build/cairn/dev.log.

    State is kept if it is `Codable`, or made of values that are, and if its property keeps its name and type. A property
    that still has its initial value takes the new one.

    --terminal         in this terminal; F6 reloads, Shift-F6 starts from the beginning
    --window           in a window
    --web [ADDRESS]    in a browser, at 127.0.0.1:8080 or the address
    --preview [NAME]   shows the previews in the place of the app, as `cairn preview` does
    --as ios           compiles what `#if os(iOS)` guards, and runs the app on a phone's screen
    --as macos         compiles what `#if os(macOS)` guards
    PRODUCT            the program to run, in a package with several

    With a window or a browser, keys in this terminal are r reload, R from the start, w window, b browser, p previews and app,
    t tests, q quit.
    """
  static let example = "cairn dev --window"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    var host: DevelopmentSession.Host?
    for one in ["terminal", "window"] where arguments.takeFlag("--\(one)") { host = .init(rawValue: one) }
    let address = arguments.takeOptionalValue("--web", where: \.isAddress)
    if address != nil { host = .web }
    let preview = arguments.takeOptionalValue("--preview") { !$0.hasPrefix("-") }
    let platform = try arguments.takePlatform()
    let wish = arguments.next()
    try arguments.expectEnd(of: "dev")
    var (package, product) = (try AppPackage.here(as: platform), wish)
    if preview != nil { (package, product) = try PreviewProgram.built(package, product: product) }
    let (developed, name) = (package, try package.product(named: product))
    let asked = host
    let result: Result<Never, Failure> = MainActor.assumeIsolated {
      do throws(Failure) {
        try DevelopmentSession(
          developed, product: name, host: asked, address: address ?? "", preview: preview
        ).run()
      } catch { return .failure(error) }
    }
    if case .failure(let failure) = result { throw failure }
  }
}
