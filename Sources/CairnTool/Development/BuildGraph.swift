import Foundation

/// What SwiftPM runs to build a package, as it has written it down for its build system.
struct BuildGraph {
  /// The compiler's command for one module.
  struct Module {
    let arguments: [String]
    let sources: [String]
  }

  let modules: [Module]
  /// The command that links the program.
  let link: [String]

  /// Reads the commands of the last build.
  ///
  /// - Parameter file: SwiftPM's manifest for its build system, such as `.build/debug.yaml`. Its lists are JSON.
  init?(_ file: URL, program: String) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    var modules: [Module] = []
    var link: [String]?
    var inputs: [String] = []
    var outputs: [String] = []
    for line in text.split(separator: "\n") {
      if let list = Self.list(line, after: "    inputs: ") { inputs = list }
      if let list = Self.list(line, after: "    outputs: ") { outputs = list }
      guard let arguments = Self.list(line, after: "    args: ") else { continue }
      if arguments.contains("-emit-module"), arguments.contains("-c") {
        modules.append(Module(arguments: arguments, sources: inputs.filter { $0.hasSuffix(".swift") }))
      } else if outputs.contains(program) {
        link = arguments
      }
    }
    guard let link else { return nil }
    self.modules = modules
    self.link = link
  }

  private static func list(_ line: Substring, after start: String) -> [String]? {
    guard line.hasPrefix(start) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(start.count).utf8))
  }
}
