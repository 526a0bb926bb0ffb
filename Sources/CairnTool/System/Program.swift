import Foundation
import Glibc

/// Another program, run by this one.
struct Program {
  var path: String
  var folder: URL?
  var environment: [String: String] = [:]

  /// Runs the program with the terminal of this one, and fails if it fails.
  /// - Parameter printing: Whether it prints to standard output. Otherwise that goes nowhere.
  func run(_ arguments: [String], printing: Bool = true) throws(Failure) {
    let status = try start(arguments, output: printing ? nil : FileHandle.nullDevice)
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

  /// Runs the program, and returns how it ended and all that it prints.
  func result(_ arguments: [String]) throws(Failure) -> (status: Int32, text: String) {
    let pipe = Pipe()
    var data = Data()
    let status = try start(arguments, output: pipe, errors: pipe) {
      // Otherwise this process would keep the pipe open.
      try? pipe.fileHandleForWriting.close()
      data = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    return (status, String(decoding: data, as: UTF8.self))
  }

  /// Starts the program beside this one, with the same terminal, and returns its process. It can use the terminal at once, as
  /// it stays in this process's group.
  func spawn(_ arguments: [String]) throws(Failure) -> Int32 {
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, nil, nil, &words, &variables)
    guard status == 0 else { throw .unavailable("Cannot run \(path): \(String(cString: strerror(status))).") }
    return process
  }

  /// How a process that was spawned has ended: its status, or 128 and the signal. Returns `nil` while it runs.
  static func ending(of process: Int32) -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  /// Returns what the program prints to standard output, and drops its errors.
  func quietOutput(_ arguments: [String]) throws(Failure) -> String {
    let pipe = Pipe()
    var data = Data()
    let status = try start(arguments, output: pipe, errors: FileHandle.nullDevice) {
      data = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    guard status == 0 else { throw .program(path.lastPathPart, status: status) }
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

  private func start(_ arguments: [String], output: Any?, errors: Any? = nil, meanwhile: () -> Void = {})
    throws(Failure) -> Int32
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let output { process.standardOutput = output }
    if let errors { process.standardError = errors }
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
