import Foundation
import Glibc

/// `cairn upgrade`: replaces this command and the SDK by newer ones.
enum UpgradeCommand: Command {
  static let name = "upgrade"
  static let summary = "Replaces this command and the SDK by newer ones."
  static let usage = """
    cairn upgrade FILE [--key KEY]
           cairn upgrade [--from FOLDER]
    """
  static let details = """
    FILE                a release, as `cairn sdk archive` writes it; nothing is compiled
    --key KEY           the public key, or the file with it, by which minisign has to have signed FILE
    --from FOLDER       Cairn's sources, which are compiled; by default those this tool was built from
    """
  static let example = "cairn upgrade cairn-0.2.tar.xz --key RWQ…"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let key = try arguments.takeValue("--key")
    let from = try arguments.takeValue("--from")
    let file = arguments.next().map { URL(fileURLWithPath: $0) }
    try arguments.expectEnd(of: name)
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard let file else {
      guard key == nil else { throw .usage("`--key` is for `cairn upgrade FILE`.") }
      let script = try SDKCommand.source(from).appending(path: "Scripts/install.sh")
      return try Program(path: script.path).run([own.deletingLastPathComponent().path])
    }
    guard from == nil else { throw .usage("`cairn upgrade` takes a file or `--from`, not both.") }
    guard Files.exists(file) else { throw .usage("There is no file \(file.path).") }
    try ReleaseFile(url: file).check(key: key)
    guard let tar = Program.named("tar") else { throw .unavailable("`tar` is missing.") }
    let folder = try Files.makePrivateFolder("cairn-upgrade")
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = try tar.output(["-tf", file.path])
    guard list.split(separator: "\n").contains(Substring(SDKCommand.commandPath)) else {
      throw .data("\(file.path) has no command. `cairn sdk install \(file.lastPathComponent)` installs its SDK.")
    }
    try tar.run(["-xf", file.path, "-C", folder.path, SDKCommand.commandPath])
    let new = folder.appending(path: SDKCommand.commandPath)
    // The new command installs its SDK. If that fails, this command stays.
    try Program(path: new.path).run(["sdk", "install", file.path] + (key.map { ["--key", $0] } ?? []))
    let beside = own.deletingLastPathComponent().appending(path: ".cairn.new")
    try Files.remove(beside)
    try Files.copy(new, to: beside)
    // At no moment is there no command.
    guard rename(beside.path, own.path) == 0 else {
      throw .io("Cannot replace \(own.path): \(String(cString: strerror(errno)))")
    }
  }
}
