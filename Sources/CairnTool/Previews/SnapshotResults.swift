import CairnMessages
import Foundation

/// What became of snapshots.
struct SnapshotResults {
  private(set) var lines: [PreviewLine]
  /// Files in the folder that no preview has.
  private(set) var stale: [String] = []
  /// Why there are no PNG files, if none were requested.
  private var excuse: String?

  init(lines: [PreviewLine]) { self.lines = lines.filter { $0.outcome != .started } }

  var hasFailures: Bool { lines.contains { $0.outcome == .failed } }
  var differs: Bool { !stale.isEmpty || lines.contains { $0.outcome == .changed || $0.outcome == .added } }

  /// Leaves out pictures that could not be taken.
  mutating func excusePNG() {
    let missing = lines.filter { $0.outcome == .failed && $0.path?.hasSuffix(".png") == true }
    excuse = missing.first?.details
    lines.removeAll { missing.contains($0) }
  }

  /// Finds the files of previews that exist no more.
  mutating func findStale(in folder: URL, of previews: [PreviewLine], _ request: PreviewRequest) {
    let known = Set(previews.map(\.id))
    let endings = request.formats.map(\.ending)
    stale = Files.everything(in: folder).compactMap { file in
      guard endings.contains(file.pathExtension) else { return nil }
      let path = String(file.path.dropFirst(folder.path.count)).drop { $0 == "/" }
      var id = String(path.dropLast(file.pathExtension.count + 1))
      let isDark = id.hasSuffix(".dark")
      if isDark { id = String(id.dropLast(5)) }
      guard isDark == request.isDark, !path.hasPrefix("Pages/"), !known.contains(id) else { return nil }
      return String(path)
    }
  }

  // MARK: Printing

  func print(_ request: PreviewRequest, folder: String) {
    for line in lines {
      switch line.outcome {
      case .changed:
        Swift.print("\(request.checks ? "differs:" : "updated:") \(folder)/\(line.path ?? line.id)")
        if request.checks, let details = line.details { Swift.print(details) }
      case .added: Swift.print("\(request.checks ? "not recorded:" : "new:") \(folder)/\(line.path ?? line.id)")
      case .failed:
        Terminal.printError("failed: \(line.name) (\(line.place)): \(line.details ?? "no reason given")")
      case .same, .listed, .started: break
      }
    }
    for path in stale { Swift.print("without a preview: \(folder)/\(path)") }
    if let excuse { Terminal.printError("PNG files are left out. \(excuse)") }
    let same = lines.count { $0.outcome == .same }
    let all = lines.count { $0.outcome != .failed }
    Swift.print(all == 1 ? "1 snapshot, \(same) unchanged." : "\(all) snapshots, \(same) unchanged.")
  }

  var json: String {
    let snapshots = lines.map { line -> JSON in
      [
        "id": .string(line.id), "name": .string(line.name), "outcome": .string(line.outcome.rawValue),
        "path": line.path.map { .string($0) }, "details": line.details.map { .string($0) },
      ]
    }
    return JSON.text(["snapshots": .array(snapshots), "stale": .strings(stale)])
  }
}
