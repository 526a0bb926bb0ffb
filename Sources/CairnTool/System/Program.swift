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

  /// Runs the program, and returns what it prints to standard output.
  ///
  /// - Parameter showsErrors: Whether its errors go to this program's. Otherwise they go nowhere.
  func output(_ arguments: [String], showsErrors: Bool = true) throws(Failure) -> String {
    let pipe = Pipe()
    var data = Data()
    let status = try start(arguments, output: pipe, errors: showsErrors ? nil : FileHandle.nullDevice) {
      data = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    guard status == 0 else {
      throw .program(([path.lastPathPart] + arguments.prefix(2)).joined(separator: " "), status: status)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs the program, and returns how it ended and all that it prints.
  ///
  /// Foundation looks for the end of a process only every now and then, which an edit in `cairn dev` would have to wait for.
  func result(_ arguments: [String]) throws(Failure) -> (status: Int32, text: String) {
    let pipe = Pipe()
    let process = try spawn(arguments, output: pipe.fileHandleForWriting.fileDescriptor)
    // Otherwise this process would keep the pipe open.
    try? pipe.fileHandleForWriting.close()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return (Self.wait(for: process), String(decoding: data, as: UTF8.self))
  }

  /// Starts the program beside this one, and returns its process. It can use the terminal, as it stays in this process's group;
  /// Foundation would give it another. Keys that end it end this program as well, unless that ignores the signal.
  ///
  /// - Parameter output: The descriptor to print to, or `nil` for this program's.
  func spawn(_ arguments: [String], output: Int32? = nil) throws(Failure) -> Int32 {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    // A process cannot be started in another folder but by a shell.
    let start = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0.path] } ?? []
    let all = start + [path] + arguments
    var words: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    var entries: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in words + entries { free(text) } }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&defaults, number) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The threads of Dispatch block signals, and a process takes this from the thread that starts it.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      for stream in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, output, stream) }
    }
    var process: pid_t = 0
    let problem = posix_spawn(&process, all[0], &actions, &attributes, &words, &entries)
    guard problem == 0 else { throw .unavailable("Cannot run \(path): \(String(cString: strerror(problem))).") }
    return process
  }

  /// Runs the program in the foreground, with the terminal and its keys. Returns its exit status as a shell reports it.
  func runInForeground(_ arguments: [String]) throws(Failure) -> Int32 {
    // The keys that end the program must not end the one that waits for it.
    let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    return Self.wait(for: try spawn(arguments))
  }

  private static func wait(for process: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return ending(status)
  }

  /// How a process that was spawned has ended: its status, or 128 and the signal. Returns `nil` while it runs.
  static func ending(of process: Int32) -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return ending(status)
  }

  private static func ending(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
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
    do { try Self.run(process) } catch { throw .unavailable("Cannot run \(path): \(error.localizedDescription)") }
    meanwhile()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Starts a process. The system calls a program that was just written busy while another thread's new process has its file open.
  private static func run(_ process: Process) throws {
    for _ in 0..<100 {
      do {
        return try process.run()
      } catch let error as NSError where (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(ETXTBSY) {
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
    try process.run()
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
