import Foundation

/// `cairn doctor`: lists installed and missing parts.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Says what is installed, what is missing, and the command that installs it."
  static let usage = "cairn doctor [FOLDER] [--json]"
  static let details = """
    With the folder of a package or an Xcode project, it also lists what of it will not compile, what conditions such as
    `#if os(iOS)` leave out, and what `--as ios` changes about that.

    ok    is there
    --    apps build without it, but something is left out
    !!    has to be mended first

    Ends with 0 if nothing has to be mended, with 1 if the project has to be, and with 69 if the machine has to be.

    --json    for programs, with every place
    """
  static let example = "cairn doctor ~/Journal"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let isJSON = arguments.takeFlag("--json")
    let folder = arguments.next()
    try arguments.expectEnd(of: "doctor")
    var findings = Machine(bundle: .installed).examine()
    let isReady = !findings.contains { $0.state == .broken }
    if let folder {
      let place = URL(fileURLWithPath: folder).standardizedFileURL
      guard Files.isFolder(place) else { throw .usage("There is no folder \(place.path).") }
      findings += try ProjectCheckup(folder: place, toolchain: try .current(), bundle: .installed).examine()
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print((try? encoder.encode(["findings": findings])).map { String(decoding: $0, as: UTF8.self) } ?? "{}")
    } else {
      for finding in findings { print(finding.text()) }
    }
    guard isReady else { throw .unavailable("Cairn cannot be used yet.") }
    guard !findings.contains(where: { $0.state == .broken }) else {
      throw Failure(message: "The project does not compile before what is marked with \"!!\" is mended.", status: 1)
    }
  }
}
