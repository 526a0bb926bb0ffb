import Foundation

/// `cairn doctor`: says what is there, and what is missing.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Says what is installed, what is missing, and the command that installs it."
  static let usage = "cairn doctor [FOLDER] [--json]"
  static let details = """
    With the folder of a package or an Xcode project, it also lists the modules that its files import and that do not exist
    here. Ends with 69 if something is missing without which nothing works.

    --json    for programs
    """
  static let example = "cairn doctor ~/Journal"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let isJSON = arguments.takeFlag("--json")
    let folder = arguments.next()
    try arguments.expectEnd(of: "doctor")
    var findings = Machine(bundle: .installed).examine()
    if let folder {
      let place = URL(fileURLWithPath: folder).standardizedFileURL
      guard Files.exists(place) else { throw .usage("There is no folder \(place.path).") }
      findings += try ProjectCheckup(folder: place, toolchain: try .current(), bundle: .installed).examine()
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print((try? encoder.encode(["findings": findings])).map { String(decoding: $0, as: UTF8.self) } ?? "{}")
    } else {
      for finding in findings { print(finding.line) }
    }
    if findings.contains(where: { $0.state == .broken }) { throw .unavailable("Cairn cannot be used yet.") }
  }
}
