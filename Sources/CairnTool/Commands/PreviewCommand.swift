import CairnMessages
import Foundation

/// `cairn preview`: a gallery of the previews in the package.
enum PreviewCommand: Command {
  static let name = "preview"
  static let summary = "Shows the previews of the app in this folder."
  static let usage =
    "cairn preview [NAME] [--terminal | --window | --web [ADDRESS] | --text] [--list [--json]] [--product PRODUCT]"
  static let details = """
    Builds the app and opens a list of every `#Preview` and `PreviewProvider`, with the chosen preview beside it. There are
    menus for its size, appearance, size of text and language.

    A preview that crashes ends the program. The list then opens again, and does not run that preview until you ask for it.

    NAME                 opens a preview, by its name or that of its file
    --terminal           in the terminal
    --window             in a window
    --web [ADDRESS]      in a browser, at 127.0.0.1:8080 or the address
    --text               prints the first screen
    --list               prints the names of the previews
    --json               prints the list as JSON
    --product PRODUCT    the program with the previews, in a package with several
    """
  static let example = "cairn preview ContentView --window"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    var environment: [String: String] = [:]
    for host in ["terminal", "window", "text"] where arguments.takeFlag("--\(host)") {
      environment["CAIRN_HOST"] = host
    }
    var programArguments: [String] = []
    if let web = arguments.takeOptionalValue("--web", where: \.isAddress) {
      // A worker that crashes would be replaced by the server, which does not know why.
      programArguments = ["--web"] + (web.isEmpty ? [] : [web]) + ["--shared"]
    }
    let lists = arguments.takeFlag("--list")
    let printsJSON = arguments.takeFlag("--json")
    guard lists || !printsJSON else { throw .usage("--json belongs to the list: `cairn preview --list --json`.") }
    let product = try arguments.takeValue("--product")
    let wish = arguments.next()
    if let wish, wish.hasPrefix("-") {
      throw .usage("`cairn preview` does not take \"\(wish)\". `cairn preview --help` lists what it takes.")
    }
    try arguments.expectEnd(of: "preview")
    let program = try PreviewProgram(of: .here(), product: product)
    program.warnOfPrivateProviders()
    let all = try program.list()
    let meant = try all.meant(by: wish.map { [$0] } ?? [])
    if lists { return printsJSON ? print(json(of: meant)) : print(text(of: meant)) }
    guard !all.isEmpty else { throw .data("There are no previews. Add a `#Preview` to a file of the app.") }
    try show(wish == nil ? [] : meant, program, programArguments, environment)
  }

  /// Shows the gallery, and again after a preview has crashed.
  private static func show(
    _ meant: [PreviewLine], _ program: PreviewProgram, _ arguments: [String], _ environment: [String: String]
  ) throws(Failure) {
    var request = PreviewRequest(task: .show)
    request.previews = meant.map(\.id)
    while true {
      let result = try program.run(request, arguments, environment: environment)
      guard let crashed = result.crashed else {
        // The user has closed it, or pressed Control-C.
        guard [0, 128 + 2, 128 + 15].contains(result.status) else { throw .program("The app", status: result.status) }
        return
      }
      Terminal.printError("cairn: The preview \"\(crashed.name)\" (\(crashed.place)) ended the program.")
      request.previews = [crashed.id]
      // It has crashed without having been asked for: something else did it.
      guard !request.failed.contains(crashed.id) || request.failed.count < 100 else {
        throw .program("The app", status: result.status)
      }
      request.failed.append(crashed.id)
    }
  }

  private static func text(of previews: [PreviewLine]) -> String {
    guard !previews.isEmpty else { return "There are no previews. Add a `#Preview` to a file of the app." }
    var lines: [String] = []
    var file = ""
    for preview in previews {
      if preview.file != file { lines.append(preview.file) }
      file = preview.file
      lines.append("  \(preview.name)" + (preview.line.map { "  (line \($0))" } ?? ""))
    }
    return lines.joined(separator: "\n")
  }

  private static func json(of previews: [PreviewLine]) -> String {
    let list = previews.map { preview -> JSON in
      [
        "id": .string(preview.id), "name": .string(preview.name), "file": .string(preview.file),
        "line": preview.line.map { .number($0) },
      ]
    }
    return JSON.text(["previews": .array(list)])
  }
}

extension PreviewProgram {
  /// Tells about the previews that cannot be shown.
  func warnOfPrivateProviders() {
    guard !privateProviders.isEmpty else { return }
    let names = privateProviders.joined(separator: ", ")
    Terminal.printError("cairn: Private preview providers cannot be found. Remove `private` from \(names).")
  }
}
