import CairnMessages
import Foundation

/// `cairn snapshot`: records previews as files, or compares them with the files.
enum SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "Records the previews of the app as text, HTML and PNG files, or compares them."
  static let usage = """
    cairn snapshot [NAME …] [--check] [--out FOLDER] [--formats FORMATS] [--size WxH] [--dark]
                         [--page URL] [--json] [--product PRODUCT]
    """
  static let details = """
    Writes every preview into the folder `Snapshots`, as a terminal shows it (.txt), as a browser shows it (.html), and as a
    window shows it (.png). The same app gives the same files. PNG files need libadwaita and a display, such as xvfb-run's.

    NAME                 only these previews, by their names or those of their files
    --check              writes nothing, prints what differs, and ends with status 1 if anything does
    --out FOLDER         another folder
    --formats FORMATS    only some of text,html,png
    --size WxH           the size of the device in points, 390x844 by default
    --dark               in dark appearance, into files of their own
    --page URL           only the page of the app that the link opens
    --json               prints what was done as JSON
    --product PRODUCT    the program with the previews, in a package with several
    """
  static let example = "cairn snapshot --check"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    var request = PreviewRequest(task: .snapshot)
    request.checks = arguments.takeFlag("--check")
    request.isDark = arguments.takeFlag("--dark")
    request.page = try arguments.takeValue("--page")
    let printsJSON = arguments.takeFlag("--json")
    let product = try arguments.takeValue("--product")
    let out = try arguments.takeValue("--out")
    let formats = try arguments.takeValue("--formats")
    request.formats = try SnapshotOptions.formats(formats ?? "text,html,png")
    if let size = try arguments.takeValue("--size") {
      (request.width, request.height) = try SnapshotOptions.size(size)
    }
    let wishes = arguments.rest()
    if let wish = wishes.first(where: { $0.hasPrefix("-") }) {
      throw .usage("`cairn snapshot` does not take \"\(wish)\". `cairn snapshot --help` lists what it takes.")
    }
    let package = try AppPackage.here()
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let folder = out.map { URL(fileURLWithPath: $0, relativeTo: here) } ?? package.source.appending(path: "Snapshots")
    request.folder = folder.path
    let program = try PreviewProgram(of: package, product: product)
    program.warnOfPrivateProviders()
    let all = try program.list()
    request.previews = request.page != nil && wishes.isEmpty ? [] : try all.meant(by: wishes).map(\.id)
    guard request.page != nil || !request.previews.isEmpty else {
      throw .data("There are no previews. Add a `#Preview` to a file of the app.")
    }
    var results = SnapshotResults(lines: try record(request, program))
    if formats == nil { results.excusePNG() }
    if wishes.isEmpty, request.page == nil {
      results.findStale(in: folder, of: all, request)
    }
    if printsJSON { print(results.json) } else { results.print(request, folder: out ?? "Snapshots") }
    if results.hasFailures { throw Failure(message: "Not all previews could be recorded.", status: 70) }
    if request.checks, results.differs {
      throw Failure(
        message: "The previews differ from their snapshots. `cairn snapshot` records what is new.", status: 1)
    }
  }

  /// Runs the program, and again without a preview that has crashed.
  private static func record(_ request: PreviewRequest, _ program: PreviewProgram) throws(Failure) -> [PreviewLine] {
    var request = request
    var lines: [PreviewLine] = []
    // A user's language, place and settings must not matter.
    var environment = ["CAIRN_HOST": "text", "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "TZ": "UTC"]
    for name in ["CAIRN_CELL", "CAIRN_THEME", "CAIRN_REDUCE_MOTION"] { environment[name] = "" }
    while true {
      let result = try program.run(request, environment: environment)
      lines += result.lines
      guard let crashed = result.crashed else {
        guard result.status == 0 else { throw .program("The app", status: result.status) }
        return lines
      }
      var line = crashed
      line.outcome = .failed
      line.details = "It ended the program by signal \(result.status - 128)."
      lines.append(line)
      // Those before it are done.
      request.failed += result.lines.filter { $0.outcome == .started }.map(\.id)
    }
  }
}
