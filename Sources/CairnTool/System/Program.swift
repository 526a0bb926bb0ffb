import Foundation
import Glibc

/// Another program, run by this one.
struct Program {
  var path: String
  var folder: URL?
  var environment: [String: String] = [:]

  /// Runs the program with the terminal of this one, and fails if it fails.
  func run(_ arguments: [String]) throws(Failure) {
    let status = try start(arguments, output: nil)
    guard status == 0 else {
      throw .program(([path.lastPathPart] + arguments.prefix(2)).joined(separator: " "), status: status)
    }
  }

  /// Runs the program, and returns what it prints.
  func output(_ arguments: [String]) throws(Failure) -> String {
    let pipe = Pipe()
    var data = Data()
    let status = try start(arguments, output: pipe) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
    guard status == 0 else {
      throw .program(([path.lastPathPart] + arguments.prefix(2)).joined(separator: " "), status: status)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Becomes the program. Does not return.
  func become(_ arguments: [String]) throws(Failure) -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    if let folder, chdir(folder.path) != 0 {
      throw .io("Cannot enter \(folder.path): \(String(cString: strerror(errno))).")
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    throw .unavailable("Cannot run \(path): \(String(cString: strerror(errno))).")
  }

  /// Runs the program in the place of this one: it has the terminal and its keys. Returns how it ended, as a shell says it.
  ///
  /// Foundation starts programs in a process group of their own, which may not read from a terminal.
  func runInForeground(_ arguments: [String]) throws(Failure) -> Int32 {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var entries: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in words + entries { free(text) } }
    // The keys that end the program must not end the one that waits for it.
    let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    var attributes = posix_spawnattr_t()
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT] { sigaddset(&defaults, number) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let problem = posix_spawn(&child, path, nil, &attributes, &words, &entries)
    guard problem == 0 else { throw .unavailable("Cannot run \(path): \(String(cString: strerror(problem))).") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let ending = status & 0x7F
    return ending == 0 ? (status >> 8) & 0xFF : 128 + ending
  }

  private func start(_ arguments: [String], output: Pipe?, meanwhile: () -> Void = {}) throws(Failure) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let output { process.standardOutput = output }
    do { try process.run() } catch { throw .unavailable("Cannot run \(path): \(error.localizedDescription)") }
    meanwhile()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Finds a program by its name.
  static func named(_ name: String) -> Program? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    return path.map { Program(path: $0) }
  }
}

extension String {
  var lastPathPart: String { URL(fileURLWithPath: self).lastPathComponent }
}
