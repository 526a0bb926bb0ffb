import Foundation

/// The running app, and what it and this tool tell each other.
@MainActor
final class DevelopedApp {
  /// What the app says.
  enum Report: String, Decodable {
    case ready, handedOver, reload, restart, textShown, textUnknown
  }

  private struct Line: Decodable { let `is`: Report }

  private struct Order: Encodable {
    var `do`: String
    var problems: [BuildProblem]?
    var old: String?
    var new: String?
  }

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
    report: @escaping @MainActor (Report) -> Void
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

  private func read() -> [Report] {
    lines.append(reports.handle.availableData)
    var found: [Report] = []
    while let line = lines.next() {
      if let line = try? JSONDecoder().decode(Line.self, from: line) { found.append(line.is) }
    }
    return found
  }

  func show(_ problems: [BuildProblem]) { send(Order(do: "problems", problems: problems)) }

  func show(_ edit: TextEdit) { send(Order(do: "text", old: edit.old, new: edit.new)) }

  func askToHandOver() { send(Order(do: "handOver")) }

  private func send(_ order: Order) {
    if let line = try? JSONEncoder().encode(order) { orders.send(line) }
  }

  func end() { _ = kill(process, SIGTERM) }

  func stopListening() {
    source?.cancel()
    source = nil
  }
}
