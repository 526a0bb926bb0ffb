import Foundation

/// The commands that compile single files and link the program, without the compiler's driver, which takes as long to plan
/// them as they take to run.
struct CompilerJobs: Sendable {
  /// The commands by the paths of the files they compile, which may be links in a copy of the package.
  private var compile: [String: [String]] = [:]
  private let link: [String]

  /// Asks the driver what it would run for the modules of a package.
  ///
  /// - Parameter isOwn: Whether a source belongs to the package, and not to one it depends on.
  init?(_ graph: BuildGraph, where isOwn: (String) -> Bool) {
    for module in graph.modules where module.sources.contains(where: { isOwn(Self.original($0)) }) {
      let arguments = module.arguments.filter {
        !["-parseable-output", "-incremental", "-enable-batch-mode"].contains($0)
      }
      for job in Self.jobs(of: arguments + ["-disable-batch-mode"]) ?? [] {
        if let index = job.firstIndex(of: "-primary-file"), index + 1 < job.count {
          compile[Self.original(job[index + 1])] = job
        }
      }
    }
    // The last command of the driver is the linker's. The one before lists libraries, which do not change with a body.
    guard let link = Self.jobs(of: graph.link)?.last else { return nil }
    self.link = link
  }

  private static func jobs(of arguments: [String]) -> [[String]]? {
    guard let compiler = arguments.first else { return nil }
    let text = try? Program(path: compiler).output(
      Array(arguments.dropFirst()) + ["-driver-print-jobs"], showsErrors: false)
    return text?.split(separator: "\n").map { ShellWords.of(String($0)) }
  }

  private static func original(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  func canCompile(_ file: String) -> Bool { compile[file] != nil }

  /// Compiles files and links the program. Returns what the compiler prints if it fails.
  func build(_ files: [String], in folder: URL) -> String? {
    for file in files {
      guard let job = compile[file] else { return "" }
      if let problem = Self.run(job, in: folder) { return problem }
    }
    return Self.run(link, in: folder)
  }

  private static func run(_ job: [String], in folder: URL) -> String? {
    var program = Program(path: job[0])
    program.folder = folder
    guard let result = try? program.result(Array(job.dropFirst())) else { return "Cannot run \(job[0])." }
    return result.status == 0 ? nil : result.text
  }
}

/// Splits a line as a shell does.
enum ShellWords {
  static func of(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
