import Foundation

/// Keeps the last answer of a server in a file, for when the server cannot be reached.
struct SnapshotCache: Sendable {
  let file: URL

  static let standard = SnapshotCache(file: .cachesDirectory.appending(path: "Issues/Answer.json"))

  struct Answer: Codable {
    let server: URL
    let date: Date
    let json: Data
  }

  /// Returns the last answer of a server.
  func snapshot(of server: IssueServer) -> (Snapshot, Date)? {
    guard let data = try? Data(contentsOf: file), let answer = try? JSONDecoder().decode(Answer.self, from: data),
      answer.server == server.address, let snapshot = try? Snapshot(json: answer.json)
    else { return nil }
    return (snapshot, answer.date)
  }

  /// A full disk only means that there is nothing to read offline.
  func keep(_ snapshot: Snapshot, of server: IssueServer, on date: Date) {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder()
      .encode(Answer(server: server.address, date: date, json: snapshot.json))
      .write(to: file, options: .atomic)
  }
}
