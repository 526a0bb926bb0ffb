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

  private func start(_ arguments: [String], output: Any?, errors: FileHandle? = nil, meanwhile: () -> Void = {})
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
