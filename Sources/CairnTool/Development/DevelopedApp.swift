import CairnMessages
import Foundation

/// The running app, and what it and this tool tell each other.
@MainActor
final class DevelopedApp {
  let process: Int32
  private let folder: URL
  private let orders: NamedPipe
  private let reports: NamedPipe
  private var source: (any DispatchSourceRead)?
  private var lines = LineBuffer()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - folder: A new folder for what the two tell each other.
  ///   - handover: The file that the process before has written, or `nil` to begin from the start.
  init(
    _ program: Program, in folder: URL, handover: URL?,
    report: @escaping @MainActor (DevelopmentReport) -> Void
  ) throws(Failure) {
    self.folder = folder
    try Files.makeFolder(folder)
    if let handover, Files.exists(handover) { try Files.copy(handover, to: folder.appending(path: "handover.json")) }
    orders = try NamedPipe(folder.appending(path: "to-app"))
    reports = try NamedPipe(folder.appending(path: "from-app"))
    var program = program
    program.environment["CAIRN_DEV"] = folder.path
    process = try program.spawn([])
    let descriptor = reports.handle.fileDescriptor
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        for one in self.read() { report(one) }
      }
    }
    source.resume()
    self.source = source
  }

  /// Where the process writes what it hands over.
  var handover: URL { folder.appending(path: "handover.json") }

  private func read() -> [DevelopmentReport] {
    lines.append(reports.handle.availableData)
    var found: [DevelopmentReport] = []
    while let line = lines.next() {
      if let report = try? JSONDecoder().decode(DevelopmentReport.self, from: line) { found.append(report) }
    }
    return found
  }

  func send(_ order: DevelopmentOrder) {
    if let line = try? JSONEncoder().encode(order) { orders.send(line) }
  }

  func end() { _ = kill(process, SIGTERM) }

  func stopListening() {
    source?.cancel()
    source = nil
  }
}
