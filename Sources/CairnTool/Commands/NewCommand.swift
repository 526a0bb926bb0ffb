import Foundation

/// `cairn new`: makes an app.
enum NewCommand: Command {
  static let name = "new"
  static let summary = "Makes a new app that builds on Linux and on a Mac."
  static let usage = "cairn new NAME [--template blank|stack|split|tabs|web] [--folder FOLDER]"
  static let details = """
    The app is a package with one page, a preview, a test, a workflow for GitHub, and settings for editors and containers. Its
    manifest does not mention Cairn.

    --template T       what the app begins with (stack)
    --folder FOLDER    where to put it (./NAME)
    """
  static let example = "cairn new Journal && cd Journal && cairn run"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let wish = try arguments.takeValue("--template") ?? "stack"
    let folder = try arguments.takeValue("--folder")
    guard let name = arguments.next() else { throw .usage("`cairn new` needs a name, such as `cairn new Journal`.") }
    try arguments.expectEnd(of: "new")
    guard let template = NewApp.Template(rawValue: wish) else {
      let names = NewApp.Template.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("There is no template \"\(wish)\". There are \(names).")
    }
    try NewApp.check(name)
    let place = URL(fileURLWithPath: folder ?? name)
    guard !Files.exists(place) else { throw .cannotCreate("\(place.path) already exists.") }
    try NewApp(name: name, template: template).write(to: place)
    print("\(name) is ready. Next: `cd \(folder ?? name)`, then `cairn run` or `cairn test`.")
  }
}
