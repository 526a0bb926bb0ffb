import Foundation

/// The issues that the user has changed. `@AppStorage` keeps them.
struct Changes: RawRepresentable, Equatable {
  private var issues: [Issue.ID: Issue] = [:]
  /// A stored text that cannot be read. It stays what is stored until the user starts anew.
  private(set) var damaged: String?

  init() {}

  init?(rawValue: String) {
    do {
      let stored = try JSONDecoder().decode(Stored.self, from: Data(rawValue.utf8))
      issues = Dictionary(stored.issues.map { ($0.id, $0) }) { $1 }
    } catch {
      damaged = rawValue
    }
  }

  var rawValue: String {
    if let damaged { return damaged }
    let stored = Stored(issues: issues.values.sorted { ($0.project, $0.number) < ($1.project, $1.number) })
    guard let data = try? JSONEncoder().encode(stored) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  subscript(id: Issue.ID) -> Issue? {
    get { issues[id] }
    set { issues[id] = newValue }
  }

  private struct Stored: Codable {
    var version = 1
    var issues: [Issue]
  }
}
