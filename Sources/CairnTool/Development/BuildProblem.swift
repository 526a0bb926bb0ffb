import CairnMessages

extension BuildProblem {
  /// Finds the errors in the output of a build.
  ///
  /// - Parameter folder: The folder that files are named in.
  static func all(in output: String, folder: String) -> [BuildProblem] {
    var problems: [BuildProblem] = []
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\/[^:]+):([0-9]+):([0-9]+): (?:fatal )?error: (.*)/) {
        let path = String(match.1)
        let problem = BuildProblem(
          file: path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path,
          line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, message: explained(String(match.4)))
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    if problems.isEmpty, let other = output.split(separator: "\n").last(where: { $0.contains("error:") }) {
      let message = other.drop { $0 == " " }
      problems.append(BuildProblem(file: "", line: 0, column: 0, message: String(message)))
    }
    return problems
  }

  /// The compiler's message, and where to read more about a framework that is not here.
  private static func explained(_ message: String) -> String {
    guard let match = message.firstMatch(of: /no such module '([A-Za-z_]+)'/), InsteadOf.isFramework(String(match.1))
    else {
      return message
    }
    return "\(message). `cairn doctor .` says what to do instead."
  }

  var text: String { file.isEmpty ? message : "\(file):\(line):\(column): error: \(message)" }
}
