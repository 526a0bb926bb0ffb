import Foundation

/// All projects, people and issues, as they were published.
struct Snapshot: Equatable {
  var projects: [Project] = []
  var people: [String] = []
  var issues: [Issue] = []
}

extension Snapshot: Codable {
  /// The issues that the app comes with.
  static let bundled: Snapshot = {
    guard let file = Bundle.module.url(forResource: "Issues", withExtension: "json"),
      let data = try? Data(contentsOf: file), let snapshot = try? Snapshot(json: data)
    else { return Snapshot() }
    return snapshot
  }()

  /// Reads what a server or a file holds. What is not sound is refused as a whole.
  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(Snapshot.self, from: json)
    guard isSound else { throw CocoaError(.coderInvalidValue) }
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      return try encoder.encode(self)
    }
  }

  private var isSound: Bool {
    let known = Set(projects.map(\.id))
    return known.count == projects.count && Set(people).count == people.count
      && Set(issues.map(\.id)).count == issues.count
      && issues.allSatisfy { known.contains($0.project) && $0.isSound }
  }
}

extension Issue {
  fileprivate var isSound: Bool {
    let texts = [title, body] + comments.map(\.text)
    return number > 0 && !title.isEmpty && texts.allSatisfy { $0.utf8.count <= 50_000 }
  }
}
