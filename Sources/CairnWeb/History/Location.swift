import CairnCore
import CairnPrinting
import CairnWire
import Foundation

/// The location of a page: the parts of its URL. Each page adds one: from the app's URL pattern, the name of the link
/// that opens it, or a signed element of its path.
struct Location: Equatable {
  var steps: [String] = []
  var query: [String: String] = [:]
  /// Whether a part replaces the location below it instead of adding to it.
  var isWhole = false

  static let mostSteps = 64
  static let mostBytes = 4_096

  init(steps: [String] = [], query: [String: String] = [:], isWhole: Bool = false) {
    self.steps = steps
    self.query = query
    self.isWhole = isWhole
  }

  init(_ address: PageAddress, isWhole: Bool = false) {
    self.init(steps: address.segments, query: address.query, isWhole: isWhole)
  }

  var address: PageAddress { PageAddress(segments: steps, query: query) }

  /// Reads the path and the query of a request. Returns `nil` if they are malformed.
  ///
  /// An address is untrusted input that reaches the page and the log. Control characters and those that change the
  /// text's direction are removed.
  init?(path: String, query text: String? = nil) {
    guard let steps = Self.steps(of: path), (text?.utf8.count ?? 0) <= Self.mostBytes,
      let items = PercentCoding.fields(of: text ?? ""), items.count <= Self.mostSteps
    else { return nil }
    self.init(steps: steps)
    for item in items where query[item.name] == nil { query[item.name.printableLines] = item.value.printableLines }
  }

  /// Parses ``url``.
  init?(url: String) {
    let halves = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(path: String(halves.first ?? ""), query: halves.count > 1 ? String(halves[1]) : nil)
  }

  /// Returns the steps of a path, or `nil` if it is not one.
  static func steps(of path: String) -> [String]? {
    guard path.hasPrefix("/"), path.utf8.count <= mostBytes else { return nil }
    let parts = path.split(separator: "/")
    guard parts.count <= mostSteps else { return nil }
    var steps: [String] = []
    for part in parts {
      guard let step = PercentCoding.decode(part)?.printableLines, !step.isEmpty, step != "..", step != "." else {
        return nil
      }
      steps.append(step)
    }
    return steps
  }

  /// Returns a name as a path component: in lower case, with hyphens between words.
  static func step(for name: String) -> String {
    var step = ""
    var isGap = false
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        if isGap, !step.isEmpty { step += "-" }
        step.append(character)
        isGap = false
      } else {
        isGap = true
      }
      if step.count >= 60 { break }
    }
    return step.isEmpty ? "page" : step
  }

  /// The location of a page that is pushed on this one.
  func adding(_ part: Location) -> Location {
    part.isWhole
      ? Location(steps: part.steps, query: part.query)
      : Location(steps: steps + part.steps, query: query.merging(part.query) { $1 })
  }

  /// Whether an address refers to this location. Additional query items, which links on other sites add, are ignored.
  func isMeant(by other: Location) -> Bool { steps == other.steps && hasQuery(within: other) }

  /// Whether the page is above another location's page.
  func isAbove(_ other: Location) -> Bool { steps.count > other.steps.count && steps.starts(with: other.steps) }

  func hasQuery(within other: Location) -> Bool { address.hasQuery(within: other.query) }

  /// The path and the query.
  var url: String {
    // Two slashes at the start would be read as another host.
    let path = "/" + steps.filter { !$0.isEmpty }.map { PercentCoding.encode($0) }.joined(separator: "/")
    if query.isEmpty { return path }
    return path + "?"
      + query.sorted { $0.key < $1.key }
      .map { "\(PercentCoding.encode($0.key))=\(PercentCoding.encode($0.value))" }.joined(separator: "&")
  }
}

extension HTTPRequest {
  /// The same address on this server. The request's text is not echoed: `//host/path` or `/\\host` would redirect the
  /// browser to another server.
  var ownAddress: String { Location(path: path, query: query)?.url ?? "/" }
}
