import Foundation

/// The state of each module's sources at the last build, to find out whose objects are out of date.
///
/// Optimized objects contain code of the modules below. The compiler does not notice when only that code has changed, and would
/// keep objects that call what is no longer there.
struct SourceStamps: Codable, Equatable {
  private var stamps: [String: String]

  init(of targets: [CairnPackage.Target], in source: URL) {
    stamps = [:]
    for target in targets {
      let files = Files.everything(in: source.appending(path: target.path)).map { file in
        let about = try? file.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
        let time = about?.contentModificationDate?.timeIntervalSince1970 ?? 0
        return "\(file.path) \(about?.fileSize ?? 0) \(time)"
      }
      stamps[target.name] = files.sorted().joined(separator: "\n")
    }
  }

  /// Returns the modules that use, directly or not, a module whose sources differ from `before`.
  func outOfDate(since before: SourceStamps?, among targets: [CairnPackage.Target]) -> Set<String> {
    let changed = Set(targets.map(\.name).filter { before?.stamps[$0] != stamps[$0] })
    let uses = Dictionary(targets.map { ($0.name, $0.dependencies ?? []) }, uniquingKeysWith: { first, _ in first })
    var isOutOfDate: [String: Bool] = [:]
    func visit(_ name: String) -> Bool {
      if let known = isOutOfDate[name] { return known }
      isOutOfDate[name] = false
      // Without a shortcut, so that each module below gets its answer.
      let answers = (uses[name] ?? []).map { visit($0) || changed.contains($0) }
      isOutOfDate[name] = answers.contains(true)
      return answers.contains(true)
    }
    return Set(targets.map(\.name).filter(visit))
  }

  static func read(_ file: URL) -> SourceStamps? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(SourceStamps.self, from: $0) }
  }

  func write(_ file: URL) throws(Failure) {
    guard let data = try? JSONEncoder().encode(self) else {
      throw .data("The state of the sources cannot be described.")
    }
    try Files.write(String(decoding: data, as: UTF8.self), to: file)
  }
}
