import Foundation

/// What `cairn doctor` says about repositories of packages that have not been downloaded: it asks for each whether it can be had.
struct RepositoryCheckup {
  let urls: [String]
  /// Git, or a program in its place.
  let git: Program?

  var findings: [Finding] {
    guard !urls.isEmpty, var git else { return [] }
    // Nothing here waits for a password.
    git.environment = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=10",
      "GIT_ALLOW_PROTOCOL": "file:git:http:https:ssh", "LC_ALL": "C",
    ]
    let missing = urls.uniqued().compactMap { url -> Finding.Place? in
      let slow = ["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=15"]
      guard let result = try? git.result(slow + ["ls-remote", "--quiet", "--", url, "HEAD"]) else { return nil }
      return result.status == 0 ? nil : .init(file: url, detail: Self.reason(in: result.text))
    }
    guard !missing.isEmpty else { return [] }
    return [
      Finding(
        subject: "Packages", state: .broken,
        detail: missing.count == 1 ? "A repository cannot be had:" : "\(missing.count) repositories cannot be had:",
        remedy: "Check the network and your access, or name a package that you have by its path", places: missing)
    ]
  }

  /// What Git says, in one line and without characters that a terminal obeys.
  private static func reason(in text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
    return lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("ERROR:") } ?? lines.last
  }
}
