import Foundation

extension NavigationArchive {
  /// What this version of the app makes of a file with a saved state.
  public struct Replay: Sendable, CustomStringConvertible {
    /// The name of the file.
    public let file: String
    /// Why the file is not used at all.
    public let problem: Problem?
    /// The parts of the file by name.
    public let parts: [RestorationReport]

    /// The elements that this version cannot read.
    public var unreadable: [RestorationReport.Unreadable] { parts.flatMap(\.unreadable) }

    /// Whether everything in the file is restored.
    public var isComplete: Bool { problem == nil && unreadable.isEmpty }

    /// The file and its unreadable elements, one a line.
    public var description: String {
      if let problem { return "\(file): \(problem)" }
      let missing = parts.flatMap { part in
        part.unreadable.map { "\(part.part), index \($0.position), “\($0.element.name)”: \($0.reason)" }
      }
      return ([isComplete ? "\(file): complete" : "\(file):"] + missing).joined(separator: "\n  ")
    }
  }

  /// Restores each file of a folder, to test that a new version still opens what older ones have saved.
  ///
  /// ```swift
  /// @Test func oldStatesStillOpen() throws {
  ///   for replay in try NavigationArchive.replay(folder: oldStates, version: 3, rules: IssuesApp.rules) {
  ///     #expect(replay.isComplete, "\(replay)")
  ///   }
  /// }
  /// ```
  ///
  /// Every file counts, also one that is damaged; hidden files do not. An age limit is ignored, because a test's
  /// files only get older.
  ///
  /// - Returns: The results in the order of the files' names.
  public static func replay(folder: URL, version: Int, rules: [RestorationRule] = []) throws -> [Replay] {
    var rules = RuleSet(rules)
    rules.greatestAge = nil
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return files.sorted { $0.lastPathComponent < $1.lastPathComponent }.filter { !$0.hasDirectoryPath }.map {
      replay($0, version: version, rules)
    }
  }

  private static func replay(_ file: URL, version: Int, _ rules: RuleSet) -> Replay {
    let name = file.lastPathComponent
    do throws(Problem) {
      guard let data = try? Data(contentsOf: file) else { throw .damaged(reason: "The file cannot be opened.") }
      let archive = try NavigationArchive(text: String(decoding: data, as: UTF8.self), within: rules)
      let coder = PartCoder.path(rules)
      let parts = archive.parts.sorted { $0.key < $1.key }.map { part, elements in
        let reading = coder.reading(elements, from: archive.version, to: version, by: rules)
        return RestorationReport(
          part: part, outcome: .restored, restored: reading.shown.map { $0.element.name },
          unreadable: reading.unreadable)
      }
      return Replay(file: name, problem: nil, parts: parts)
    } catch {
      return Replay(file: name, problem: error, parts: [])
    }
  }
}
