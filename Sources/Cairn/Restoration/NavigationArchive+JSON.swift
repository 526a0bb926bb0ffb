import Foundation

extension NavigationArchive {
  /// Reads what `json` has written, or what Apple's `NavigationPath.CodableRepresentation` encodes to. The pages of the
  /// latter are the part `path`.
  ///
  /// Any input is safe: it is read, or a problem is thrown. The elements stay text until they are restored.
  public init(json data: Data) throws(Problem) {
    do {
      if data.first(where: { !Self.spaces.contains($0) }) == UInt8(ascii: "[") {
        self.init(parts: ["path": try Self.elements(ofApple: data)])
      } else {
        self = try JSONDecoder().decode(NavigationArchive.self, from: data)
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .damaged(reason: String(describing: error))
    }
  }

  private static let spaces = Set(" \n\r\t".utf8)

  /// Apple's format is a list of strings: for each page, the top first, the type's name and the JSON.
  private static func elements(ofApple data: Data) throws -> [Element] {
    let strings = try JSONDecoder().decode([String].self, from: data)
    guard strings.count.isMultiple(of: 2) else {
      throw Problem.damaged(reason: "A list of \(strings.count) strings does not have two for each page.")
    }
    return stride(from: strings.count - 2, through: 0, by: -2).map { Element(name: strings[$0], json: strings[$0 + 1]) }
  }

  /// The archive as JSON.
  public var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and whole numbers always encode; a date that does not is left out.
    return (try? encoder.encode(self)) ?? (try? encoder.encode(NavigationArchive(version: version, parts: parts)))
      ?? Data("{}".utf8)
  }

  /// Reads an archive that must keep to the limits of some rules.
  init(text: String, within rules: RuleSet, now: Date = Date()) throws(Problem) {
    let bytes = text.utf8.count
    guard bytes <= rules.mostBytes else { throw .tooLarge(bytes: bytes) }
    try self.init(json: Data(text.utf8))
    if let date, let age = rules.greatestAge, now.timeIntervalSince(date) > age { throw .tooOld(date) }
  }
}

extension NavigationArchive: Codable {
  private enum Key: String, CodingKey { case version, date, parts }

  /// Reads an archive.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    version = try container.decode(Int.self, forKey: .version)
    date = try container.decodeIfPresent(Double.self, forKey: .date).map(Date.init(timeIntervalSince1970:))
    parts = try container.decode([String: [Element]].self, forKey: .parts)
  }

  /// Writes the archive.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: .version)
    try container.encodeIfPresent(date?.timeIntervalSince1970, forKey: .date)
    try container.encode(parts, forKey: .parts)
  }
}
